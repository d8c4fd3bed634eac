import type { Diagnostic } from '../../diagnostic';
import { isTimeZone } from '../../../content/dates/read-moment';
import { compareWith, readPeriod, type Scheduled } from '../../../content/dates/schedule';
import { explainMoment } from '../../problems/explain-moment';
import type { Rule } from '../rule';

/** What says when something is published can be meant: moments that there are, in their order. */
export const invalidTimes = {
  problems: {
    CFG0640: {
      severity: 'error',
      title: 'A date and time does not exist or needs a time zone.',
      cause:
        'The day or time does not exist, or it needs a time zone: add "timeZone" under "site", or a UTC offset at the end.',
      example: {
        kind: 'settings',
        bad: { '/entities/posts/0/publishAt': '2027-02-30T09:00-06:00' },
        good: { '/entities/posts/0/publishAt': '2027-02-28T09:00-06:00' },
      },
    },
    CFG0641: {
      severity: 'error',
      title: 'Something is unpublished before it is published.',
      cause:
        '"unpublishAt" is not after "publishAt", so visitors would never see it. Perhaps the two are swapped, or one has a wrong year.',
      example: {
        kind: 'settings',
        bad: {
          '/entities/posts/0/publishAt': '2027-05-01T09:00Z',
          '/entities/posts/0/unpublishAt': '2027-04-01T09:00Z',
        },
        good: {
          '/entities/posts/0/publishAt': '2027-04-01T09:00Z',
          '/entities/posts/0/unpublishAt': '2027-05-01T09:00Z',
        },
      },
    },
    CFG0642: {
      severity: 'warning',
      title: 'A draft should have been published by now.',
      cause:
        'The date in "publishAt" has passed, but visitors do not see this content because it is still a draft. If it is ready, delete "status": "draft".',
      inEditor: 'If it is ready, choose “Published” under “Status”. If not, set a later date.',
      example: {
        kind: 'settings',
        bad: {
          '/entities/posts/0/status': 'draft',
          '/entities/posts/0/publishAt': '2026-01-05T09:00Z',
        },
        good: {
          '/entities/posts/0/status': 'published',
          '/entities/posts/0/publishAt': '2026-01-05T09:00Z',
        },
      },
    },
  },
  check: ({ config: { site }, scheduled, checkContext: { now } }) => {
    const { timeZone } = site;
    if (timeZone !== undefined && !isTimeZone(timeZone)) return [explainZone(timeZone)];
    return scheduled.flatMap((one): Diagnostic[] => {
      const faults = (['publishAt', 'unpublishAt'] as const).flatMap((key) => {
        const written = one.item[key];
        const fault = written === undefined ? undefined : checkMoment(written, timeZone);
        return fault ? [{ ...fault, path: [...one.path, key] }] : [];
      });
      return faults.length > 0 ? faults : checkOrder(one, timeZone, now);
    });
  },
} satisfies Rule;

/** Nobody plans anything for another century. */
const years = { first: '2000', last: '2099' };

function explainZone(timeZone: string): Diagnostic {
  return {
    code: 'CFG0640',
    path: ['site', 'timeZone'],
    message: `"${timeZone}" is not a time zone.`,
    similar: { to: timeZone, among: Intl.supportedValuesOf('timeZone') },
    otherwise: 'Write a region and a large city: "America/Chicago".',
  };
}

function checkMoment(
  written: string,
  timeZone: string | undefined,
): Omit<Diagnostic, 'path'> | undefined {
  const year = written.slice(0, 4);
  if (year < years.first || year > years.last) {
    const hint = `Write a year from ${years.first} to ${years.last}.`;
    return { code: 'CFG0640', message: `The year ${year} is out of range.`, hint };
  }
  const found = explainMoment(written, timeZone);
  return found && { code: 'CFG0640', ...found };
}

function checkOrder(
  { item, path }: Scheduled,
  timeZone: string | undefined,
  now: number | undefined,
): Diagnostic[] {
  const { status, publishAt, unpublishAt } = item;
  const { from, until } = readPeriod({ ...item, status: 'published' }, timeZone);
  if (until <= from) {
    return [
      {
        code: 'CFG0641',
        path: [...path, 'unpublishAt'],
        message: `This content would be unpublished (${unpublishAt}) before it is published (${publishAt}).`,
        hint: 'Swap the two dates, or correct the wrong one.',
        related: [{ path: [...path, 'publishAt'], message: 'The publication date is here.' }],
      },
    ];
  }
  const isLate = status === 'draft' && publishAt !== undefined && now !== undefined;
  if (!isLate || compareWith({ from, until }, now) === 'future') return [];
  return [
    {
      code: 'CFG0642',
      path: [...path, 'publishAt'],
      message: `This was due on ${publishAt} but is still a draft.`,
      hint: 'If it is ready, delete "status": "draft". If not, set a later date.',
      related: [{ path: [...path, 'status'], message: 'The draft status is here.' }],
    },
  ];
}
