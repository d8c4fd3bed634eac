import type { PageChange } from './compare-pages';
import type { SiteReview } from './compare-sites';
import { countPages } from './describe-review';

/** Pictures of more pages would make the report too large to open on a phone. */
const maxPages = 10;

/** What all pages share is shown on this one. */
const examplePath = '/';

/** The pages worth a picture: an example of what all share, then those that changed most. */
export function listPicturedPages({ pages, first, shared, after }: SiteReview): PageChange[] {
  const example = after.pages.find(({ path }) => path === examplePath);
  const isShared = first.length > 0 || shared.length > 0;
  const needsExample = isShared && !pages.some(({ path }) => path === examplePath);
  return [
    ...(example && needsExample ? [exampleOf(example.path, example.head.title)] : []),
    ...pages,
  ];
}

/** As many of them as a report has room for. */
export function choosePages(all: readonly PageChange[]): PageChange[] {
  return all.slice(0, maxPages);
}

/** Says which pages have no pictures; undefined when all have. */
export function describeLeftOut(all: readonly PageChange[], shown: number): string | undefined {
  const left = all.length - shown;
  if (left === 0) return undefined;
  return `There are pictures of ${countPages(shown)}; ${left} more changed and are not shown.`;
}

function exampleOf(path: string, title: string): PageChange {
  return { status: 'changed', path, title, changes: [] };
}
