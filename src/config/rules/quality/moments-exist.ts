import type { Finding } from '../../finding';
import { isTimeZone } from '../../content/read-moment';
import { compareWith, readPeriod, type Scheduled } from '../../content/schedule';
import { explainMoment } from '../../problems/explain-moment';
import type { Rule } from '../rule';

/** What says when something is published can be meant: moments that there are, in their order. */
export const momentsExist = {
  problems: {
    CFG0640: {
      severity: 'error',
      title: 'A moment does not exist, or nobody knows which one is meant.',
      cause:
        'There is no such day or time. Or the moment depends on where you are: it needs a time zone, as "timeZone" under "site" or as a distance from UTC at its end.',
      example: {
        kind: 'settings',
        bad: { '/entities/posts/0/publishAt': '2027-02-30T09:00-06:00' },
        good: { '/entities/posts/0/publishAt': '2027-02-28T09:00-06:00' },
      },
    },
    CFG0641: {
      severity: 'error',
      title: 'Something is taken off before it is published.',
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
        'The moment in "publishAt" has passed, but nobody sees it, because it is still a draft. If it is ready, delete "status": "draft".',
      inEditor: 'Choose “Published” under “Status” if it is ready, or write a later moment.',
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
  check: ({ config: { site }, scheduled, surroundings: { now } }) => {
    const { timeZone } = site;
    if (timeZone !== undefined && !isTimeZone(timeZone)) return [explainZone(timeZone)];
    return scheduled.flatMap((one): Finding[] => {
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

function explainZone(timeZone: string): Finding {
  return {
    code: 'CFG0640',
    path: ['site', 'timeZone'],
    message: `There is no time zone "${timeZone}".`,
    similar: { to: timeZone, among: Intl.supportedValuesOf('timeZone') },
    otherwise: 'Write a region and a large city in it, such as "America/Chicago".',
  };
}

function checkMoment(
  written: string,
  timeZone: string | undefined,
): Omit<Finding, 'path'> | undefined {
  const year = written.slice(0, 4);
  if (year < years.first || year > years.last) {
    const hint = `Write a year from ${years.first} to ${years.last}.`;
    return { code: 'CFG0640', message: `Nothing can be planned for the year ${year}.`, hint };
  }
  const found = explainMoment(written, timeZone);
  return found && { code: 'CFG0640', ...found };
}

function checkOrder(
  { item, path }: Scheduled,
  timeZone: string | undefined,
  now: number | undefined,
): Finding[] {
  const { status, publishAt, unpublishAt } = item;
  const { from, until } = readPeriod({ ...item, status: 'published' }, timeZone);
  if (until <= from) {
    return [
      {
        code: 'CFG0641',
        path: [...path, 'unpublishAt'],
        message: `It is taken off on ${unpublishAt}, but published only on ${publishAt}.`,
        hint: 'Swap the two, or correct one of them.',
        related: [{ path: [...path, 'publishAt'], message: 'It is published here.' }],
      },
    ];
  }
  const isLate = status === 'draft' && publishAt !== undefined && now !== undefined;
  if (!isLate || compareWith({ from, until }, now) === 'future') return [];
  return [
    {
      code: 'CFG0642',
      path: [...path, 'publishAt'],
      message: `This was to be published on ${publishAt}, and is still a draft.`,
      hint: 'Delete "status": "draft" if it is ready, or write a later moment.',
      related: [{ path: [...path, 'status'], message: 'It is a draft here.' }],
    },
  ];
}
