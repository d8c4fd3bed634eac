import { formatProblems } from '../../src/config/report/format-problems';
import type { Position } from '../../src/config/problem';
import { expandRoutes } from '../../src/config/content/templates';
import { renderIconSprite } from '../../src/render/icon-sprite';
import { createPageRenderer } from '../../src/render/entry-server';
import type { SiteConfig } from '../../src/generated/config-types';
import { createBuildContext } from '../../src/pages/build-context';
import { buildPage } from '../../src/pages/build-page';
import { buildSite } from '../../src/pages/build-site';
import { writeCalendarFile } from '../../src/published/calendar-file';
import type { PagePayload, PublishedSite } from '../../src/payload/payload';
import { planFonts } from '../../src/published/fonts/site-fonts';
import {
  calendarUrl,
  dataUrl,
  iconSpriteUrl,
  normalizePath,
  notFoundPath,
  siteDataUrl,
} from '../../src/payload/page-paths';
import { makeFontFile } from '../build/font-files';
import { manifestUrl, writeWebManifest } from '../../src/published/web-manifest';
import { loadConfig, type SiteSource } from '../read/load-config';
import { measureAssets } from '../read/measure-assets';
import { readVariant } from '../pictures/make-variants';
import { planPictures, UnreadablePictures } from '../pictures/plan-pictures';
import { toAsciiAddress } from '../../src/published/hosts/ascii-address';
import { readAddress } from './answer-safely';

/** What the dev server answers with. */
export interface DevAnswer {
  status: number;
  /** media type; Vite completes what is `text/html` */
  type: string;
  body: string | Buffer;
  /** where a redirect leads */
  location?: string;
}

/** A site that answers like the built one, without building it. */
export interface DevSite {
  answer: (url: string) => Promise<DevAnswer>;
}

export interface DevLoad {
  /** undefined while the config has errors */
  site?: DevSite;
  /** errors and warnings with code frames, for the terminal; empty when there are none */
  report: string;
  /** the errors alone, for the overlay */
  errors: string;
  firstError?: Position;
}

/** Reads and checks the config, and prepares the pages if it is valid. */
export async function loadDevSite(source: SiteSource): Promise<DevLoad> {
  try {
    return await loadSite(source, []);
  } catch (error) {
    if (error instanceof UnreadablePictures) return loadSite(source, error.files);
    throw error;
  }
}

async function loadSite(source: SiteSource, damagedPictures: readonly string[]): Promise<DevLoad> {
  const { config, problems, text } = loadConfig(source, damagedPictures);
  const errors = problems.filter(({ severity }) => severity === 'error');
  const file = 'site.config.json';
  const color = process.stdout.isTTY && !process.env['NO_COLOR'];
  return {
    report: problems.length > 0 ? formatProblems(problems, { text, file, color }) : '',
    errors: errors.length > 0 ? formatProblems(errors, { text, file, color: false }) : '',
    ...(errors[0] && { firstError: errors[0].range.start }),
    ...(config && { site: await createDevSite(config, source.publicFolder) }),
  };
}

async function createDevSite(config: SiteConfig, publicFolder: string): Promise<DevSite> {
  const plan = await planPictures(config, publicFolder, await measureAssets(publicFolder));
  const context = createBuildContext(config, plan.assets);
  const site = buildSite(config);
  const pages = new Map(
    expandRoutes(config).map((route) => {
      const page = buildPage(route, context);
      return [page.path, page];
    }),
  );
  const redirects = new Map(config.redirects.map(({ from, to }) => [from, toAsciiAddress(to)]));
  const data = new Map<string, object>([
    // The dev server itself brings open pages up to date.
    [siteDataUrl, { ...site, version: 'dev' } satisfies PublishedSite],
    ...[...pages.values()].map((page): [string, object] => [dataUrl(page.path), page]),
    ...config.redirects.map(({ from, to }): [string, object] => [dataUrl(from), { redirect: to }]),
  ]);
  const calendars = new Map(
    [...pages.values()]
      .flatMap(({ blocks }) => blocks.map(({ block }) => block))
      .filter((block) => block.type === 'event')
      .map((event) => [calendarUrl(event), writeCalendarFile(event, config.site.url)]),
  );
  const fonts = new Map<string, Buffer>();
  for (const file of planFonts(config).files) fonts.set(file.url, await makeFontFile(file));
  const renderPage = createPageRenderer(site, {
    script: '/src/entry-client.ts',
    metaPolicy: 'none',
  });
  const stylesheets = new Map<string, string>();

  function showPage(page: PagePayload, status: number): DevAnswer {
    const { html, stylesheet } = renderPage(page);
    stylesheets.set(stylesheet.url, stylesheet.css);
    return { status, type: 'text/html', body: html };
  }

  return {
    async answer(url) {
      const path = normalizePath(decodeURI(readAddress(url).pathname));
      const redirect = redirects.get(path);
      if (redirect) return { status: 302, type: 'text/html', body: '', location: redirect };
      if (path.startsWith('/_data/') || path === siteDataUrl) {
        const json = data.get(path);
        const type = 'application/json';
        return json
          ? { status: 200, type, body: JSON.stringify(json) }
          : { status: 404, type, body: 'null' };
      }
      if (path === manifestUrl) {
        return { status: 200, type: 'application/manifest+json', body: writeWebManifest(config) };
      }
      if (path === iconSpriteUrl) {
        return { status: 200, type: 'image/svg+xml', body: renderIconSprite() };
      }
      const font = fonts.get(path);
      if (font) return { status: 200, type: 'font/woff2', body: font };
      const calendar = calendars.get(path);
      if (calendar !== undefined) return { status: 200, type: 'text/calendar', body: calendar };
      const picture = await readVariant(plan, path);
      if (picture) return { status: 200, type: picture.type, body: picture.content };
      const css = stylesheets.get(path);
      if (css !== undefined) return { status: 200, type: 'text/css', body: css };
      const page = pages.get(path);
      if (page) return showPage(page, 200);
      const notFound = pages.get(notFoundPath);
      return notFound ? showPage(notFound, 404) : { status: 404, type: 'text/html', body: '' };
    },
  };
}
