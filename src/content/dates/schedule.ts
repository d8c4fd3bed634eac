import type { SiteConfig } from '../../generated/config-types';
import { entryKinds } from '../../generated/entry-kinds';
import type { EntryKind } from '../entities';
import { findMoment } from './read-moment';
import type { Path } from '../../utils/json';

/** What says when something is shown to visitors: a page, an event, a post, a notice, a product. */
export interface Schedule {
  status?: 'published' | 'draft';
  publishAt?: string;
  unpublishAt?: string;
}

/** The time in which something is published, in milliseconds since 1970; `until` does not count. */
export interface Period {
  from: number;
  until: number;
}

/** Something that can be a draft or be scheduled, and where it is in the config. */
export interface Scheduled {
  item: Schedule & object;
  path: Path;
  period: Period;
}

/** The kinds of entries that can be drafts. */
export const scheduledKinds = [
  'post',
  'notice',
  'announcement',
  'product',
  'event',
] as const satisfies EntryKind[];

const always: Period = { from: -Infinity, until: Infinity };
const never: Period = { from: Infinity, until: Infinity };

/** When something is published. A draft never is, and a moment that cannot be read sets no limit. */
export function readPeriod(
  { status, publishAt, unpublishAt }: Schedule,
  timeZone: string | undefined,
): Period {
  if (status === 'draft') return never;
  return {
    from: findMoment(publishAt, timeZone) ?? -Infinity,
    until: findMoment(unpublishAt, timeZone) ?? Infinity,
  };
}

/** Whether something is published at some times and not at others. */
export function hasPeriod({ publishAt, unpublishAt }: Schedule): boolean {
  return publishAt !== undefined || unpublishAt !== undefined;
}

/** The time in which all of several periods are. */
export function overlap(periods: readonly Period[]): Period {
  return {
    from: Math.max(...periods.map(({ from }) => from), -Infinity),
    until: Math.min(...periods.map(({ until }) => until), Infinity),
  };
}

/** How a period lies to a moment: before it, around it, after it; a draft has none. */
export function compareWith(
  { from, until }: Period,
  now: number,
): 'draft' | 'future' | 'now' | 'past' {
  if (from === Infinity) return 'draft';
  if (now >= until) return 'past';
  return now < from ? 'future' : 'now';
}

/** Everything that says when it is published, in the order of the config. */
export function listScheduled(config: SiteConfig): Scheduled[] {
  const { entities, routes, site } = config;
  const read = (item: Schedule & object, path: Path): Scheduled[] =>
    item.status !== undefined || hasPeriod(item)
      ? [{ item, path, period: readPeriod(item, site.timeZone) }]
      : [];
  const entries = scheduledKinds.flatMap((kind) => {
    const { list } = entryKinds[kind];
    return entities[list].flatMap((entry, index) => read(entry, ['entities', list, index]));
  });
  const pages = routes.flatMap((route, page) => [
    ...read(route, ['routes', page]),
    ...route.blocks.flatMap((block, index) =>
      block.type === 'event' ? read(block, ['routes', page, 'blocks', index]) : [],
    ),
  ]);
  return [...entries, ...pages];
}

/**
 * Makes a function that says when what is at a path is published: as long as all that it is in.
 */
export function createPeriodFinder(scheduled: readonly Scheduled[]): (path: Path) => Period {
  const periods = new Map(scheduled.map(({ path, period }) => [path.join('/'), period]));
  if (periods.size === 0) return () => always;
  return (path) =>
    overlap([2, 3, 4].flatMap((length) => periods.get(path.slice(0, length).join('/')) ?? []));
}
