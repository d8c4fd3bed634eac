import { listTexts } from '../utils/json';
import type { PagePayload } from '../payload/payload';
import type { Change } from './change';
import type { PageChange } from './compare-pages';

/** Adds to the changes of pages that a picture or document on them has another content now. */
export function findChangedFiles(
  pages: readonly PagePayload[],
  pageChanges: readonly PageChange[],
  changedFiles: ReadonlySet<string>,
): PageChange[] {
  const found = new Map(
    pages.map(({ path, blocks }) => [
      path,
      [...new Set(listTexts(blocks))]
        .filter((text) => changedFiles.has(text))
        .map((file): Change => ({
          kind: 'picture',
          place: ['File with new content'],
          after: file,
        })),
    ]),
  );
  const known = new Set(pageChanges.map(({ path }) => path));
  const extended = pageChanges.map((page) => ({
    ...page,
    changes: page.status === 'removed' ? [] : [...page.changes, ...(found.get(page.path) ?? [])],
  }));
  const others = pages.flatMap(({ path, head }): PageChange[] => {
    const changes = found.get(path) ?? [];
    if (known.has(path) || changes.length === 0) return [];
    return [{ status: 'changed', path, title: head.title, changes }];
  });
  return [...extended, ...others];
}
