import type { OpenValue } from './open-value';
import { nameKindOfEntry } from '../report/describe-place';
import { listSchemas } from '../schema/list-schemas';

/**
 * What messages call a group or list: `the counselor that begins on line 410`, `the list "menu" that
 * begins in line 21`.
 *
 * @param root what was read of the file
 */
export function nameOpenValue({ opener, line, path }: OpenValue, root: unknown): string {
  const key = path.at(-1);
  if (key === undefined) return 'the file';
  if (typeof key === 'string') {
    return `the ${opener === '[' ? 'list' : 'group'} "${key}" that begins on line ${line}`;
  }
  const kind = nameKindOfEntry(listSchemas(path, root).at(-1)?.schema);
  return `the ${kind.toLowerCase()} that begins on line ${line}`;
}
