import { readMoment, type MomentFault } from '../../content/dates/read-moment';
import type { Diagnostic } from '../diagnostic';

const faults: Record<MomentFault, string> = {
  form: 'Write year, month, day and time: "2027-04-15T09:00".',
  day: 'This day does not exist in the calendar.',
  time: 'Hours go from 00 to 23 and minutes from 00 to 59; a UTC offset is at most 14 hours.',
  zone: 'Add your time zone under "site", for example "timeZone": "America/Chicago". Or add a UTC offset here: "2027-04-15T09:00-05:00".',
  skipped: 'Clocks are set forward on that day and skip this time. Choose another time.',
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
): Pick<Diagnostic, 'message' | 'hint' | 'subject'> | undefined {
  const fault = readMoment(written, timeZone);
  if (typeof fault === 'number') return undefined;
  const message =
    fault === 'zone'
      ? `"${written}" needs a time zone.`
      : `"${written}" is not a valid date and time.`;
  const subject = fault === 'zone' ? 'time zone' : undefined;
  return { message, hint: hints[fault] ?? faults[fault], ...(subject && { subject }) };
}
