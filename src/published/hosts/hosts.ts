import { formatMegabytes } from '../../utils/english';
import { listMovedFolders } from '../../content/moved-folders';
import type { SiteConfig } from '../../generated/config-types';

/** The hosts that a site can be built for. The first one is what it is built for unless asked. */
export const hosts = ['cloudflare-pages', 'netlify', 'vercel', 'nginx', 'github-pages'] as const;

export type Host = (typeof hosts)[number];

/** The names of the hosts, as people write them. */
export const hostNames: Readonly<Record<Host, string>> = {
  'cloudflare-pages': 'Cloudflare Pages',
  netlify: 'Netlify',
  vercel: 'Vercel',
  nginx: 'nginx',
  'github-pages': 'GitHub Pages',
};

/**
 * A site is larger than its host reads, as the host's documentation says. The message says how large
 * it may be and what to do.
 */
export class HostLimit extends Error {}

/**
 * How much hosts take, in their smallest plan:
 * https://developers.cloudflare.com/pages/configuration/redirects/#per-file
 * https://developers.cloudflare.com/pages/platform/limits/#files and #file-size
 * https://vercel.com/docs/redirects/configuration-redirects
 * https://vercel.com/docs/limits/overview ("Static File uploads")
 * https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits
 * https://docs.github.com/en/repositories/working-with-files/managing-large-files/about-large-files-on-github
 * Netlify names no number, only that a deploy may fail with 10,000 redirects or more
 * (https://docs.netlify.com/routing/redirects/), and nginx has no limit.
 */
export const hostLimits: Partial<Record<Host, HostLimits>> = {
  'cloudflare-pages': {
    redirects: 2_000,
    movedFolders: 100,
    files: 20_000,
    fileBytes: 25 * 1024 * 1024,
  },
  vercel: { redirects: 2_048, siteBytes: 100_000_000 },
  'github-pages': { fileBytes: 100 * 1024 * 1024, siteBytes: 1_000_000_000 },
};

/** What a host takes at most; nothing where it names no number. */
export interface HostLimits {
  /** single addresses; both kinds together where no number of folders is named */
  redirects?: number;
  /** redirects of whole folders */
  movedFolders?: number;
  files?: number;
  /** bytes of the largest file */
  fileBytes?: number;
  /** bytes of all files together */
  siteBytes?: number;
}

/**
 * Refuses a site with more redirects than its host reads: the others would be broken links.
 *
 * @throws HostLimit
 */
export function assertRedirectsFit(host: Host, redirects: SiteConfig['redirects']): void {
  const { redirects: most = Infinity, movedFolders: maxFolders } = hostLimits[host] ?? {};
  const folders = listMovedFolders(redirects).length;
  const single = redirects.length - (maxFolders === undefined ? 0 : folders);
  if (single > most) {
    throw new HostLimit(
      `"redirects" has ${single} entries; ${hostNames[host]} allows ${most}. Delete the oldest, or build for another host: npm run build -- --host nginx`,
    );
  }
  if (maxFolders === undefined || folders <= maxFolders) return;
  throw new HostLimit(
    `"redirects" has ${folders} entries with "/*"; ${hostNames[host]} allows ${maxFolders}. Delete the oldest, or build for another host: npm run build -- --host nginx`,
  );
}

/** A file of a built site. */
export interface BuiltFile {
  /** its path below the folder of the site */
  file: string;
  bytes: number;
}

/**
 * Refuses a site that its host would not take.
 *
 * @throws HostLimit
 */
export function assertFilesFit(host: Host, files: readonly BuiltFile[]): void {
  const {
    files: most = Infinity,
    fileBytes = Infinity,
    siteBytes = Infinity,
  } = hostLimits[host] ?? {};
  const other = 'or build for another host: npm run build -- --host nginx';
  if (files.length > most) {
    throw new HostLimit(
      `The site has ${files.length} files; ${hostNames[host]} allows ${most}. Remove files that the site does not need, ${other}`,
    );
  }
  const large = files.find(({ bytes }) => bytes > fileBytes);
  if (large) {
    throw new HostLimit(
      `"${large.file}" is ${formatMegabytes(large.bytes)}; ${hostNames[host]} allows ${formatMegabytes(fileBytes)} per file. Use a smaller file, ${other}`,
    );
  }
  const all = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (all <= siteBytes) return;
  throw new HostLimit(
    `The site is ${formatMegabytes(all)}; ${hostNames[host]} allows ${formatMegabytes(siteBytes)}. Remove files that the site does not need, ${other}`,
  );
}
