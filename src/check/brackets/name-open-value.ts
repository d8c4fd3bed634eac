import type { OpenValue } from './open-value';
import { nameKindOfEntry } from '../report/describe-place';
import { listSchemas } from '../../content/schema/list-schemas';

/**
 * What messages call a group or list: `the counselor that starts on line 410`, `the list "menu" that
 * starts on line 21`.
 *
 * @param root what was read of the file
 */
export function nameOpenValue(value: OpenValue, root: unknown): string {
  const name = nameValue(value, root);
  return value.path.length === 0 ? name : `${name} that starts on line ${value.line}`;
}

/** `the counselor`, `the list "menu"`, `the file` */
export function nameValue({ opener, path }: OpenValue, root: unknown): string {
  const key = path.at(-1);
  if (key === undefined) return 'the file';
  if (typeof key === 'string') return `the ${opener === '[' ? 'list' : 'group'} "${key}"`;
  return `the ${nameKindOfEntry(listSchemas(path, root).at(-1)?.schema).toLowerCase()}`;
}
