import { createHash } from 'node:crypto';
import { diffArrays } from 'diff';

/** A picture as its pixels: rows of `width` times three bytes. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Rows from `start` up to, but without `end`. */
export interface Rows {
  start: number;
  end: number;
}

/** A stretch that is not the same in two pictures. In one of them it can be empty. */
export interface ChangedRows {
  before: Rows;
  after: Rows;
}

/** Fewer equal rows between two changes make them one. */
const minGap = 48;

/** When more rows than this came or went, everything between the first and the last is one change. */
const maxEdits = 1500;

/**
 * Finds where two pictures of a page differ, from top to bottom. What only moved up or down, because
 * something above it became shorter or longer, is not a difference.
 */
export function findChangedRows(before: Pixels, after: Pixels): ChangedRows[] {
  const [old, current] = [hashRows(before), hashRows(after)];
  const start = countEqual(old, current, (rows, index) => rows[index]);
  const left = Math.min(old.length, current.length) - start;
  const tail = Math.min(
    left,
    countEqual(old, current, (rows, index) => rows.at(-1 - index)),
  );
  const [oldRows, newRows] = [
    old.slice(start, old.length - tail),
    current.slice(start, current.length - tail),
  ];
  if (oldRows.length === 0 && newRows.length === 0) return [];
  const parts = diffArrays(oldRows, newRows, { maxEditLength: maxEdits }) ?? [
    { added: false, removed: true, count: oldRows.length },
    { added: true, removed: false, count: newRows.length },
  ];
  const changes: ChangedRows[] = [];
  const at = { before: start, after: start };
  for (const { added, removed, count } of parts) {
    const from = { ...at };
    if (!added) at.before += count;
    if (!removed) at.after += count;
    if (added || removed) addChange(changes, from, at);
  }
  return changes;
}

type Position = Readonly<Record<'before' | 'after', number>>;

function addChange(changes: ChangedRows[], from: Position, to: Position): void {
  const last = changes.at(-1);
  if (last && from.after - last.after.end < minGap) {
    last.before.end = to.before;
    last.after.end = to.after;
    return;
  }
  changes.push({
    before: { start: from.before, end: to.before },
    after: { start: from.after, end: to.after },
  });
}

function countEqual(
  one: readonly string[],
  other: readonly string[],
  pick: (rows: readonly string[], index: number) => string | undefined,
): number {
  const most = Math.min(one.length, other.length);
  let count = 0;
  while (count < most && pick(one, count) === pick(other, count)) count += 1;
  return count;
}

function hashRows({ data, width, height }: Pixels): string[] {
  const length = width * 3;
  return Array.from({ length: height }, (_, row) =>
    createHash('md5')
      .update(data.subarray(row * length, (row + 1) * length))
      .digest('base64'),
  );
}
