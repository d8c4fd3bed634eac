import type { SiteConfig } from '../generated/config-types';
import { formatNumber, formatYear } from '../utils/format-number';
import { memoizeByObject } from '../utils/memoize';
import { readShareTitle } from './share-title';
import { fillPlaceholders, type ExpandedRoute } from './placeholders/dynamic-routes';
import { entryKinds } from '../generated/entry-kinds';
import type { Path } from '../utils/json';
import { findListedKind, listEntities } from './entities';
import { listPlaceholders } from './placeholders/written-placeholders';

/**
 * The title of a page, or the discreet one: further pages of a list have the year and their number in
 * it, before the name of the practice that may follow a bar.
 */
export function writeTitle(
  page: ExpandedRoute,
  name: 'title' | 'discreetTitle',
  { site, labels }: Pick<SiteConfig, 'site' | 'labels'>,
): string {
  const { part } = page;
  const whole = fillTitles(page)[name];
  if (!part) return whole;
  const title = readShareTitle(whole, site.name);
  const { year, number } = part;
  const ofYear =
    year === undefined
      ? title
      : fillTitle(labels.titleOfYear, title, { year: formatYear(year, site.language) });
  const ofPage =
    number === 1
      ? ofYear
      : fillTitle(labels.titleOfPage, ofYear, {
          number: formatNumber(number, site.language),
        });
  return whole.replace(title, () => ofPage);
}

/** Titles of a page as its route has them, which several rules ask for. */
export const fillTitles = memoizeByObject(({ route, scope }: ExpandedRoute) => ({
  title: fillPlaceholders(route.title, scope),
  discreetTitle: fillPlaceholders(route.discreetTitle ?? '', scope),
}));

function fillTitle(label: string, title: string, words: Record<string, string>): string {
  const values: Readonly<Record<string, string>> = { title, ...words };
  return label.replaceAll(/\{([a-z]+)\}/g, (match, name: string) => values[name] ?? match);
}

/**
 * Where title or description of a page is written: in the page, or in the entry whose text it takes as
 * it is.
 */
export function findTextSource(
  { route, index, scope }: ExpandedRoute,
  name: 'title' | 'description',
  { config }: { config: SiteConfig },
): Path {
  const [placeholder] = listPlaceholders(route[name]);
  const kind = findListedKind(route.forEach);
  const entry = kind && scope[kind];
  if (!entry || placeholder?.text !== route[name] || placeholder.name === 'site') {
    return ['routes', index, name];
  }
  const place = listEntities(config, kind).indexOf(entry);
  return ['entities', entryKinds[kind].list, place, placeholder.field];
}
