import { uncapitalize } from '../utils/english';
import { formatProblems } from '../check/report/format-problems';
import type { Problem } from '../check/problem';
import type { FileChange } from './changed-files';
import type { PageChange } from './compare-pages';
import type { SiteReview } from './compare-sites';
import type { SiteVersion } from './read-site-version';

/** The whole change in one sentence: `2 pages changed, 1 page added.` */
export function describeReview({ first, files, pages, shared, comparable }: SiteReview): string {
  if (!comparable) return 'The pages cannot be compared.';
  const urgent = first.map(({ title }) => lowerFirst(title)).join(', ');
  const counts = (['removed', 'moved', 'added', 'changed'] as const).flatMap((status) => {
    const count = pages.filter((page) => page.status === status).length;
    return count > 0 ? [`${countPages(count)} ${status}`] : [];
  });
  const titles = shared.map(({ title }) => lowerFirst(title));
  const parts = [
    ...counts,
    ...(titles.length > 0 ? [`changes in ${titles.join(', ')}`] : []),
    ...(files.length > 0 ? [countFiles(files.length)] : []),
  ];
  const all = parts.length > 0 && `${parts.join(', ')}.`;
  if (urgent === '') return all || 'Nothing changes for visitors.';
  return `Look first at: ${urgent}. ${all || 'Nothing else changes.'}`;
}

/** `Quick exit` → `quick exit` */
export function lowerFirst(words: string): string {
  return uncapitalize(words);
}

function countFiles(count: number): string {
  return count === 1
    ? '1 file was added, changed or removed'
    : `${count} files were added, changed or removed`;
}

/** `340 kB → 12 kB` */
export function describeSizes({ before, after }: FileChange): string {
  const sizes = [before, after].flatMap((bytes) => (bytes === undefined ? [] : writeSize(bytes)));
  return [...new Set(sizes)].join(' → ');
}

/** What happened to a file, in a word. */
export const fileVerbs = { added: 'Added', changed: 'Changed', removed: 'Removed' } as const;

function writeSize(bytes: number): string {
  return bytes < 1000 ? `${bytes} bytes` : `${Math.round(bytes / 1000)} kB`;
}

export function countPages(count: number): string {
  return count === 1 ? '1 page' : `${count} pages`;
}

/** What happens to visitors who know the old address; undefined when it did not change. */
export function describeOldAddress(
  page: PageChange,
): { text: string; harmless: boolean } | undefined {
  const { status, path, oldPath = path, redirect } = page;
  if (status !== 'removed' && status !== 'moved') return undefined;
  if (redirect !== undefined) {
    return { text: `Old links redirect to ${redirect}.`, harmless: true };
  }
  const target = status === 'moved' ? path : '/…';
  return {
    text: `No redirect: old links show “page not found”. To redirect visitors, add {"from": "${oldPath}", "to": "${target}"} under "redirects".`,
    harmless: false,
  };
}

/** Why a version could not be read as a whole; nothing for one that is valid. */
export function describeValidity({ name, valid, config, unbuilt }: SiteVersion): string[] {
  if (valid) return [];
  const said = `The config of ${name} has errors and cannot be published.`;
  if (!config) return [`${said} Its pages cannot be built, so there is nothing to compare.`];
  if (unbuilt.length === 0) return [`${said} All its pages could still be compared.`];
  return [`${said} These pages could not be compared: ${unbuilt.join(', ')}.`];
}

/** Problems as `npm run validate` prints them. */
export function writeProblems(problems: readonly Problem[], { text }: SiteVersion): string {
  return formatProblems(problems, { text, file: 'site.config.json', color: false });
}
