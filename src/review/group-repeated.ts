import type { Change } from './change';
import { settingNames, type PageChange } from './compare-pages';
import { summarizeWords } from './mark-words';

/** The same words changed to the same others on several pages. */
export interface RepeatedChange {
  /** one of the changes, as an example */
  example: Change;
  paths: string[];
}

/** A change on this many pages or more is reported once. */
const minPages = 3;

/**
 * Takes changes that are the same on several pages out of the pages. The pages stay in the list,
 * even if nothing else changed there.
 */
export function groupRepeated(pages: readonly PageChange[]): {
  pages: PageChange[];
  repeated: RepeatedChange[];
} {
  const groups = new Map<string, { example: Change; paths: Set<string> }>();
  for (const { path, changes } of pages) {
    for (const change of changes) {
      const key = keyOf(change);
      if (key === undefined) continue;
      const group = groups.get(key) ?? { example: change, paths: new Set() };
      group.paths.add(path);
      groups.set(key, group);
    }
  }
  const repeated = new Map([...groups].filter(([, { paths }]) => paths.size >= minPages));
  return {
    pages: pages.map((page) => ({
      ...page,
      changes: page.changes.filter((change) => !repeated.has(keyOf(change) ?? '')),
    })),
    repeated: [...repeated.values()].map(({ example, paths }) => ({ example, paths: [...paths] })),
  };
}

/**
 * Undefined for what is reported page by page: other orders, and new and removed parts of the page itself.
 * Announcements are on many pages.
 */
function keyOf({ kind, place, before, after }: Change): string | undefined {
  if (kind === 'order') return undefined;
  if (before === undefined || after === undefined) {
    const isOfPage = kind === 'text' && place[0]?.startsWith(settingNames.announcements) !== true;
    return isOfPage ? undefined : JSON.stringify([kind, place.at(-1), before, after]);
  }
  const words = summarizeWords(before, after);
  return JSON.stringify([kind, words.before, words.after]);
}
