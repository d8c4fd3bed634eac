import type { Json } from '../../../src/utils/json';
import { listChanges } from '../../../src/editor/model/list-changes';

/** What differs between two configs, by its place: `+` was added, `-` was removed. */
export function listDifferences(before: Json, after: Json): Record<string, Json> {
  const found = listChanges(before, after).map((change): [string, Json] => {
    if (change.op === 'move') throw new Error('Two configs do not tell that something has moved.');
    const place = change.path.join('/');
    if (change.op === 'remove') return [`-${place}`, null];
    return [change.op === 'insert' ? `+${place}` : place, change.value];
  });
  return Object.fromEntries(found);
}
