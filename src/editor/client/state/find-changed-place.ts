import type { Change } from '../../model/apply-change';
import { getIn, type Json, type Path } from '../../../utils/json';
import { hasForm } from '../../model/paths';

/**
 * The place to look at after changes: what they have in common, as far as it is still there. Of those
 * with nothing in common, such as a page and the links to it, that of the largest part.
 *
 * @param config as the changes left it
 * @returns undefined where there is no form of it
 */
export function findChangedPlace(
  config: Json | undefined,
  changes: readonly Change[],
): Path | undefined {
  const places = changes.map((change) => keepThere(config, locate(change)));
  const parts = places.filter(isPart).toSorted((one, other) => one.length - other.length);
  return [findCommon(places), ...parts].find(hasForm);
}

/** What is taken away was in something that stays. */
function locate(change: Change): Path {
  if (change.op === 'move') return change.to;
  return change.op === 'remove' ? change.path.slice(0, -1) : change.path;
}

function keepThere(config: Json | undefined, path: Path): Path {
  if (path.length === 0 || getIn(config, path) !== undefined) return path;
  return keepThere(config, path.slice(0, -1));
}

function findCommon([first = [], ...others]: readonly Path[]): Path {
  const differing = first.findIndex((key, index) => others.some((path) => path[index] !== key));
  return differing < 0 ? first : first.slice(0, differing);
}

/** In pages and entries, rather than in what names them. */
function isPart([list]: Path): boolean {
  return list === 'routes' || list === 'entities';
}
