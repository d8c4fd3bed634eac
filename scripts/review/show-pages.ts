import type { PageChange } from './compare-pages';
import type { SiteReview } from './compare-sites';
import { countPages } from './describe-review';

/** Pictures of more pages would make the report too large to open on a phone. */
const maxPages = 10;

/** What all pages share is shown on this one. */
const examplePath = '/';

/** Chooses the pages to take pictures of, and says which have none. */
export function choosePages({ pages, shared, after }: SiteReview): {
  chosen: PageChange[];
  note?: string;
} {
  const example = after.pages.find(({ path }) => path === examplePath);
  const needsExample = shared.length > 0 && !pages.some(({ path }) => path === examplePath);
  const all = [
    ...(example && needsExample ? [exampleOf(example.path, example.head.title)] : []),
    ...pages.toSorted((a, b) => rank(a) - rank(b)),
  ];
  const chosen = all.slice(0, maxPages);
  const left = all.length - chosen.length;
  if (left === 0) return { chosen };
  return {
    chosen,
    note: `There are pictures of ${countPages(chosen.length)}; ${left} more changed and are not shown.`,
  };
}

/** Pages where only something changed that changed on others, too, come last. */
function rank({ status, changes }: PageChange): number {
  return status !== 'changed' || changes.length > 0 ? 0 : 1;
}

function exampleOf(path: string, title: string): PageChange {
  return { status: 'changed', path, title, changes: [] };
}
