import { listMovedFolders, listMovedPages, type MovedFolder } from '../../content/moved-folders';
import type { SiteConfig } from '../../generated/config-types';
import { mergeSources, type ForeignSources } from '../../payload/foreign-sources';
import { dataUrl, htmlFile, notFoundPath } from '../../payload/page-paths';
import { writeContentSecurityPolicy } from '../content-security-policy';
import { shareFolder } from '../share-image';

/** What a host needs to know of a page. */
export interface PublishedPage {
  path: string;
  sources: ForeignSources;
  /** hashes of its `<style>` elements, as `sha256-…` */
  styleHashes: readonly string[];
  /** whether visitors may have to hide that they were there */
  quickExit?: true | undefined;
  /** what the addresses of its language begin with, when it is not the main one */
  base?: string | undefined;
}

export type Header = [name: string, value: string];

/** What a host must do, in whatever form it reads that. */
export interface HostRules {
  /** sent with every answer */
  headers: Header[];
  /** a content security policy that permits what any page needs */
  sitePolicy: string;
  /** each page but those for 404, with its own policy */
  pages: { path: string; file: string; policy: string }[];
  /** languages with a 404 page of their own: what their addresses begin with */
  notFoundBases: string[];
  /** the policy of the 404 pages, which also holds for everything that is not a page */
  notFoundPolicy: string;
  /**
   * What is sent with the files of some folders, in place of a header of the same name: they may be
   * kept for a while, where everything else is asked for again each time.
   */
  folders: { folder: string; headers: Header[] }[];
  /**
   * What is sent with single files: pages with a quick exit and their data are not kept at all, so that
   * nobody finds them on the disk. `path` is their address, `file` where they are.
   */
  files: { path: string; file: string; headers: Header[] }[];
  /** `to` is ASCII, as in a header */
  redirects: { from: string; to: string }[];
  /** folders of which every page has moved; the first one that fits is meant */
  movedFolders: MovedFolder[];
}

/** How pages, and everything else that keeps its name when it changes, may be cached. */
export const revalidate = 'public, max-age=0, must-revalidate';

/** Files below `/assets/` and share images have a hash of their content in their names. */
const immutable = 'public, max-age=31536000, immutable';

/** Pictures, videos and documents keep their names when an editor replaces them. */
const forADay = 'public, max-age=86400';

const never = 'no-store';

/** Pages elsewhere cannot show what is ours: all files but share images, which are made for them. */
const resourcePolicy = 'Cross-Origin-Resource-Policy';

/** Features that browsers would let the site or its widgets use without asking further. */
const features = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'clipboard-write',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/** Features that the site itself uses: the background video, and copying a link. */
const ownFeatures = new Set(['autoplay', 'clipboard-write']);

/**
 * The rules of a site.
 *
 * @param mediaFolders top-level folders that hold the pictures, videos and documents: `images`
 */
export function buildHostRules(
  { redirects }: Pick<SiteConfig, 'redirects'>,
  pages: readonly PublishedPage[],
  mediaFolders: readonly string[],
): HostRules {
  const all = mergeSources(pages.map(({ sources }) => sources));
  const notFound = pages.filter(isNotFoundPage);
  const sitePolicy = writeJointPolicy(pages);
  return {
    headers: [
      ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
      [resourcePolicy, 'same-origin'],
      ['Permissions-Policy', writePermissions(all.permissions)],
      ['Referrer-Policy', 'same-origin'],
      ['Strict-Transport-Security', 'max-age=31536000'],
      ['X-Content-Type-Options', 'nosniff'],
      ['X-Frame-Options', 'DENY'],
    ],
    sitePolicy,
    pages: pages
      .filter((page) => !isNotFoundPage(page))
      .map(({ path, sources, styleHashes: own }) => ({
        path,
        file: `/${htmlFile(path)}`,
        policy: writeContentSecurityPolicy({ ...sources, styleHashes: own }),
      })),
    notFoundBases: notFound.flatMap(({ base }) => base ?? []),
    notFoundPolicy: notFound.length > 0 ? writeJointPolicy(notFound) : sitePolicy,
    folders: [
      { folder: '/assets/', headers: [keepFor(immutable)] },
      { folder: shareFolder, headers: [keepFor(immutable), [resourcePolicy, 'cross-origin']] },
      ...mediaFolders.map((folder) => ({ folder: `/${folder}/`, headers: [keepFor(forADay)] })),
    ],
    files: pages
      .filter((page) => page.quickExit && !isNotFoundPage(page))
      .flatMap(({ path }) => [
        { path, file: `/${htmlFile(path)}`, headers: [keepFor(never)] },
        { path: dataUrl(path), file: dataUrl(path), headers: [keepFor(never)] },
      ]),
    redirects: listMovedPages(redirects).map(({ from, to }) => ({ from, to: toAsciiAddress(to) })),
    movedFolders: listMovedFolders(redirects).map(({ from, to }) => ({
      from,
      to: toAsciiAddress(to),
    })),
  };
}

function isNotFoundPage({ path, base = '' }: PublishedPage): boolean {
  return path === base + notFoundPath;
}

/** A policy that permits what any of these pages needs. */
function writeJointPolicy(pages: readonly PublishedPage[]): string {
  const sources = mergeSources(pages.map((page) => page.sources));
  return writeContentSecurityPolicy({
    ...sources,
    styleHashes: pages.flatMap((page) => page.styleHashes),
  });
}

function keepFor(value: string): Header {
  return ['Cache-Control', value];
}

/** `Permissions-Policy`: every feature is off but for the site's own and those of its widgets. */
export function writePermissions(permissions: ForeignSources['permissions']): string {
  return [...new Set([...features, ...Object.keys(permissions)])]
    .toSorted()
    .map((feature) => {
      const origins = (permissions[feature] ?? []).map((origin) => `"${origin}"`);
      // A widget receives a feature only from a page that has it.
      const own = ownFeatures.has(feature) || origins.length > 0 ? ['self'] : [];
      return `${feature}=(${[...own, ...origins].join(' ')})`;
    })
    .join(', ');
}

/**
 * An address as it can be written in a header, where only ASCII is allowed: `https://münchen.example/日本` →
 * `https://xn--mnchen-3ya.example/%E6%97%A5%E6%9C%AC`. What is ASCII already
 * stays, but for capital letters in `HTTPS:`, which Netlify does not read.
 */
export function toAsciiAddress(address: string): string {
  if (!/\P{ASCII}/u.test(address)) {
    return address.replace(/^https:/i, (scheme) => scheme.toLowerCase());
  }
  if (/^https?:/i.test(address)) return new URL(address).href;
  return address.replace(/\P{ASCII}+/gu, encodeURIComponent);
}
