import type { Diagnostic } from '../../diagnostic';
import type { Rule } from '../rule';
import { stripAnchor } from '../../../content/redirect-targets';

/** The sitemap lists every page of the menu and the footer, so that search engines find it. */
export const menuPagesInSitemap = {
  problems: {
    CFG0702: {
      severity: 'warning',
      title: 'A page in the menu is hidden from search engines.',
      cause:
        'The menu shows this page to everyone, but "robots": "noindex" hides it from search engines. One of these two settings is a mistake.',
      inEditor:
        'Choose “Shown in search results” under “Search engines”, or remove the link from the menu.',
      example: {
        kind: 'settings',
        bad: { '/routes/1/robots': 'noindex' },
        good: { '/routes/1/robots': 'index' },
      },
    },
  },
  check: ({ pages, links, fill }) => {
    const hidden = new Map(
      pages
        .filter(({ route, path }) => route.robots === 'noindex' && path !== '*')
        .map(({ path, index }) => [path, index]),
    );
    const reported = new Set<number>();
    return links
      .filter(({ path }) => path[0] === 'navigation')
      .flatMap(({ value, path }) =>
        fill(value, path).flatMap((href): Diagnostic[] => {
          const address = stripAnchor(href);
          const index = hidden.get(address);
          if (index === undefined || reported.has(index)) return [];
          reported.add(index);
          return [
            {
              code: 'CFG0702',
              path: ['routes', index, 'robots'],
              message: `The menu links to "${address}", but "robots": "noindex" hides this page from search engines.`,
              hint: 'Write "robots": "index", or remove the link from the menu.',
              related: [{ path, message: 'The link is here.' }],
            },
          ];
        }),
      );
  },
} satisfies Rule;
