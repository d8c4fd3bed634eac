/** A day in milliseconds. */
export const dayMs = 86_400_000;

/** The days of the week, as the config names them. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

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
 * @param date `2027-04-15`
 */
export function readDay(date: string): number | undefined {
  const time = new Date(date);
  // Files for calendars name the day after an event, and have four digits for its year.
  const isWritable = time.getUTCFullYear() < 9999;
  return isWritable && time.getUTCDate() === Number(date.slice(8)) ? time.getTime() : undefined;
}
