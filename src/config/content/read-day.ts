export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * The day that a date names, in milliseconds since 1970; undefined when that day does not exist.
 *
 * @param date `2027-04-15` or `January 3, 2024`
 */
export function readDay(date: string): number | undefined {
  const day = Number(/(\d+)(?:, \d{4})?$/.exec(date)?.[1]);
  const time = new Date(date.includes(',') ? `${date} UTC` : date);
  return time.getUTCDate() === day ? time.getTime() : undefined;
}
