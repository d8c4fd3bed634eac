import { getIn, type Json, type Path, readText } from '../../utils/json';
import { applyChanges, type Change } from '../model/apply-change';
import { findCounterpart, listPages } from '../model/find-route';
import { changeRedirects, type AddedRedirect } from './move-page';

/** Takes entries out of their lists; the innermost and last ones first, so that the places of others stay. */
export function removeItems(paths: readonly Path[]): Change[] {
  return paths
    .toSorted(
      (one, other) => other.length - one.length || Number(other.at(-1)) - Number(one.at(-1)),
    )
    .map((path) => ({ op: 'remove', path }));
}

/** The next page above, which may be the home page: where addresses lead unless something else is chosen. */
export const pageAbove = '';

/**
 * Where the addresses lead that are gone after changes.
 *
 * @param goal the address of a page in the main language, or `pageAbove`; each address leads to it in its
 *   own language
 */
export function planRedirects(
  config: Json,
  changes: readonly Change[],
  goal = pageAbove,
): AddedRedirect[] {
  const left = new Set(listPages(applyChanges(config, changes).config).map(({ path }) => path));
  return listPages(config).flatMap(({ path, route, language }) => {
    const isErrorPage = readText(getIn(config, ['routes', route, 'path'])) === '*';
    if (isErrorPage || left.has(path)) return [];
    const chosen = language === undefined ? goal : findCounterpart(config, goal, language);
    const to = goal !== pageAbove && left.has(chosen) ? chosen : findAbove(path, left);
    return to === undefined ? [] : { from: path, to };
  });
}

/** Makes changes lead on from the addresses that are gone after them, see `planRedirects`. */
export function leadOn(config: Json, changes: readonly Change[], goal?: string): Change[] {
  return [...changes, ...changeRedirects(config, new Set(), planRedirects(config, changes, goal))];
}

function findAbove(path: string, pages: ReadonlySet<string>): string | undefined {
  const above = path.slice(0, path.lastIndexOf('/')) || '/';
  if (above === path) return undefined;
  return pages.has(above) ? above : findAbove(above, pages);
}
