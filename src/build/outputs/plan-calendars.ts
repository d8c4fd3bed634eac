import { findLanguageBase } from '../../content/languages/page-in-language';
import type { Event, SiteConfig } from '../../generated/config-types';
import { fillEvent } from '../../pages/build-event';
import { allEventsUrl, calendarUrl, eventCalendarUrl } from '../../payload/page-paths';
import type { PagePayload } from '../../payload/payload';
import {
  writeAllEvents,
  writeCalendarFile,
  type CalendarEvent,
} from '../../published/calendar-file';
import { planFile, type FileOutput } from './output';

/**
 * Collects the calendar files of a site, page by page: one for each event, and one of all events that
 * everybody may know of, if an event leads there. Each language of a site has its own.
 */
export class CalendarPlan {
  private readonly known = new Map<string, CalendarEvent>();
  private isLinked = false;
  private readonly base: string;
  private readonly entries: ReadonlyMap<string, Event>;

  constructor(private readonly config: Pick<SiteConfig, 'site' | 'entities'>) {
    this.base = findLanguageBase(config.site);
    this.entries = new Map(
      config.entities.events.map((event) => [eventCalendarUrl(event.id), event]),
    );
  }

  /** The files of the events of a page. */
  *add({ blocks, quickExit }: PagePayload): Generator<FileOutput> {
    for (const { block } of blocks) {
      if (block.type === 'event') {
        const isKnown = block.discloseLocation && !quickExit;
        this.isLinked ||= block.allEvents !== undefined;
        yield this.addEvent(block, isKnown);
      } else if (block.type === 'events') {
        const { months, allEvents } = block.events;
        this.isLinked ||= allEvents !== undefined;
        yield* this.addEntries(
          months.flatMap(({ events }) => events),
          quickExit,
        );
      } else if (block.type === 'event-details') {
        yield* this.addEntries([block.event], quickExit);
      }
    }
  }

  private *addEntries(
    shown: readonly { calendar?: string }[],
    quickExit: true | undefined,
  ): Generator<FileOutput> {
    for (const calendar of new Set(shown.map((one) => one.calendar))) {
      const entry = calendar === undefined ? undefined : this.entries.get(calendar);
      if (!entry || calendar === undefined) continue;
      const event = { ...fillEvent(entry, this.config), calendar };
      yield this.addEvent(event, entry.discloseLocation && !quickExit);
    }
  }

  private addEvent(event: CalendarEvent, isKnown: boolean): FileOutput {
    const { calendar = calendarUrl(event) } = event;
    // What visitors may have to hide is in no list.
    if (isKnown) this.known.set(calendar, event);
    return planFile(this.base + calendar, () => writeCalendarFile(event, this.config.site));
  }

  /** Call when all pages have been added. */
  *listFiles(): Generator<FileOutput> {
    if (!this.isLinked) return;
    yield planFile(this.base + allEventsUrl, () =>
      writeAllEvents([...this.known.values()], this.config.site),
    );
  }
}
