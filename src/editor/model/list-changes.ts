import type { Change, Json, JsonGroup, JsonList, Path } from './change';
import { isGroup, isList, isSame } from './read-value';

/** Changes that make one config of another, each at the innermost place that differs. */
export function listChanges(before: Json, after: Json, path: Path = []): Change[] {
  if (isSame(before, after)) return [];
  if (isList(before) && isList(after)) return compareLists(before, after, path);
  if (isGroup(before) && isGroup(after)) return compareGroups(before, after, path);
  return [{ op: 'set', path, value: after }];
}

function compareGroups(before: JsonGroup, after: JsonGroup, path: Path): Change[] {
  const removed = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
  return [
    ...removed.map((name): Change => ({ op: 'remove', path: [...path, name] })),
    ...Object.entries(after).flatMap(([name, value], at): Change[] => {
      const place = [...path, name];
      const old = Object.hasOwn(before, name) ? before[name] : undefined;
      return old === undefined
        ? [{ op: 'set', path: place, value, at }]
        : listChanges(old, value, place);
    }),
  ];
}

/** What is the same at both ends stays; in between, entries are compared one by one. */
function compareLists(before: JsonList, after: JsonList, path: Path): Change[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const old = before.slice(start, before.length - end);
  const now = after.slice(start, after.length - end);
  const common = Math.min(old.length, now.length);
  const place = (index: number): Path => [...path, start + index];
  const changed = old
    .slice(0, common)
    .flatMap((item, index) => listChanges(item, now[index] ?? null, place(index)));
  const removed = old.slice(common).map((): Change => ({ op: 'remove', path: place(common) }));
  const added = now
    .slice(common)
    .map((value, index): Change => ({ op: 'insert', path: place(common + index), value }));
  return [...changed, ...removed, ...added];
}
