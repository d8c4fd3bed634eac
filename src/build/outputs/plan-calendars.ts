import { findLanguageBase } from '../../content/languages/page-in-language';
import type { EventBlock } from '../../generated/block-types';
import type { SiteIdentity } from '../../generated/config-types';
import { allEventsUrl, calendarUrl } from '../../payload/page-paths';
import type { PagePayload } from '../../payload/payload';
import { writeAllEvents, writeCalendarFile } from '../../published/calendar-file';
import { planFile, type FileOutput } from './output';

/**
 * Collects the calendar files of a site, page by page: one for each event, and one of all events that
 * everybody may know of, if an event leads there. Each language of a site has its own.
 */
export class CalendarPlan {
  private readonly known = new Map<string, EventBlock>();
  private isLinked = false;
  private readonly base: string;

  constructor(private readonly site: SiteIdentity) {
    this.base = findLanguageBase(site);
  }

  /** The files of the events of a page. */
  *add({ blocks, quickExit }: PagePayload): Generator<FileOutput> {
    for (const { block } of blocks) {
      if (block.type !== 'event') continue;
      const url = calendarUrl(block);
      this.isLinked ||= block.allEvents !== undefined;
      // What visitors may have to hide is in no list.
      if (block.discloseLocation && !quickExit) this.known.set(url, block);
      yield planFile(this.base + url, () => writeCalendarFile(block, this.site));
    }
  }

  /** Call when all pages have been added. */
  *listFiles(): Generator<FileOutput> {
    if (!this.isLinked) return;
    yield planFile(this.base + allEventsUrl, () =>
      writeAllEvents([...this.known.values()], this.site),
    );
  }
}
