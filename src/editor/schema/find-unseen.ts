import { cardKinds } from '../../generated/entry-kinds';
import { isObject, type Json, type Path } from '../../utils/json';
import { getList } from '../model/paths';
import { listPagesOf } from '../model/find-route';
import { listShown, nameArea } from '../make-site/sections';

/** The lists whose entries visitors see only on pages of their own or in blocks that list them. */
const listed = new Set<string>([...Object.values(cardKinds).map(nameArea), nameArea('event')]);

/**
 * Whether no page shows an entry: it has no page, no block lists its kind, and nothing names it. It can
 * be filled in and published, and visitors still do not see it.
 *
 * @param path of the entry
 * @param owners what names the entry, see `listOwners`
 */
export function isUnseen(config: Json, path: Path, owners: readonly Path[]): boolean {
  const [group, list = ''] = path;
  if (group !== 'entities' || path.length !== 3 || !listed.has(String(list))) return false;
  if (owners.length > 0 || listPagesOf(config, path).length > 0) return false;
  return !getList(config, ['routes']).some((route) =>
    (isObject(route) ? getList(route, ['blocks']) : []).some(
      (block) => isObject(block) && listShown(config, block).includes(String(list)),
    ),
  );
}
