import type { Diagnostic } from '../../diagnostic';
import type { Rule } from '../rule';
import { stripAnchor } from '../../../content/redirect-targets';

/**
 * No link names a page that was removed. The editor redirects it to the page above it, at last to the home
 * page. A redirect to any other page was chosen, and links may use it.
 */
export const linksToRemovedPages = {
  problems: {
    CFG0703: {
      severity: 'warning',
      title: 'A link names a page that was removed.',
      cause:
        'The page is gone, so visitors who click this link are redirected to the page above it, which may not be what the link text promises. Link to a page that fits, or delete the link.',
      example: {
        kind: 'settings',
        bad: {
          '/redirects/-': { from: '/contact/map', to: '/contact' },
          '/navigation/topBar/href': '/contact/map',
        },
        good: {
          '/redirects/-': { from: '/contact/map', to: '/contact' },
          '/navigation/topBar/href': '/contact',
        },
      },
    },
  },
  check: ({ config: { redirects }, links, findPage }) => {
    const above = redirects.filter(
      ({ from, to }) => to.startsWith('/') && from.startsWith(to === '/' ? to : `${to}/`),
    );
    const targets = new Map(above.map(({ from, to }) => [from, to]));
    return links.flatMap(({ value, path, part }): Diagnostic[] => {
      const address = stripAnchor(value);
      const target = targets.get(address);
      if (target === undefined || path[0] === 'redirects' || findPage(address)) return [];
      return [
        {
          code: 'CFG0703',
          path,
          ...(part && { part }),
          message: `The page "${address}" was removed. This link is redirected to "${target}".`,
          hint: 'Link to a page that fits, or delete the link.',
          fix: {
            title: `Link to "${target}" directly.`,
            text: part ? target : JSON.stringify(target),
          },
        },
      ];
    });
  },
} satisfies Rule;
