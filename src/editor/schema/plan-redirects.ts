import { applyChanges } from '../model/apply-change';
import type { Change, Json, Path } from '../model/change';
import { readText, readValue } from '../model/read-value';
import { listPages } from '../preview/find-route';
import { changeRedirects, type AddedRedirect } from './move-page';

/** Takes entries out of their lists; from the end, so that the places of those before stay. */
export function removeItems(paths: readonly Path[]): Change[] {
  return paths
    .toSorted((one, other) => Number(other.at(-1)) - Number(one.at(-1)))
    .map((path) => ({ op: 'remove', path }));
}

/** Where the addresses lead that are gone after changes: to the next page above, which may be the home page. */
export function planRedirects(config: Json, changes: readonly Change[]): AddedRedirect[] {
  const left = new Set(listPages(applyChanges(config, changes).config).map(({ path }) => path));
  return listPages(config).flatMap(({ path, route }) => {
    const isErrorPage = readText(readValue(config, ['routes', route, 'path'])) === '*';
    const to = isErrorPage || left.has(path) ? undefined : findAbove(path, left);
    return to === undefined ? [] : { from: path, to };
  });
}

/** Makes changes lead on from the addresses that are gone after them. */
export function leadOn(config: Json, changes: readonly Change[]): Change[] {
  return [...changes, ...changeRedirects(config, new Set(), planRedirects(config, changes))];
}

function findAbove(path: string, pages: ReadonlySet<string>): string | undefined {
  const above = path.slice(0, path.lastIndexOf('/')) || '/';
  if (above === path) return undefined;
  return pages.has(above) ? above : findAbove(above, pages);
}
