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
 * The day that a date names, in milliseconds since 1970; undefined when that day does not exist
 * or is thousands of years away.
 *
 * @param date `2027-04-15` or `January 3, 2024`
 */
export function readDay(date: string): number | undefined {
  const day = Number(/(\d+)(?:, \d{4})?$/.exec(date)?.[1]);
  const time = new Date(date.includes(',') ? `${date} UTC` : date);
  // Files for calendars name the day after an event, and have four digits for its year.
  const isWritable = time.getUTCFullYear() < 9999;
  return isWritable && time.getUTCDate() === day ? time.getTime() : undefined;
}
