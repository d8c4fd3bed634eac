import { findRepeated } from '../find-repeated';
import { findServerName } from '../../../content/reserved-addresses';
import type { Diagnostic } from '../../diagnostic';
import type { Rule } from '../rule';

/** Every redirect starts at an address that no page and no other redirect has. */
export const uniqueRedirects = {
  problems: {
    CFG0412: {
      severity: 'error',
      title: 'A redirect has the path of a page or of another redirect.',
      cause:
        'A redirect starts at an old path. If a page has this path, the redirect would hide the page; if two redirects have the same path, it is unclear which one counts. Servers treat "/page/index" like "/page", and they show the page at "/404" for all paths that do not exist.',
      example: {
        kind: 'settings',
        bad: { '/redirects/-': { from: '/contact', to: '/' } },
        good: { '/redirects/-': { from: '/write', to: '/contact' } },
      },
    },
  },
  check: ({ config: { redirects }, findPage, checkContext: { allAddresses } }) => {
    const isPage = (address: string) =>
      findPage(address) !== undefined || Boolean(allAddresses?.pages.has(address));
    const hiding = redirects.flatMap(({ from }, index): Diagnostic[] => {
      const fault = explainServerName(from, isPage);
      if (fault) return [{ ...fault, path: ['redirects', index, 'from'] }];
      const page = findPage(from);
      if (!isPage(from)) return [];
      const related =
        page === undefined
          ? []
          : [{ path: ['routes', page.index, 'path'], message: 'The page is here.' }];
      return [
        {
          code: 'CFG0412',
          path: ['redirects', index, 'from'],
          message: `The redirect would hide the page "${from}".`,
          hint: 'Delete the redirect, or change the path of the page.',
          related,
        },
      ];
    });
    const repeated = findRepeated(redirects.map(({ from }) => from)).map(
      ({ value, index, first }) => ({
        code: 'CFG0412' as const,
        path: ['redirects', index, 'from'],
        message: `Another redirect already starts at "${value}".`,
        hint: 'Delete one of the two redirects.',
        related: [{ path: ['redirects', first, 'from'], message: 'The first one is here.' }],
      }),
    );
    return [...hiding, ...repeated];
  },
} satisfies Rule;

/** A redirect is a file on hosts that have no redirects, and servers look for files of these names. */
function explainServerName(
  from: string,
  isPage: (address: string) => boolean,
): Omit<Diagnostic, 'path'> | undefined {
  const name = findServerName(from);
  if (name === undefined) return undefined;
  if (name === '404') {
    return {
      code: 'CFG0412',
      message: `Servers show the page at "${from}" for all paths that do not exist, so a redirect cannot start there.`,
      hint: 'Delete the redirect. The error page is the one with "path": "*".',
    };
  }
  const address = from.slice(0, -'/index'.length) || '/';
  return {
    code: 'CFG0412',
    message: `Servers show the same page at "${from}" and "${address}", so a redirect cannot start there.`,
    hint: isPage(address) ? 'Delete the redirect.' : `Write "${address}".`,
  };
}
