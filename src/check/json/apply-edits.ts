import type { Fix } from '../problem';

type Edits = Fix['edits'];

/** The text after edits that do not overlap. */
export function applyEdits(text: string, edits: Edits): string {
  const parts: string[] = [];
  let offset = 0;
  for (const edit of sortEdits(edits)) {
    parts.push(text.slice(offset, edit.start), edit.text);
    offset = edit.end;
  }
  return parts.join('') + text.slice(offset);
}

/** The fixes that can be made together: of two that touch, the first. */
export function pickSeparate(fixes: readonly Fix[]): Fix[] {
  const picked: Fix[] = [];
  for (const fix of fixes) {
    if (!picked.some((other) => touch(fix, other))) picked.push(fix);
  }
  return picked;
}

function touch(a: Fix, b: Fix): boolean {
  return a.edits.some((one) =>
    b.edits.some((other) => one.start <= other.end && other.start <= one.end),
  );
}

function sortEdits(edits: Edits): Edits {
  return edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
}
