import { isBelow, listMovedFolders, listMovedPages } from '../../src/content/moved-folders';
import { listFilterPaths } from '../../src/content/regions/directory-filters';
import { findLanguageBase } from '../../src/content/languages/page-in-language';
import { expandRoutes } from '../../src/content/placeholders/dynamic-routes';
import type { SiteConfig } from '../../src/generated/config-types';
import { htmlFile, notFoundPath } from '../../src/payload/page-paths';

/** The redirects of a site that can have been made for every host. */
function listRedirects({ redirects }: SiteConfig, pages: readonly string[]): string[] {
  const ofFolders = listMovedFolders(redirects).flatMap(({ from, to }) =>
    pages.filter((path) => isBelow(path, to)).map((path) => from + path.slice(to.length)),
  );
  const single = listMovedPages(redirects).map(({ from }) => from);
  return [...single, ...ofFolders.filter((from) => !single.includes(from))];
}

/** The addresses of all pages of a config, those made for answers and its error page too. */
function listPages(config: SiteConfig): string[] {
  const addresses = expandRoutes(config).map(({ path }) =>
    path === '*' ? findLanguageBase(config.site) + notFoundPath : path,
  );
  return [...addresses, ...listFilterPaths(config)];
}

/**
 * The files of a site that would be written twice, so that a page or redirect replaces another one.
 *
 * @param configs of all languages, the main one first
 */
export function findReplaced(configs: readonly [SiteConfig, ...SiteConfig[]]): string[] {
  const pages = configs.flatMap(listPages);
  const files = [...pages, ...listRedirects(configs[0], pages)].map(htmlFile);
  const seen = new Set<string>();
  return files.filter((file) => seen.has(file) || !seen.add(file));
}
