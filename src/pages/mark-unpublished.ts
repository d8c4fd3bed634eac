import { mapScheduled } from '../content/filter-published';
import { compareWith, readPeriod, type Schedule } from '../content/dates/schedule';
import type { Block, Notice, Preview, Route, SiteConfig } from '../generated/config-types';

type Unpublished = 'draft' | 'future' | 'past';

const pageLabels = {
  draft: 'draftPage',
  future: 'scheduledPage',
  past: 'pastPage',
} as const satisfies Record<Unpublished, keyof Preview>;

const titleMarks = {
  draft: 'draftMark',
  future: 'scheduledMark',
  past: 'pastMark',
} as const satisfies Record<Unpublished, keyof Preview>;

/**
 * The config with all that is not published at a moment, each marked in its title; a page says so
 * at its top, too.
 *
 * @param config a checked config
 * @param now milliseconds since 1970
 */
export function markUnpublished(config: SiteConfig, now: number): SiteConfig {
  const { preview, site } = config;
  const notices: Notice[] = [];
  const stateOf = (item: Schedule): Unpublished | undefined => {
    const state = compareWith(readPeriod(item, site.timeZone), now);
    return state === 'now' ? undefined : state;
  };

  const routes = config.routes.map((route) => {
    const state = stateOf(route);
    if (!state) return route;
    const id = `preview:${state}`;
    if (!notices.some((one) => one.id === id)) {
      notices.push({ id, kind: 'info', title: preview[pageLabels[state]], text: '' });
    }
    return putAbove(route, id);
  });
  const marked = mapScheduled({ ...config, routes }, (item) => {
    const state = stateOf(item);
    const title: unknown = Reflect.get(item, 'title');
    const text: unknown = Reflect.get(item, 'text');
    if (!state) return item;
    const mark = preview[titleMarks[state]];
    if (typeof title === 'string') return { ...item, title: `${mark} ${title}` };
    return typeof text === 'string' ? { ...item, text: `<p>${mark}</p>${text}` } : item;
  });
  return {
    ...marked,
    entities: { ...marked.entities, notices: [...marked.entities.notices, ...notices] },
  };
}

/**
 * The config with a banner above each page, which says that this is not the published site. Search
 * engines are to list none of them.
 *
 * @param config as `markUnpublished` returned it
 */
export function addBanner(config: SiteConfig): SiteConfig {
  const { entities, preview, routes } = config;
  const { bannerTitle: title, bannerText: text } = preview;
  const banner: Notice = { id: 'preview:banner', kind: 'info', title, text };
  return {
    ...config,
    entities: { ...entities, notices: [...entities.notices, banner] },
    routes: routes.map((route) => ({ ...putAbove(route, banner.id), robots: 'noindex' })),
  };
}

/** No id of an editor has a colon, so none of these is one of theirs. */
function putAbove(route: Route, notice: string): Route {
  const block: Block = { type: 'notice', notice };
  return { ...route, blocks: [block, ...route.blocks] };
}
