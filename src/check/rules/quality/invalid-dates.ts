import type { ConfigText } from '../../../content/list-references';
import type { Diagnostic } from '../../diagnostic';
import { readDay } from '../../../content/dates/read-day';
import { getIn } from '../../../utils/json';
import type { Rule } from '../rule';

/** Every date is in the calendar, and no event ends before it starts. */
export const invalidDates = {
  problems: {
    CFG0605: {
      severity: 'error',
      title: 'A date does not exist, or an end date is before the start date.',
      cause:
        'The date does not exist in the calendar, the end is before the start, or the year is clearly wrong.',
      example: {
        kind: 'settings',
        bad: { '/entities/posts/0/date': '2024-02-30' },
        good: { '/entities/posts/0/date': '2024-02-29' },
      },
    },
  },
  check: ({ config, textsWhere }) =>
    textsWhere(isDay).flatMap(({ value, node: { planned, notBefore }, path }): Diagnostic[] => {
      const check = planned ? checkPlannedDay : checkDay;
      const faults = check(value, path);
      if (faults.length > 0 || notBefore === undefined) return faults;
      const start = getIn(config, [...path.slice(0, -1), notBefore]);
      if (typeof start !== 'string' || start <= value || check(start, path).length > 0) return [];
      const message = `The end (${value}) is before the start (${start}).`;
      return [
        { code: 'CFG0605', path, message, hint: 'Swap the two dates, or correct the wrong one.' },
      ];
    }),
} satisfies Rule;

/** Nobody plans anything for another century, and calendars cannot write the day after 9999. */
const plannedYears = { first: '2000', last: '2099' };

function isDay({ node }: ConfigText): boolean {
  return node.format === 'day';
}

function checkPlannedDay(day: string, path: Diagnostic['path']): Diagnostic[] {
  const year = day.slice(0, 4);
  if (year >= plannedYears.first && year <= plannedYears.last) return checkDay(day, path);
  return [
    {
      code: 'CFG0605',
      path,
      message: `The year ${year} is out of range.`,
      hint: `Write a year from ${plannedYears.first} to ${plannedYears.last}.`,
    },
  ];
}

function checkDay(day: string, path: Diagnostic['path']): Diagnostic[] {
  if (readDay(day) !== undefined) return [];
  const message = `"${day}" is not a valid date.`;
  return [{ code: 'CFG0605', path, message, hint: explainDay(day) }];
}

function explainDay(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  const isInCalendar = year < 9999 && month >= 1 && month <= 12;
  if (!isInCalendar) return 'Write year, month and day: "2027-04-15".';
  const last = new Date(Date.UTC(year, month, 0));
  const name = last.toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return `${name} has ${last.getUTCDate()} days: write a day from 1 to ${last.getUTCDate()}.`;
}
