import type { Route } from '../../../generated/config-types';
import type { Diagnostic } from '../../diagnostic';
import { examplePage } from '../../problems/examples';
import { memoizeByObject } from '../../../utils/memoize';
import {
  createIntrusionFinder,
  findServerName,
  reservedFolders,
} from '../../../content/reserved-addresses';
import type { ExpandedRoute } from '../../../content/placeholders/dynamic-routes';
import { hasPeriod } from '../../../content/dates/schedule';
import { pagesOfDuplicates, type Rule } from '../rule';

/** Every page has an address of its own that a host can serve. */
export const uniquePaths = {
  problems: {
    CFG0401: {
      severity: 'error',
      title: 'Two pages have the same path.',
      cause: 'Two pages have the same path, so visitors could not open one of the two.',
      example: {
        kind: 'settings',
        bad: { '/routes/-': { path: '/', ...examplePage, robots: 'index' } },
        good: { '/routes/-': { path: '/visit', ...examplePage } },
      },
      causedBy: [{ causes: ['CFG0404', 'CFG0405'], when: pagesOfDuplicates }],
    },
    CFG0402: {
      severity: 'error',
      title: 'A page has a reserved or invalid path.',
      cause:
        'The site reserves this path for its files (/assets, /images, /video, /pdf, /icons and /share), servers reserve it (index and 404 at the end), or it is the start of the paths in another language. Choose another path.',
      example: {
        kind: 'settings',
        bad: { '/routes/-': { path: '/images', ...examplePage } },
        good: { '/routes/-': { path: '/visit', ...examplePage } },
      },
    },
  },
  check: ({ config, pages }) => {
    const findings = new Map<number, Diagnostic>();
    const owners = new Map<string, number>();
    const explainIntrusion = createIntrusionFinder(config.site);
    for (const page of pages) {
      const { index } = page;
      const address = findings.has(index) ? undefined : readAddress(page);
      if (!address) continue;
      const owner = owners.get(address.plain);
      if (owner === undefined) owners.set(address.plain, index);
      const intrusion = explainIntrusion(page.path);
      const fault =
        intrusion === undefined
          ? (address.fault ?? explainTaken(page, owner, config.routes))
          : { code: 'CFG0402' as const, message: intrusion, hint: 'Choose another path.' };
      if (fault) findings.set(index, { ...fault, path: ['routes', index, 'path'] });
    }
    return [...findings.values()];
  },
} satisfies Rule;

/** What can be told of the address of a page alone. */
interface Address {
  /** as addresses are compared */
  plain: string;
  fault?: Omit<Diagnostic, 'path'> | undefined;
}

const readAddress = memoizeByObject(({ path, part }: ExpandedRoute): Address | undefined => {
  // Another rule reports placeholders that are not filled in.
  if (path === '*' || path.includes('{')) return undefined;
  const plain = path.toLowerCase().replace(/(?<=.)\/+$/, '');
  return { plain, fault: explainUnusable(path, part) };
});

function explainUnusable(
  path: string,
  part: ExpandedRoute['part'],
): Omit<Diagnostic, 'path'> | undefined {
  if (!/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(path)) {
    return {
      code: 'CFG0402',
      message: `"${path}" is not a valid path for a page.`,
      hint: 'Use only lowercase letters, digits and hyphens between the slashes.',
    };
  }
  const [, folder = ''] = path.split('/');
  // The further pages of a list end with a number, of which 404 is one.
  const isServers = part === undefined && findServerName(path) !== undefined;
  if (!reservedFolders.has(folder) && !isServers) return undefined;
  return {
    code: 'CFG0402',
    message: `The path "${path}" is reserved for the site’s files.`,
    hint: 'Choose another path.',
  };
}

function explainTaken(
  { path, index }: ExpandedRoute,
  owner: number | undefined,
  routes: readonly Route[],
): Omit<Diagnostic, 'path'> | undefined {
  if (owner === undefined) return undefined;
  const same = owner === index || routes[owner]?.path === path;
  return {
    code: 'CFG0401',
    message: same
      ? `Two pages have the path "${path}".`
      : `The page "${routes[owner]?.path}" also makes the path "${path}".`,
    hint: [owner, index].some((at) => routes[at] && hasPeriod(routes[at]))
      ? 'Change the path of one of the two pages: two pages cannot share a path, even at different times. To change the content on a certain day, schedule the events or posts on a single page.'
      : 'Change the path of one of the two pages.',
    ...(owner !== index && {
      related: [{ path: ['routes', owner, 'path'], message: 'The other page is here.' }],
    }),
  };
}
