import { diffWordsWithSpace } from 'diff';

/** A stretch of text, marked when the other version does not have it. */
export interface Stretch {
  text: string;
  marked: boolean;
}

/** Two versions of a text, each with its own words marked. */
export interface MarkedTexts {
  before: Stretch[];
  after: Stretch[];
}

/** Unchanged words shown on each side of a change; what is farther away is left out. */
const contextWords = 12;

/** Marks which words two versions of a text do not share. */
export function markWords(before: string, after: string): MarkedTexts {
  const parts = diffWordsWithSpace(before, after);
  const last = parts.length - 1;
  const stretches = parts.map(({ value, added, removed }, index) => ({
    text: added || removed ? value : leaveOut(value, index > 0, index < last),
    marked: added || removed,
    added,
    removed,
  }));
  return {
    before: stretches.filter(({ added }) => !added).map(pick),
    after: stretches.filter(({ removed }) => !removed).map(pick),
  };
}

/** The words that differ, as `what went → what came`: the same for the same change in other texts. */
export function summarizeWords(before: string, after: string): { before: string; after: string } {
  const marked = markWords(before, after);
  return { before: joinMarked(marked.before), after: joinMarked(marked.after) };
}

function joinMarked(stretches: readonly Stretch[]): string {
  return stretches
    .filter(({ marked }) => marked)
    .map(({ text }) => text.trim())
    .join(' … ');
}

function pick({ text, marked }: Stretch): Stretch {
  return { text, marked };
}

function leaveOut(text: string, followsChange: boolean, leadsToChange: boolean): string {
  const words = text.split(/(?<=\s)(?=\S)/);
  const start = followsChange ? contextWords : 0;
  const end = leadsToChange ? contextWords : 0;
  if (words.length <= start + end + 2) return text;
  const head = words.slice(0, start).join('');
  const tail = end > 0 ? words.slice(-end).join('') : '';
  return `${head}… ${tail}`;
}
