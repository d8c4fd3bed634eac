import type { Json, Path } from '../../utils/json';
import { listDifferences, type Difference } from '../model/list-differences';
import { findFormPath } from '../model/paths';
import { words } from '../words';
import { describePlace, namePlace } from './describe-place';

const maxNamed = 3;

/** Names a difference: by the earlier version if it is gone, by the present one if not. */
export function nameDifference(
  now: Json,
  earlier: Json,
  difference: Difference,
  name: (config: Json, path: Path) => string = describePlace,
): string {
  const isGone = difference.kind === 'removed' || difference.kind === 'unset';
  return isGone ? name(earlier, difference.before) : name(now, difference.now);
}

/**
 * The changes from one version to the next in a few words: the place of a single one, or the pages,
 * entries and settings that have changes.
 *
 * @returns undefined if both are the same
 */
export function summarizeDifferences(now: Json, earlier: Json): string | undefined {
  const differences = listDifferences(now, earlier);
  const [only] = differences;
  if (only && differences.length === 1) return nameDifference(now, earlier, only);
  const names = new Set(differences.map((one) => nameDifference(now, earlier, one, nameArea)));
  const shown = [...names].slice(0, maxNamed).join(', ');
  if (shown === '') return undefined;
  return names.size > maxNamed ? `${shown} ${words.andMore(names.size - maxNamed)}` : shown;
}

/** The page, entry or part of the settings that a place belongs to. */
function nameArea(config: Json, path: Path): string {
  const form = findFormPath(config, path);
  return namePlace(config, form[0] === 'routes' ? form.slice(0, 2) : form);
}
