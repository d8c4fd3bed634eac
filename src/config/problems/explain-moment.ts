import { readMoment, type MomentFault } from '../content/read-moment';
import type { Finding } from '../finding';

const faults: Record<MomentFault, string> = {
  form: 'Write it like "2027-04-15T09:00".',
  day: 'There is no such day in the calendar.',
  time: 'Hours go from 00 to 23, minutes from 00 to 59; a distance from UTC is at most 14 hours.',
  zone: 'Write the time zone of the practice under "site", such as "timeZone": "America/Chicago", or the distance from UTC at the end of the moment: "2027-04-15T09:00-05:00".',
  skipped: 'Clocks are set forward on that day, and pass over this time. Choose another one.',
};

/**
 * Why a text names no moment, in words; undefined if it does.
 *
 * @param hints in place of the usual ones
 */
export function explainMoment(
  written: string,
  timeZone: string | undefined,
  hints: Partial<Record<MomentFault, string>> = {},
): Pick<Finding, 'message' | 'hint' | 'subject'> | undefined {
  const fault = readMoment(written, timeZone);
  if (typeof fault === 'number') return undefined;
  const message =
    fault === 'zone'
      ? `"${written}" is a different moment in each time zone, and there is none here.`
      : `There is no moment "${written}".`;
  const subject = fault === 'zone' ? 'time zone' : undefined;
  return { message, hint: hints[fault] ?? faults[fault], ...(subject && { subject }) };
}
