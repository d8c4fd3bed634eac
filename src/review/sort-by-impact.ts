import type { Change } from './change';
import type { PageChange } from './compare-pages';
import { summarizeWords } from './mark-words';

/** Pages in the order in which they are worth a look: those that are gone, then the most changed. */
export function sortByImpact(pages: readonly PageChange[]): PageChange[] {
  const weights = new Map(pages.map((page) => [page, weighPage(page)]));
  return pages.toSorted((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0));
}

/** About the number of letters that are not as before. */
function weighPage({ status, changes }: PageChange): number {
  if (status === 'removed') return Infinity;
  return changes.reduce((sum, change) => sum + weighChange(change), 0);
}

function weighChange({ kind, before = '', after = '' }: Change): number {
  // A few letters of an address or a setting change more than they seem to.
  const least = kind === 'text' ? 1 : 20;
  const marked = summarizeWords(before, after);
  return Math.max(least, marked.before.length + marked.after.length);
}
