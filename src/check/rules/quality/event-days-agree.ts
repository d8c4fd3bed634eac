import type { EventBlock } from '../../../generated/config-types';
import { listEvents } from '../../../content/list-events';
import type { Diagnostic } from '../../diagnostic';
import { numberWords } from '../../../utils/english';
import { dayMs, monthNames, readDay } from '../../../content/dates/read-day';
import type { Rule } from '../rule';

/** The words about an event match its dates: "April 15–18, 2027", "three nights". */
export const eventDaysAgree = {
  problems: {
    CFG0614: {
      severity: 'warning',
      title: 'The dates of an event contradict each other.',
      cause:
        'The text about an event has different dates, or a different number of nights, than "start" and "end". Perhaps only the text or only the settings were updated.',
      inEditor: 'Correct the text, or correct “Start” and “End”.',
      example: {
        kind: 'settings',
        bad: {
          '/routes/1/blocks/1/dates': 'April 16–19, 2027',
          '/routes/1/blocks/1/start': '2027-04-15',
          '/routes/1/blocks/1/end': '2027-04-18',
        },
        good: {
          '/routes/1/blocks/1/dates': 'April 15–18, 2027',
          '/routes/1/blocks/1/start': '2027-04-15',
          '/routes/1/blocks/1/end': '2027-04-18',
        },
      },
    },
  },
  check: ({ config }) =>
    listEvents(config).flatMap(({ event, path }): Diagnostic[] => {
      const start = readDay(event.start);
      const end = readDay(event.end ?? event.start);
      // Another rule reports days that do not exist.
      if (start === undefined || end === undefined || end < start) return [];
      const nights = (end - start) / dayMs;
      return [
        ...('dates' in event ? explainDates(event, path) : []),
        ...explainNights(event.title, nights, [...path, 'title']),
        ...explainNights(event.text ?? '', nights, [...path, 'text']),
      ];
    }),
} satisfies Rule;

function explainDates(
  { start, end = start, dates = '' }: EventBlock,
  path: Diagnostic['path'],
): Diagnostic[] {
  const written = new Set(dates.match(/\d+/g)?.map(Number));
  const days = [start, end].map((date) => Number(date.slice(8)));
  const names = monthNames.filter((name) => dates.includes(name));
  const meant = new Set([start, end].map((date) => monthNames[Number(date.slice(5, 7)) - 1]));
  const year = [...written].find((number) => number > 31);
  const wrong =
    (written.size > 0 && days.some((number) => !written.has(number))) ||
    names.some((name) => !meant.has(name)) ||
    (year !== undefined && year !== Number(start.slice(0, 4)) && year !== Number(end.slice(0, 4)));
  if (!wrong) return [];
  return [
    {
      code: 'CFG0614',
      path: [...path, 'dates'],
      message: `"${dates}" does not match "start" (${start}) and "end" (${end}).`,
      hint: 'Correct the text, or correct "start" and "end".',
    },
  ];
}

/** Compares "three nights" and "four-day" with the number of nights. */
function explainNights(text: string, nights: number, path: Diagnostic['path']): Diagnostic[] {
  const words = numberWords.slice(2).join('|');
  const counts = new RegExp(`\\b(\\d+|${words})[ -](nights?\\b|day\\b)`, 'gi');
  return [...text.matchAll(counts)].flatMap((match): Diagnostic[] => {
    const [found, count = '', unit = ''] = match;
    const written = /\d/.test(count) ? Number(count) : numberWords.indexOf(count.toLowerCase());
    const right = unit.toLowerCase().startsWith('night') ? nights : nights + 1;
    if (written === right) return [];
    return [
      {
        code: 'CFG0614',
        path,
        message: `"${found}" does not match the dates: "start" to "end" is ${countOf(nights + 1, 'day')}${nights === 0 ? '' : ` and ${countOf(nights, 'night')}`}.`,
        hint: 'Correct the text, or correct "start" and "end".',
        part: { start: match.index, end: match.index + found.length },
        subject: `nights:${path.slice(0, 4).join('/')}`,
      },
    ];
  });
}

function countOf(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
