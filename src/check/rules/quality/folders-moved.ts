import { isBelow, isFolder, listMovedFolders, nameFolder } from '../../../content/moved-folders';
import { reservedFolders } from '../../../content/reserved-addresses';
import { listSiteAddresses } from '../../../content/site-addresses';
import type { Diagnostic } from '../../diagnostic';
import type { Rule } from '../rule';

/** A redirect of a whole folder leads to pages, hides none, and leads there in one step. */
export const foldersMoved = {
  problems: {
    CFG0651: {
      severity: 'error',
      title: 'A folder redirect does not work.',
      cause:
        'A redirect from "/old/*" to "/new/*" sends each page of the old folder to the same page of the new folder. Both paths must end with "/*", the new folder must have pages, and the old folder must not, because the redirect would hide these pages.',
      example: {
        kind: 'settings',
        bad: { '/redirects/-': { from: '/news/*', to: '/contact' } },
        good: { '/redirects/-': { from: '/news', to: '/contact' } },
      },
    },
    CFG0652: {
      severity: 'warning',
      title: 'A redirect points to another redirect.',
      cause:
        'A page of the old folder is redirected to a path that has also moved. Visitors need two steps, which takes longer, and search engines may give up. Add a separate redirect for this page, which takes precedence over the folder redirect.',
      inEditor: 'Under “Redirects”, add a redirect from the first of these paths to the second.',
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
  check: ({ config, findPage, checkContext: { allAddresses } }) => {
    const { redirects } = config;
    const starts = new Map(redirects.map(({ from, to }, index) => [from, { to, index }]));
    const folders = listMovedFolders(redirects);
    const pages =
      folders.length === 0 ? [] : [...(allAddresses ?? listSiteAddresses([config])).pages];
    return redirects.flatMap(({ from, to }, index): Diagnostic[] => {
      if (!isFolder(from) && !isFolder(to)) return findDetours(from, index);
      if (!isFolder(from) || !/^\/.+\/\*$/.test(to)) {
        const hint = isFolder(from)
          ? `Write the new folder of these pages: "/somewhere/*". To redirect a single page, write its path without "/*".`
          : `Write "${from}/*" to redirect the whole folder, or choose a single page as the target.`;
        const message = `"${from}" and "${to}" must both be paths on this site that end with "/*".`;
        return [{ code: 'CFG0651', path: ['redirects', index, 'to'], message, hint }];
      }
      const [, top = ''] = from.split('/');
      if (reservedFolders.has(top)) {
        return [
          {
            code: 'CFG0651',
            path: ['redirects', index, 'from'],
            message: `The site itself uses paths that begin with "/${top}".`,
            hint: 'Write a separate redirect for each page that has moved.',
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
            message: `The redirect would hide the page "${hidden}".`,
            hint: 'Write a separate redirect for each page that has moved, or change the path of this page.',
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
          message: `The folder "${nameFolder(to)}" has no pages.`,
          hint: 'Write the folder that the pages have moved to, with "/*" at the end.',
        },
      ];
    });

    /** Folders that lead to an address from which a redirect leads on. */
    function findDetours(from: string, index: number): Diagnostic[] {
      return folders
        .filter((folder) => isBelow(from, folder.to))
        .map((folder) => folder.from + from.slice(folder.to.length))
        .filter((start) => !starts.has(start))
        .map((start) => ({
          code: 'CFG0652',
          path: ['redirects', index, 'from'],
          message: `"${start}" is first redirected here and then to "${redirects[index]?.to}".`,
          hint: `Add {"from": "${start}", "to": "${redirects[index]?.to}"} under "redirects".`,
        }));
    }
  },
} satisfies Rule;
