import { findHome } from '../../../content/languages/page-in-language';
import { findHeaderSearch } from '../../../content/header-search';
import { compareWith } from '../../../content/dates/schedule';
import type { Diagnostic } from '../../diagnostic';
import type { Path } from '../../../utils/json';
import { anywhere, type Rule } from '../rule';
import type { RuleContext } from '../rule-context';
import { stripAnchor } from '../../../content/redirect-targets';

/**
 * Every page that search engines may list can be reached by a link from another one. Pages without
 * header are left out: people come to them from elsewhere, by a flyer or a letter.
 */
export const orphanPages = {
  problems: {
    CFG0701: {
      severity: 'warning',
      title: 'A page has no incoming link.',
      cause:
        'Nothing links to this page, so visitors cannot find it. Add a link in a block, a card or the menu. If the page is only for people who have its URL, write "robots": "noindex".',
      inEditor:
        'Add a link in a block, a card or the menu. If the page is only for people who have its URL, choose “Hidden from search engines” under “Search engines”.',
      example: {
        kind: 'settings',
        bad: { '/routes/0/blocks/3': { type: 'notice', notice: 'crisis' } },
        good: {
          '/routes/0/blocks/3': { type: 'card-grid', cards: { of: 'posts', actionLabel: 'Read' } },
        },
      },
      causedBy: [{ causes: ['schema', 'references', 'safety'], when: anywhere }],
    },
  },
  check: (context) => {
    const { config, pages, findPeriod, checkContext } = context;
    const sources = collectSources(context);
    const reported = new Set<number>();
    return pages.flatMap(({ path, route, index, part }): Diagnostic[] => {
      // The pages of a list link to each other.
      if (
        part ||
        path === findHome(config.site) ||
        path === '*' ||
        route.robots === 'noindex' ||
        !route.header
      )
        return [];
      // What nobody can see cannot be linked to.
      const now = checkContext.now ?? 0;
      if (compareWith(findPeriod(['routes', index]), now) !== 'now') return [];
      const source = sources.get(path);
      if ((source !== undefined && source !== index) || reported.has(index)) return [];
      reported.add(index);
      return [
        {
          code: 'CFG0701',
          path: ['routes', index, 'path'],
          message: `Nothing links to the page "${path}".`,
          hint: 'Add a link in a block, a card or the menu. If the page is only for people who have its URL, write "robots": "noindex".',
        },
      ];
    });
  },
} satisfies Rule;

/** Where several pages link from, or the header, the menu, or texts of entities. */
const elsewhere = -1;

/** For each address, the only page that links to it, or `elsewhere`. */
function collectSources(context: RuleContext): ReadonlyMap<string, number> {
  const { config, links, linkedEntries, fill } = context;
  const redirects = new Map(config.redirects.map(({ from, to }) => [from, to]));
  const sources = new Map<string, number>();
  const add = (href: string, source: number) => {
    const address = stripAnchor(href);
    const target = stripAnchor(redirects.get(address) ?? address);
    const known = sources.get(target);
    if (known === undefined) sources.set(target, source);
    else if (known !== source) sources.set(target, elsewhere);
  };
  const search = findHeaderSearch(config);
  if (search) add(search.address, elsewhere);
  for (const { value, path } of links) {
    if (path[0] === 'redirects') continue;
    const source = findSource(path);
    for (const href of fill(value, path)) if (href.startsWith('/')) add(href, source);
  }
  for (const { addresses = [], path } of linkedEntries) {
    for (const address of addresses) add(address, findSource(path));
  }
  return sources;
}

function findSource([area, index]: Path): number {
  return area === 'routes' && typeof index === 'number' ? index : elsewhere;
}
