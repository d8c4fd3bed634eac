import type { SiteConfig } from '../../generated/config-types';
import { getChild, getValue } from '../json/json-pointer';
import { forEachEntry, forEachScopes, type PlaceholderScope } from './templates';
import type { Path } from '../schema/walk-schema';

/** What placeholders mean at a place of the config. */
export interface PlaceholderPlace {
  /** what they may start with; empty where they stay as they are */
  names: readonly string[];
  /** what they are filled with: one scope for each page or entry made from this place */
  scopes: readonly PlaceholderScope[];
  /** the setting, if it is written down, that says which list the entries are of */
  chosenAt?: Path;
}

type List = keyof typeof forEachScopes;

/** Lists under `entities` whose texts are filled in where pages show them. */
const filledEntities = new Set<unknown>(['notices', 'testimonials', 'bookCategories']);

/** Texts in pages and menus that are shown as they are written. */
const unfilledNames = new Set<unknown>(['actionLabel', 'alt', 'src', 'creditsTitle']);

const unfilled: PlaceholderPlace = { names: [], scopes: [] };

/** Tells for a path what placeholders mean there. */
export function createPlaceFinder(config: SiteConfig): (path: Path) => PlaceholderPlace {
  const site: PlaceholderPlace = { names: ['site'], scopes: [{ site: config.site }] };
  const entries = {
    counselors: describeEntries(config, 'counselors'),
    posts: describeEntries(config, 'posts'),
  };
  const entriesOf = (chosenAt: Path): PlaceholderPlace => {
    const list = getValue(config, chosenAt);
    return isList(list) ? { ...entries[list], chosenAt } : site;
  };

  return (path) => {
    const [area, first] = path;
    const last = path.at(-1);
    if (unfilledNames.has(last)) return unfilled;
    if (area === 'entities') return filledEntities.has(first) ? site : unfilled;
    if (area === 'navigation') {
      // The heading of a column in the footer.
      if (last === 'title') return unfilled;
      return first === 'topBar' ? site : entriesOf([...path.slice(0, -1), 'forEach']);
    }
    if (area !== 'routes') return unfilled;
    if (isInCounselorCard(config, path)) return entries.counselors;
    return entriesOf([...path.slice(0, 2), 'forEach']);
  };
}

function describeEntries(config: SiteConfig, list: List): PlaceholderPlace {
  return { names: ['site', forEachScopes[list]], scopes: forEachEntry(config, list) };
}

/** The buttons of counselor cards are filled with the counselor of the card. */
function isInCounselorCard(config: SiteConfig, path: Path): boolean {
  const cards = path.lastIndexOf('cards');
  if (cards < 0 || path[cards + 1] !== 'actions') return false;
  return getChild(getValue(config, path.slice(0, cards + 1)), 'of') === 'counselors';
}

function isList(value: unknown): value is List {
  return typeof value === 'string' && Object.hasOwn(forEachScopes, value);
}
