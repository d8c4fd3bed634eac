import type { SiteConfig } from '../../generated/config-types';
import { listQuestions } from './counselor-questions';
import { expandRoutes } from './templates';

/** Addresses that a site answers, in all its languages. */
export interface Addresses {
  pages: ReadonlySet<string>;
  /** old ones that lead on */
  redirects: ReadonlySet<string>;
}

/** The addresses of all pages of some configs, those made for answers too, and the old ones. */
export function listAddresses(configs: readonly SiteConfig[]): Addresses {
  const pages = configs.flatMap((config) => [
    ...expandRoutes(config).map(({ path }) => path),
    ...listQuestions(config).flatMap(({ answers }) => answers.map(({ path }) => path)),
  ]);
  const redirects = configs.flatMap((config) => config.redirects.map(({ from }) => from));
  return { pages: new Set(pages), redirects: new Set(redirects) };
}
