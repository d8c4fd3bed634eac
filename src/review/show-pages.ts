import { findHome } from '../content/languages/page-in-language';
import { nameOf, type OriginatedPage, type PageChange } from './compare-pages';
import type { SiteReview } from './compare-sites';
import { countPages } from './describe-review';

/** Pictures of more pages would make the report too large to open on a phone. */
const maxPages = 10;

/** The pages worth a picture: examples of what all share in a language, then those that changed most. */
export function listPicturedPages({ pages, first, shared, after }: SiteReview): PageChange[] {
  const languages = new Set([...first, ...shared].map(({ language }) => language));
  const sites = [after, ...after.translations].flatMap(({ config }) => config?.site ?? []);
  const homes = new Set(sites.map(findHome));
  const examples = after.pages.filter(
    ({ path, language }) => homes.has(path) && languages.has(language),
  );
  const known = new Set(pages.map(({ path }) => path));
  return [...examples.filter(({ path }) => !known.has(path)).map(exampleOf), ...pages];
}

/** As many of them as a report has room for. */
export function choosePages(all: readonly PageChange[]): PageChange[] {
  return all.slice(0, maxPages);
}

/** Says which pages have no pictures; undefined when all have. */
export function describeLeftOut(all: readonly PageChange[], shown: number): string | undefined {
  const left = all.length - shown;
  if (left === 0) return undefined;
  return `Images show ${countPages(shown)}; ${left} more changed and are not shown.`;
}

function exampleOf(page: OriginatedPage): PageChange {
  return { status: 'changed', ...nameOf(page), changes: [] };
}
