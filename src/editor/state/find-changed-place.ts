import type { Change, Json, Path } from '../model/change';
import { readValue } from '../model/read-value';

/**
 * Where the document was changed: what all changes have in common, as far as it is still there.
 *
 * @param config as the changes left it
 * @returns the empty path where they have nothing in common
 */
export function findChangedPlace(config: Json | undefined, changes: readonly Change[]): Path {
  const [first = [], ...others] = changes.map(locate);
  const differing = first.findIndex((key, index) => others.some((path) => path[index] !== key));
  return keepThere(config, differing < 0 ? first : first.slice(0, differing));
}

/** What is taken away was in something that stays. */
function locate(change: Change): Path {
  if (change.op === 'move') return change.to;
  return change.op === 'remove' ? change.path.slice(0, -1) : change.path;
}

function keepThere(config: Json | undefined, path: Path): Path {
  if (path.length === 0 || readValue(config, path) !== undefined) return path;
  return keepThere(config, path.slice(0, -1));
}
