import {
  isJsonObject,
  isList,
  isSame,
  type Json,
  type JsonList,
  type JsonObject,
  type Path,
} from '../../utils/json';
import type { Change } from './apply-change';
import { matchItems } from './match-items';

/** Changes that make one config of another, each at the innermost place that differs. */
export function listChanges(before: Json, after: Json, path: Path = []): Change[] {
  if (isSame(before, after)) return [];
  if (isList(before) && isList(after)) return compareLists(before, after, path);
  if (isJsonObject(before) && isJsonObject(after)) return compareGroups(before, after, path);
  return [{ op: 'set', path, value: after }];
}

function compareGroups(before: JsonObject, after: JsonObject, path: Path): Change[] {
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

/** What is the same at both ends stays; in between, entries that are recognized, wherever they are. */
function compareLists(before: JsonList, after: JsonList, path: Path): Change[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const old = before.slice(start, before.length - end);
  const now = after.slice(start, after.length - end);
  const changes: Change[] = [];
  const done = { old: 0, now: 0 };
  for (const kept of [...listKept(old, now), { old: old.length, now: now.length }]) {
    const between = [old.slice(done.old, kept.old), now.slice(done.now, kept.now)] as const;
    changes.push(...compareItems(...between, path, start + done.now));
    const [item, value] = [old[kept.old], now[kept.now]];
    if (item !== undefined && value !== undefined) {
      changes.push(...listChanges(item, value, [...path, start + kept.now]));
    }
    done.old = kept.old + 1;
    done.now = kept.now + 1;
  }
  return changes;
}

/** Compares entries one by one, the first of which is at a position of the list. */
function compareItems(old: JsonList, now: JsonList, path: Path, first: number): Change[] {
  const common = Math.min(old.length, now.length);
  const place = (index: number): Path => [...path, first + index];
  const changed = old
    .slice(0, common)
    .flatMap((item, index) => listChanges(item, now[index] ?? null, place(index)));
  const removed = old.slice(common).map((): Change => ({ op: 'remove', path: place(common) }));
  const added = now
    .slice(common)
    .map((value, index): Change => ({ op: 'insert', path: place(common + index), value }));
  return [...changed, ...removed, ...added];
}

/** Recognizing entries takes the square of their number: so many are compared one by one. */
const maxPairs = 250_000;

/** Where the entries that were there before are, and were; none, where they have changed places. */
function listKept(old: JsonList, now: JsonList): { old: number; now: number }[] {
  if (old.length * now.length > maxPairs) return [];
  // As if one side alone had changed it.
  const kept = matchItems(old, now, old).flatMap(({ base, mine }) =>
    base === undefined || mine === undefined ? [] : [{ old: base, now: mine }],
  );
  const isInOrder = kept.every((one, index) => {
    const last = kept[index - 1];
    return !last || (last.old < one.old && last.now < one.now);
  });
  return isInOrder ? kept : [];
}
