import type { Block, SiteConfig } from '../generated/config-types';
import { listContents } from './list-references';
import { passDates } from './dates/occurrences';
import { compareWith, listScheduled, readPeriod, type Schedule } from './dates/schedule';

/** What to make of something that has a schedule: it is shown so, or not at all. */
export type Choose = <T extends Schedule>(item: T) => T | undefined;

/**
 * The config as visitors may know it at a moment: without drafts, without what is not published yet
 * or no longer, and without what belongs to these alone. Nothing in it says when anything is
 * published. This is the only place that decides it; all that is made of a site is made of its
 * result.
 *
 * @param config a checked config
 * @param now milliseconds since 1970
 */
export function filterPublished(config: SiteConfig, now: number): SiteConfig {
  const { timeZone } = config.site;
  const published = mapScheduled(config, (item) =>
    compareWith(readPeriod(item, timeZone), now) === 'now' ? item : undefined,
  );
  return leaveOutChecks(leaveOutTags(leaveOutMedia(published, config), config));
}

/** Leaves out when somebody checked the numbers of notices: that is for editors alone. */
function leaveOutChecks(config: SiteConfig): SiteConfig {
  const { entities } = config;
  if (entities.notices.every(({ checkedOn }) => checkedOn === undefined)) return config;
  const notices = entities.notices.map(({ checkedOn: _checkedOn, ...notice }) => notice);
  return { ...config, entities: { ...entities, notices } };
}

/** The config without the dates of events that have passed at a moment. */
export function passEventDates(config: SiteConfig, now: number): SiteConfig {
  const { entities, site } = config;
  if (entities.events.length === 0) return config;
  const events = entities.events.map((event) => passDates(event, now, site.timeZone));
  return { ...config, entities: { ...entities, events } };
}

/** The config with everything in it, as if all of it were published. */
export function publishAll(config: SiteConfig): SiteConfig {
  return mapScheduled(config, (item) => item);
}

/** Passes on what is chosen of all that can have a schedule, and takes the schedules off. */
export function mapScheduled(config: SiteConfig, choose: Choose): SiteConfig {
  if (listScheduled(config).length === 0) return config;
  const { entities, routes } = config;
  const choosePart = <T extends Schedule>(item: T): T[] => {
    const chosen = choose(item);
    if (!chosen) return [];
    const shown = { ...chosen };
    delete shown.status;
    delete shown.publishAt;
    delete shown.unpublishAt;
    return [shown];
  };
  return {
    ...config,
    entities: {
      ...entities,
      posts: entities.posts.flatMap(choosePart),
      notices: entities.notices.flatMap(choosePart),
      announcements: entities.announcements.flatMap(choosePart),
      products: entities.products.flatMap(choosePart),
      events: entities.events.flatMap(choosePart),
    },
    routes: routes.flatMap(choosePart).map((route) => ({
      ...route,
      blocks: route.blocks.flatMap((block): Block[] =>
        block.type === 'event' ? choosePart(block) : [block],
      ),
    })),
  };
}

/** Leaves out where files come from that only something unpublished shows: credits would name them. */
function leaveOutMedia(published: SiteConfig, whole: SiteConfig): SiteConfig {
  if (published === whole) return whole;
  const before = listFiles(whole);
  const after = listFiles(published);
  const media = published.media.flatMap((medium) => {
    const files = medium.files.filter((file) => after.has(file) || !before.has(file));
    return files.length > 0 ? [{ ...medium, files }] : [];
  });
  return { ...published, media };
}

/** Leaves out tags that only unpublished posts have: their pages would be empty, and tell of them. */
function leaveOutTags(published: SiteConfig, whole: SiteConfig): SiteConfig {
  if (published === whole) return whole;
  const before = listUsedTags(whole);
  const after = listUsedTags(published);
  const tags = published.entities.tags.filter(({ id }) => after.has(id) || !before.has(id));
  return { ...published, entities: { ...published.entities, tags } };
}

function listUsedTags({ entities }: SiteConfig): ReadonlySet<string> {
  return new Set(entities.posts.flatMap(({ tags }) => tags));
}

function listFiles(config: SiteConfig): ReadonlySet<string> {
  const { files } = listContents(config);
  return new Set(files.flatMap(({ value, path }) => (path[0] === 'media' ? [] : value)));
}
