import { isObject, getIn, type Path } from '../../utils/json';
import type { SiteConfig } from '../../generated/config-types';
import { listSchemas } from '../schema/walk-schema';
import { findListedKind, isPagedKind, type PagedKind } from '../entities';
import { findFilling } from './fill-texts';
import { fillEach, listScopes, type PlaceholderScope } from './dynamic-routes';
import { hasPlaceholder } from './written-placeholders';

/** What placeholders mean at a place of the config. */
export interface PlaceholderPlace {
  /** what they may start with; empty where they stay as they are */
  names: readonly string[];
  /** what they are filled with: one scope for each page or entry made from this place */
  scopes: readonly PlaceholderScope[];
  /** the setting, if it is written down, that says which list the entries are of */
  chosenAt?: Path;
}

/** What is filled in wherever anything is. */
const ofSite = ['site', 'price', 'word'] as const;

const unfilled: PlaceholderPlace = { names: [], scopes: [] };

/** Finds what placeholders mean at a path, according to the schemas. */
export function createPlaceFinder(config: SiteConfig): (path: Path) => PlaceholderPlace {
  const site: PlaceholderPlace = { names: ofSite, scopes: [{ site: config.site }] };
  const places = new Map<PagedKind, PlaceholderPlace>();
  const placeOfEntries = (kind: PagedKind): PlaceholderPlace => {
    const place = places.get(kind) ?? {
      names: [...ofSite, kind],
      scopes: listScopes(config, kind),
    };
    places.set(kind, place);
    return place;
  };

  return (path) => {
    const filling = listSchemas(path, config).reduce(
      (around, { schema = {}, resolved = {} }) => findFilling(schema, resolved) ?? around,
      'none',
    );
    if (filling === 'none') return unfilled;
    if (isPagedKind(filling)) return placeOfEntries(filling);
    const chosenAt = filling === 'entries' ? findChoice(config, path) : undefined;
    const kind = chosenAt && findListedKind(getIn(config, chosenAt));
    return kind ? { ...placeOfEntries(kind), chosenAt } : site;
  };
}

/**
 * Makes a function that fills a text as it is filled on the pages.
 *
 * @returns the text in all its forms: several where its placeholders differ
 */
export function createFiller(
  findPlaceholders: (path: Path) => PlaceholderPlace,
): (text: string, path: Path) => readonly string[] {
  return (text, path) =>
    hasPlaceholder(text) ? fillEach(text, findPlaceholders(path).scopes) : [text];
}

/** The nearest `forEach` around a place. */
function findChoice(config: SiteConfig, path: Path): Path | undefined {
  for (let depth = path.length - 1; depth > 0; depth -= 1) {
    const around = path.slice(0, depth);
    const group = getIn(config, around);
    if (isObject(group) && Object.hasOwn(group, 'forEach')) return [...around, 'forEach'];
  }
  return undefined;
}
