import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder, projectSite } from '../../../src/io/project-folder';
import { readBuiltPages } from '../../../src/io/read-built-pages';
import { isLoopback } from '../../../src/content/html/read-url';
import type { EmbedWidget, PagePayload } from '../../../src/payload/payload';

/** A built site that the content checks look at. */
export interface SiteToTest {
  /** also the first word of its host: letters, digits and hyphens */
  name: string;
  /** where it was built */
  folder: string;
  /** what it was built from; the stand-in provider reads there which widgets there are */
  configFile: string;
  publicFolder: string;
  /** the addresses to look at; all when left out */
  paths?: string[];
}

/** A site with the pages to look at. */
export interface TestedSite extends SiteToTest {
  origin: string;
  pages: PagePayload[];
}

const port = Number(process.env.PORT ?? 4187);

/** The ports of the content checks: one for all sites, which differ in their host, one for widgets. */
export const ports = { sites: port, provider: Number(process.env.PROVIDER_PORT ?? port + 1) };

/**
 * What is proven: `content` looks at what an editor can spoil, on few widths and with the limits of
 * `check:site`; `engine` looks at everything, with the hard budgets, and is for the test sites.
 */
export const proof = process.env.SITE_PROOF === 'engine' ? 'engine' : 'content';

/**
 * The sites to look at: those that the JSON file `SITE_LIST` lists, or else the one in `dist/`.
 */
export const sitesToTest: readonly SiteToTest[] = readSites();

function readSites(): SiteToTest[] {
  const list = process.env.SITE_LIST;
  if (list !== undefined) return JSON.parse(readFileSync(list, 'utf8')) as SiteToTest[];
  return [{ name: 'site', folder: join(projectFolder, 'dist'), ...projectSite }];
}

/** The sites to test with their pages, as they were built. */
export function readTestedSites(): TestedSite[] {
  return sitesToTest.map((site) => ({
    ...site,
    origin: `http://${site.name}.localhost:${ports.sites}`,
    pages: readBuiltPages(site.folder).filter(({ path }) => site.paths?.includes(path) ?? true),
  }));
}

/** The address at which a browser sees a page: a 404 page is met where nothing else is. */
export function addressOf(site: TestedSite, { path }: PagePayload): string {
  return site.origin + path.replace(notFound, '/no-such-page');
}

/** Whether a page is the one for unknown addresses, in any language. */
export function isNotFoundPage({ path }: PagePayload): boolean {
  return notFound.test(path);
}

const notFound = /\/404$/;

/** The widgets of a page. */
export function listEmbeds({ blocks }: PagePayload): EmbedWidget[] {
  return blocks.flatMap(({ block }) => (block.type === 'embed' ? [block.embed] : []));
}

/** Where on this computer the widgets of the sites are asked for: `127.0.0.1:4180`. */
export function listStandInHosts(): string[] {
  const hosts = readTestedSites()
    .flatMap(({ pages }) => pages.flatMap(listEmbeds))
    .flatMap(({ frame }) => (frame ? [new URL(frame.src).host] : []))
    .filter(isLoopback);
  return [...new Set(hosts)];
}

/**
 * Tells whether a page shows another part of a list: it shares its description and image with the
 * first.
 */
export function isFurtherPage({ blocks }: PagePayload): boolean {
  return blocks.some(
    ({ parts }) =>
      parts?.pages?.links.some(({ rel }) => rel === 'prev') === true ||
      (parts?.years?.links[0]?.current === undefined && parts?.years !== undefined),
  );
}
