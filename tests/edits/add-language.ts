// @promise On any site in several languages, visitors can change the language of a page and return
// to it; a language can be added to the shipped site

import type { Route, SiteConfig } from '../../src/generated/config-types';
import type { SiteEdit } from './site-edit';

/**
 * Adds a language, as docs/editing/language.md says: its home page and the one for unknown addresses
 * first.
 */
export const addLanguage: SiteEdit = {
  name: 'add-a-language',
  apply: () => {},
  write: (config) => {
    const { language: main, ...site } = config.site;
    const other = main === 'de' ? 'es' : 'de';
    const addTitle = (route: Route): object => {
      const title = { [main]: route.title, [other]: `${translate(route)}: ${route.title}` };
      return isFirst(route, config) ? { ...route, title } : route;
    };
    return {
      ...config,
      site: { ...site, languages: [main, other] },
      routes: config.routes.map(addTitle),
    };
  },
};

function isFirst({ path }: Route, { routes }: SiteConfig): boolean {
  return path === '/' || path === '*' || path === routes[1]?.path;
}

function translate({ path }: Route): string {
  return path === '/' ? 'Willkommen' : 'Seite';
}
