import { findRepeated } from '../../content/find-repeated';
import type { Finding } from '../../finding';
import type { Rule } from '../rule';

/** Every redirect starts at an address that no page and no other redirect has. */
export const uniqueRedirects = {
  problems: {
    CFG0412: {
      severity: 'error',
      title: 'A redirect starts at the address of a page or of another redirect.',
      cause:
        'A redirect starts at an old address. If a page has this address, the redirect would hide it; if two redirects have it, it is not clear which counts.',
      example: {
        kind: 'settings',
        bad: { '/redirects/-': { from: '/contact', to: '/' } },
        good: { '/redirects/-': { from: '/write', to: '/contact' } },
      },
    },
  },
  check: ({ config: { redirects }, findPage, surroundings: { allAddresses } }) => {
    const hiding = redirects.flatMap(({ from }, index): Finding[] => {
      const page = findPage(from);
      if (page === undefined && !allAddresses?.pages.has(from)) return [];
      const related =
        page === undefined
          ? []
          : [{ path: ['routes', page.index, 'path'], message: 'The page is here.' }];
      return [
        {
          code: 'CFG0412',
          path: ['redirects', index, 'from'],
          message: `There is a page at "${from}", so the redirect would hide it.`,
          hint: 'Delete the redirect or change the address of the page.',
          related,
        },
      ];
    });
    const repeated = findRepeated(redirects.map(({ from }) => from)).map(
      ({ value, index, first }) => ({
        code: 'CFG0412' as const,
        path: ['redirects', index, 'from'],
        message: `Redirect ${first + 1} also starts at "${value}".`,
        hint: 'Delete one of them.',
        related: [{ path: ['redirects', first, 'from'], message: 'It starts here first.' }],
      }),
    );
    return [...hiding, ...repeated];
  },
} satisfies Rule;
