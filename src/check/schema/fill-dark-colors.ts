import { isObject } from '../../contract/is-object';
import { deriveDarkColors } from '../../content/colors/derive-dark-colors';

/**
 * Fills in the dark colors that follow from light ones, before the schema fills in the usual ones.
 *
 * @param root a config as it is written, right or wrong; it is changed
 */
export function fillDarkColors(root: unknown): void {
  const theme = isObject(root) ? root['theme'] : undefined;
  if (!isObject(theme)) return;
  for (const { path, color } of deriveDarkColors(theme)) {
    const last = path.length - 1;
    let group = theme;
    for (const name of path.slice(0, last)) {
      const key = String(name);
      // `null` is a mistake that the schema reports, not a group left out.
      if (group[key] === undefined) group[key] = {};
      const inner = group[key];
      if (!isObject(inner)) return;
      group = inner;
    }
    group[String(path[last])] = color;
  }
}
