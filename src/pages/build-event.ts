import { formatEventDates, formatRange } from '../content/dates/format-date';
import { listOccurrences, type Occurrence } from '../content/dates/occurrences';
import { findEventMoments, writeMoment } from '../content/dates/read-moment';
import { fillTexts } from '../content/placeholders/fill-texts';
import { definition } from '../content/schema/walk-schema';
import type { Event, EventList, SiteConfig } from '../generated/config-types';
import { eventCalendarUrl } from '../payload/page-paths';
import type { EventDetails, EventFacts, EventMonths, ListedEvent } from '../payload/entries';
import type { BuildContext } from './build-context';
import { buildCounselorLink } from './build-entities';
import { buildPicture } from './build-picture';
import { buildRichText } from './build-rich-text';
import { buildAction } from './cards/card-builder';
import { writeRepeats } from './write-repeats';

/** How many of the next dates the page of an event names. */
const shownDates = 6;

/** An event with its placeholders filled in. */
export function fillEvent(event: Event, { site }: Pick<SiteConfig, 'site'>): Event {
  return fillTexts(event, definition('Event'), { site });
}

/** An event as its page shows it. @throws Error when the size of its image is not known */
export function buildEventDetails(written: Event, context: BuildContext): EventDetails {
  const event = fillEvent(written, context.config);
  const { text, image, facilitators } = event;
  const repeats = writeRepeats(event, context.config);
  return {
    ...buildFacts(event, takeFirst(listOccurrences(event), shownDates), context),
    ...(repeats !== undefined && { repeats }),
    ...(text !== undefined && { text: buildRichText(text, context, written.text) }),
    ...(image && { image: buildPicture(image, context) }),
    facilitators: facilitators.flatMap((id) => {
      const counselor = context.config.entities.counselors.find((one) => one.id === id);
      return counselor ? buildCounselorLink(counselor, context) : [];
    }),
  };
}

/** The next dates of all events, or of some, month by month. */
export function buildEventMonths(list: EventList, context: BuildContext): EventMonths {
  const { only, limit, empty, allEvents } = list;
  const { events } = context.config.entities;
  const { labels, site } = context.config;
  const dates = events
    .filter(({ id, state }) => state !== 'over' && (only.length === 0 || only.includes(id)))
    .flatMap((event) =>
      takeFirst(listOccurrences(event), limit).map((date) => ({ ...event, ...date })),
    )
    .toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
    .slice(0, limit);
  const months = new Map<string, ListedEvent[]>();
  for (const date of dates) {
    const name = nameMonth(date.start, site.language);
    const known = months.get(name) ?? [];
    months.set(name, [...known, buildListed(date, context)]);
  }
  const isKnown = dates.some(({ discloseLocation }) => discloseLocation);
  return {
    months: [...months].map(([name, listed]) => ({ name, events: listed })),
    empty: empty ?? labels.noEvents,
    ...(isKnown && allEvents !== undefined && { allEvents }),
  };
}

function orderOf({ start, startTime = '', id }: Event): string {
  return [start, startTime.padEnd(5), id].join(' ');
}

function nameMonth(day: string, language: string): string {
  const time = Date.parse(day);
  return formatRange(time, time, { month: 'long', year: 'numeric' }, language);
}

function buildListed(date: Event, context: BuildContext): ListedEvent {
  const { start, end = start } = date;
  const href = context.findOwnAddress('event', date);
  const { disclosed, ...facts } = buildFacts(
    fillEvent(date, context.config),
    [{ start, end }],
    context,
  );
  return {
    ...facts,
    // Search engines read of it on its page, if there is one.
    ...(href !== undefined ? { href } : disclosed && { disclosed }),
  };
}

/** @param dates those that are named, the first of which is the next one */
function buildFacts(
  event: Event,
  dates: readonly Occurrence[],
  { config }: BuildContext,
): EventFacts {
  const { id, title, summary, startTime, place, cost, state, action } = event;
  const { labels, site } = config;
  const [next = { start: event.start, end: event.start }] = dates;
  const stateLabels = {
    planned: undefined,
    full: labels.eventFull,
    canceled: labels.eventCanceled,
    over: labels.eventOver,
  };
  const label = stateLabels[state];
  return {
    title,
    summary,
    when: dates.map((date) => formatEventDates({ ...event, ...date }, site.language)),
    dateTime: startTime === undefined ? next.start : `${next.start}T${startTime}`,
    place,
    ...(cost !== undefined && { cost }),
    ...(label !== undefined && { stateLabel: label }),
    ...(action &&
      state === 'planned' && {
        action: buildAction({ ...action, context: action.context ?? title }),
      }),
    ...(state !== 'over' && { calendar: eventCalendarUrl(id) }),
    ...(event.discloseLocation && {
      disclosed: { ...writeDates({ ...event, ...next }, site.timeZone), state },
    }),
  };
}

/** From when to when, as search engines read it: in the time zone of the site, or days. */
function writeDates(
  event: Pick<Event, 'start' | 'end' | 'startTime' | 'endTime'>,
  timeZone: string | undefined,
): Occurrence {
  const { start, end = start } = event;
  const moments = findEventMoments(event, timeZone);
  if (!moments || timeZone === undefined) return { start, end };
  return { start: writeMoment(moments.start, timeZone), end: writeMoment(moments.end, timeZone) };
}

function takeFirst<T>(items: Iterable<T>, count: number): T[] {
  const taken: T[] = [];
  for (const item of items) {
    if (taken.push(item) >= count) break;
  }
  return taken;
}
