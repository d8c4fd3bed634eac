import type { Place } from '../../../generated/config-types';
import { readTime } from '../../../content/dates/read-moment';
import type { Diagnostic } from '../../diagnostic';
import { examplePlace } from '../../problems/examples';
import type { Rule } from '../rule';

function withHours(closes: string): object {
  return { ...examplePlace, hours: [{ days: ['Monday'], opens: '09:00', closes }] };
}

/** A place closes after it opens, and is open once at a time. */
export const openingHours = {
  problems: {
    CFG0680: {
      severity: 'error',
      title: 'Opening hours contradict themselves.',
      cause:
        'A location closes before it opens, has overlapping hours, or has only one of the two times. A client could arrive at a locked door.',
      example: {
        kind: 'settings',
        bad: { '/entities/places': [withHours('05:00')] },
        good: { '/entities/places': [withHours('17:00')] },
      },
    },
  },
  check: ({ config: { entities } }) =>
    entities.places.flatMap((place, index) => {
      const path = ['entities', 'places', index];
      return [
        ...place.hours.flatMap((entry, position) =>
          explainOrder(entry, [...path, 'hours', position]),
        ),
        ...explainOverlaps(place, [...path, 'hours']),
        ...place.specialHours.flatMap((entry, position) =>
          explainSpecial(entry, [...path, 'specialHours', position]),
        ),
      ];
    }),
} satisfies Rule;

type Path = Diagnostic['path'];

function explainOrder(
  { opens, closes }: Readonly<Record<'opens' | 'closes', string>>,
  path: Path,
): Diagnostic[] {
  if (isBefore(opens, closes) !== false) return [];
  const evening = addHalfDay(closes);
  return [
    {
      code: 'CFG0680',
      path: [...path, 'closes'],
      message: `The closing time (${closes}) is before the opening time (${opens}).`,
      hint:
        evening !== undefined && isBefore(opens, evening)
          ? `Use 24-hour time. For the evening, write "${evening}".`
          : 'Write the later time as "closes". For hours past midnight, add an entry for each day.',
    },
  ];
}

/** Undefined when one of them is not a time, which is a mistake of its own. */
function isBefore(time: string, other: string): boolean | undefined {
  const [one, two] = [readTime(time), readTime(other)];
  return one === undefined || two === undefined ? undefined : one < two;
}

/** `05:00` → `17:00` */
function addHalfDay(time: string): string | undefined {
  const hours = Number.parseInt(time) + 12;
  return hours < 24 ? `${hours}${time.slice(-3)}` : undefined;
}

function explainOverlaps({ hours }: Place, path: Path): Diagnostic[] {
  return hours.flatMap((entry, index): Diagnostic[] => {
    const earlier = hours.findIndex(
      (other, position) =>
        position < index &&
        isBefore(other.opens, entry.closes) &&
        isBefore(entry.opens, other.closes) &&
        entry.days.some((day) => other.days.includes(day)),
    );
    const other = hours[earlier];
    const both = entry.days.find((day) => other?.days.includes(day));
    if (!other || !both) return [];
    return [
      {
        code: 'CFG0680',
        path: [...path, index, 'opens'],
        message: `On ${both}, these hours overlap with ${other.opens} to ${other.closes}.`,
        hint: `Delete "${both}" from one of the two entries, or write times that do not overlap.`,
        related: [{ path: [...path, earlier], message: 'The other entry is here.' }],
      },
    ];
  });
}

function explainSpecial(entry: Place['specialHours'][number], path: Path): Diagnostic[] {
  const { opens, closes } = entry;
  if (opens !== undefined && closes !== undefined) return explainOrder({ opens, closes }, path);
  if (opens === undefined && closes === undefined) return [];
  const [there, missing] = opens === undefined ? ['closes', 'opens'] : ['opens', 'closes'];
  return [
    {
      code: 'CFG0680',
      path: [...path, there],
      message: `These hours have "${there}" but no "${missing}".`,
      hint: `Add "${missing}". If you are closed on these days, delete "${there}".`,
    },
  ];
}
