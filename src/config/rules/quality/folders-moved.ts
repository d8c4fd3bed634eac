import { isBelow, isFolder, listMovedFolders, nameFolder } from '../../content/moved-folders';
import { reservedFolders } from '../../content/reserved-addresses';
import { listSiteAddresses } from '../../content/site-addresses';
import type { Finding } from '../../finding';
import type { Rule } from '../rule';

/** A redirect of a whole folder leads to pages, hides none, and leads there in one step. */
export const foldersMoved = {
  problems: {
    CFG0651: {
      severity: 'error',
      title: 'A redirect of a whole folder does not work.',
      cause:
        'A redirect from "/old/*" to "/new/*" leads everything below the old address to the same place below the new one. So both end with "/*", there are pages below the new address, and none below the old one, which the redirect would hide.',
      example: {
        kind: 'settings',
        bad: { '/redirects/-': { from: '/news/*', to: '/contact' } },
        good: { '/redirects/-': { from: '/news', to: '/contact' } },
      },
    },
    CFG0652: {
      severity: 'warning',
      title: 'A redirect leads to another redirect.',
      cause:
        'Addresses below the old folder lead to an address that has moved, too. Visitors get there in two steps, which takes longer, and search engines may give up. A redirect of its own leads there at once: it goes before that of its folder.',
      inEditor: 'Add a redirect from the first of these addresses to the other to “Redirects”.',
      example: {
        kind: 'settings',
        bad: {
          '/routes/3/path': '/posts/{post.slug}',
          '/redirects': [
            { from: '/old', to: '/contact' },
            { from: '/articles/*', to: '/posts/*' },
            { from: '/posts/old', to: '/contact' },
          ],
        },
        good: {
          '/routes/3/path': '/posts/{post.slug}',
          '/redirects': [
            { from: '/old', to: '/contact' },
            { from: '/articles/*', to: '/posts/*' },
            { from: '/posts/old', to: '/contact' },
            { from: '/articles/old', to: '/contact' },
          ],
        },
      },
    },
  },
  check: ({ config, findPage, surroundings: { allAddresses } }) => {
    const { redirects } = config;
    const starts = new Map(redirects.map(({ from, to }, index) => [from, { to, index }]));
    const folders = listMovedFolders(redirects);
    const pages =
      folders.length === 0 ? [] : [...(allAddresses ?? listSiteAddresses([config])).pages];
    return redirects.flatMap(({ from, to }, index): Finding[] => {
      if (!isFolder(from) && !isFolder(to)) return findDetours(from, index);
      if (!isFolder(from) || !/^\/.+\/\*$/.test(to)) {
        const hint = isFolder(from)
          ? `Write where its pages are now: "/somewhere/*". A single page is redirected by its own address, without "/*".`
          : `Write "${from}/*" to lead everything below it there, or lead to one page.`;
        const message = `"${from}" and "${to}" must both end with "/*", on this site.`;
        return [{ code: 'CFG0651', path: ['redirects', index, 'to'], message, hint }];
      }
      const [, top = ''] = from.split('/');
      if (reservedFolders.has(top)) {
        return [
          {
            code: 'CFG0651',
            path: ['redirects', index, 'from'],
            message: `The site itself uses addresses that begin with "/${top}".`,
            hint: 'Write a redirect for each page that has moved.',
          },
        ];
      }
      const hidden = pages.find((path) => isBelow(path, nameFolder(from)));
      if (hidden !== undefined) {
        const page = findPage(hidden);
        return [
          {
            code: 'CFG0651',
            path: ['redirects', index, 'from'],
            message: `There is a page at "${hidden}", so the redirect would hide it.`,
            hint: 'Write a redirect for each address that has moved, or change the address of the page.',
            ...(page && {
              related: [{ path: ['routes', page.index, 'path'], message: 'The page is here.' }],
            }),
          },
        ];
      }
      // That it leads to another redirect, or in a circle, is reported by the rule for all redirects.
      if (starts.has(to) || pages.some((path) => isBelow(path, nameFolder(to)))) return [];
      return [
        {
          code: 'CFG0651',
          path: ['redirects', index, 'to'],
          message: `There is no page below "${nameFolder(to)}".`,
          hint: 'Write the address that pages have now, with "/*" at its end.',
        },
      ];
    });

    /** Folders that lead to an address from which a redirect leads on. */
    function findDetours(from: string, index: number): Finding[] {
      return folders
        .filter((folder) => isBelow(from, folder.to))
        .map((folder) => folder.from + from.slice(folder.to.length))
        .filter((start) => !starts.has(start))
        .map((start) => ({
          code: 'CFG0652',
          path: ['redirects', index, 'from'],
          message: `"${start}" leads here first, and only then to "${redirects[index]?.to}".`,
          hint: `Add {"from": "${start}", "to": "${redirects[index]?.to}"} under "redirects".`,
        }));
    }
  },
} satisfies Rule;
