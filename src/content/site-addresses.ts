import type { SiteConfig } from '../generated/config-types';
import { listFilterPaths } from './regions/directory-filters';
import { expandRoutes } from './placeholders/dynamic-routes';

/** Addresses that a site answers, in all its languages. */
export interface SiteAddresses {
  pages: ReadonlySet<string>;
  /** old ones that redirect */
  redirects: ReadonlySet<string>;
}

/** The addresses of all pages of some configs, those made for answers too, and the old ones. */
export function listSiteAddresses(configs: readonly SiteConfig[]): SiteAddresses {
  const pages = configs.flatMap((config) => [
    ...expandRoutes(config).map(({ path }) => path),
    ...listFilterPaths(config),
  ]);
  const redirects = configs.flatMap((config) => config.redirects.map(({ from }) => from));
  return { pages: new Set(pages), redirects: new Set(redirects) };
}
