import { listRuleDays, moveDay, nameWeekday } from '../../../content/dates/occurrences';
import { readDay } from '../../../content/dates/read-day';
import type { Event, EventRepeats } from '../../../generated/config-types';
import { joinChoices } from '../../../utils/english';
import type { Diagnostic } from '../../diagnostic';
import type { Rule } from '../rule';

const group = {
  id: 'group',
  title: 'Grief group',
  summary: 'An evening for people who mourn.',
  start: '2027-01-12',
  place: 'At the office',
};

/** An event that repeats has the dates that its settings name. */
export const eventRepeatsPossible = {
  problems: {
    CFG0694: {
      severity: 'error',
      title: 'The dates of a repeating event contradict each other.',
      cause:
        'The settings under "repeats" do not match each other or the first day of the event. Lists and calendars could show wrong dates, so clients could arrive at a locked door.',
      inEditor: 'Correct the dates under “Repeats”, or the first day of the event.',
      example: {
        kind: 'settings',
        bad: {
          '/entities/events': [
            { ...group, repeats: { frequency: 'weekly', except: ['2027-01-20'] } },
          ],
        },
        good: {
          '/entities/events': [
            { ...group, repeats: { frequency: 'weekly', except: ['2027-01-19'] } },
          ],
        },
      },
    },
  },
  check: ({ config }) =>
    config.entities.events.flatMap((event, index) => {
      // Another rule reports days that do not exist.
      if (!event.repeats || readDay(event.start) === undefined) return [];
      const faults = explainRule(event, event.repeats);
      const all = faults.length > 0 ? faults : explainDays(event, event.repeats);
      return all.map(({ path, ...fault }): Diagnostic => {
        return { code: 'CFG0694', path: ['entities', 'events', index, ...path], ...fault };
      });
    }),
} satisfies Rule;

type Fault = Pick<Diagnostic, 'path' | 'message' | 'hint'>;

/** Finds settings that contradict the first day or each other. */
function explainRule({ start }: Event, repeats: EventRepeats): Fault[] {
  const { frequency, weekdays, until, count } = repeats;
  const weekday = nameWeekday(start);
  const faults: (Fault | false)[] = [
    until !== undefined &&
      until < start && {
        path: ['repeats', 'until'],
        message: `The last date (${until}) is before the start (${start}).`,
        hint: 'Correct the wrong date.',
      },
    until !== undefined &&
      count !== undefined && {
        path: ['repeats', 'count'],
        message: 'The event has both "until" and "count".',
        hint: 'Delete one of the two.',
      },
    frequency !== 'weekly' &&
      weekdays.length > 0 && {
        path: ['repeats', 'weekdays'],
        message: 'Only weekly events can have "weekdays".',
        hint: 'Delete "weekdays", or write "frequency": "weekly".',
      },
    frequency === 'weekly' &&
      weekdays.length > 0 &&
      !weekdays.some((day) => day === weekday) && {
        path: ['start'],
        message: `The event starts on a ${weekday}, but repeats on ${joinChoices(weekdays)}.`,
        hint: `Add "${weekday}" to "weekdays", or correct "start".`,
      },
    frequency === 'monthly-on-last-weekday' &&
      moveDay(start, 7).slice(0, 7) === start.slice(0, 7) && {
        path: ['start'],
        message: `${start} is not the last ${weekday} of its month.`,
        hint: 'Correct "start", or write "frequency": "monthly-on-weekday".',
      },
  ];
  return faults.filter((fault) => fault !== false);
}

/** Finds exceptions and weekdays on which the event never takes place. */
function explainDays(event: Event, { weekdays, until, count, except }: EventRepeats): Fault[] {
  const isEndless = until === undefined && count === undefined;
  const last = isEndless ? (except.toSorted().at(-1) ?? event.start) : undefined;
  const days = new Set<string>();
  for (const day of listRuleDays(event)) {
    if (last !== undefined && day > last) break;
    days.add(day);
  }
  const found = new Set([...days].map(nameWeekday));
  const isLeftOut = !isEndless && [...days].every((day) => except.includes(day));
  return [
    ...except.flatMap((day, index): Fault[] =>
      days.has(day) || readDay(day) === undefined
        ? []
        : [
            {
              path: ['repeats', 'except', index],
              message: `The event does not take place on ${day}, a ${nameWeekday(day)}.`,
              hint: 'Correct this date, or delete it.',
            },
          ],
    ),
    ...weekdays.flatMap((weekday, index): Fault[] =>
      isEndless || found.has(weekday)
        ? []
        : [
            {
              path: ['repeats', 'weekdays', index],
              message: `The event has no date on a ${weekday}.`,
              hint: 'Delete this weekday, or let the event repeat longer.',
            },
          ],
    ),
    ...(isLeftOut
      ? [
          {
            path: ['repeats', 'except'],
            message: 'All dates of the event are left out.',
            hint: 'Delete the exceptions, or cancel the event with "state": "canceled".',
          },
        ]
      : []),
  ];
}
