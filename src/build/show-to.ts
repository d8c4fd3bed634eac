import { filterPublished, passEventDates } from '../content/filter-published';
import { takeOffline } from '../content/take-offline';
import type { SiteConfig } from '../generated/config-types';
import { addAnswerPages } from '../pages/add-answer-pages';
import { addBanner, markUnpublished } from '../pages/mark-unpublished';

/** Who is to look at a site, and when. */
export interface Viewing {
  /** the moment, in milliseconds since 1970; left out, now */
  at?: number | undefined;
  /**
   * Drafts, and what is not published at that moment, are there and marked: for `editor`, or for the
   * `reviewer` that an editor shows them to, who is told on each page what this is.
   */
  draftsFor?: 'editor' | 'reviewer' | undefined;
}

/** The config as a viewer sees it at a moment, with the pages that follow from its lists. */
export function showTo(viewer: Viewing['draftsFor'], whole: SiteConfig, now: number): SiteConfig {
  const config = passEventDates(whole, now);
  if (viewer === undefined) {
    const published = filterPublished(config, now);
    return config.site.status === 'closed' ? takeOffline(published) : addAnswerPages(published);
  }
  const marked = addAnswerPages(markUnpublished(config, now));
  return viewer === 'reviewer' ? addBanner(marked) : marked;
}
