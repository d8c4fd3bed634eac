import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { assertSafeHtml } from '../../src/config/html/assert-safe-html';
import { expandRoutes } from '../../src/config/content/templates';
import type { SiteConfig } from '../../src/generated/config-types';
import { createBuildContext } from '../../src/pages/build-context';
import { buildPage } from '../../src/pages/build-page';
import { buildSite } from '../../src/pages/build-site';
import { writeCalendarFile } from '../../src/published/calendar-file';
import { listPageSources } from '../../src/payload/foreign-sources';
import { buildHostRules, type PublishedPage } from '../../src/published/hosts/host-rules';
import {
  metaPolicyFor,
  writeHostFiles,
  type Host,
} from '../../src/published/hosts/write-host-files';
import {
  calendarUrl,
  dataUrl,
  htmlFile,
  securityTextUrl,
  siteDataUrl,
} from '../../src/payload/page-paths';
import type { PagePayload, PublishedSite } from '../../src/payload/payload';
import { planFonts } from '../../src/published/fonts/site-fonts';
import {
  writeRedirectPage,
  writeRobots,
  writeSecurityText,
  writeSitemap,
} from '../../src/published/site-files';
import { manifestUrl, writeWebManifest } from '../../src/published/web-manifest';
import { buildBundle, type Bundle } from './bundle';
import { cacheFolders, removeUnused } from '../cache/cache-files';
import { siteOutput } from './choose-target';
import { compressFiles } from './compress-files';
import { makeFontFile } from './font-files';
import { DrawingCache } from '../cache/drawing-cache';
import { measureAssets } from '../read/measure-assets';
import { PageCache } from './page-cache';
import { PageRenderer } from './page-renderer';
import { writeVariants } from '../pictures/make-variants';
import { planPictures } from '../pictures/plan-pictures';
import { listPublicFiles } from '../read/public-files';
import { ShareImages } from '../share-images/share-images';
import { placeSiteIcons } from './site-icons';
import { createOnlyStagingFolder, swapFolder } from './swap-folder';
import { writeCompressed } from './write-compressed';
import { projectFolder } from '../project-folder';

const cacheFolder = join(projectFolder, 'node_modules/.cache/pages');

/** What a build did. */
export interface BuildResult {
  pages: number;
  rendered: number;
}

/**
 * Builds the whole site for a host into a new folder and puts it in the place of `outFolder` when it is
 * complete.
 *
 * @param config a checked config
 * @throws UnreadablePictures when a picture is damaged; Error that names page and block when one
 *   cannot be rendered, or when harmful HTML would pass; `outFolder` stays as it was
 */
export async function buildSiteFolder(
  config: SiteConfig,
  publicFolder: string,
  outFolder: string,
  host: Host,
): Promise<BuildResult> {
  assertSafeHtml();
  const bundle = await buildBundle();
  const staging = await createOnlyStagingFolder(outFolder);
  try {
    return await buildInto(staging, { config, bundle, publicFolder, outFolder, host });
  } finally {
    // Gone already when the build succeeded.
    rmSync(staging, { recursive: true, force: true });
  }
}

interface BuildInput {
  config: SiteConfig;
  bundle: Bundle;
  publicFolder: string;
  outFolder: string;
  host: Host;
}

async function buildInto(
  staging: string,
  { config, bundle, publicFolder, outFolder, host }: BuildInput,
): Promise<BuildResult> {
  const site = buildSite(config);
  const plan = await planPictures(config, publicFolder, await measureAssets(publicFolder));
  copyPublicFiles(publicFolder, plan.unpublished, staging);
  writeShared(config, staging);
  compressFiles(staging);
  await writeVariants(plan, staging);
  cpSync(bundle.clientFolder, staging, {
    recursive: true,
    filter: (path) => !path.endsWith('.vite'),
  });
  for (const file of planFonts(config).files) {
    writeFileSync(join(staging, file.url), await makeFontFile(file));
  }

  const logo = readFileSync(join(publicFolder, config.site.logo));
  const drawings = new DrawingCache(cacheFolders.drawings);
  await placeSiteIcons(drawings, { logo, ground: config.theme.colors.paper, folder: staging });
  const shareImages = new ShareImages(config, logo, drawings);
  const shareDesign = shareImages.design;

  const metaPolicy = metaPolicyFor(host);
  const shared = createHash('sha256')
    .update(JSON.stringify({ site, metaPolicy, shareDesign }))
    .digest('hex');
  const salt = bundle.key + shared;
  const version = createHash('sha256').update(salt);
  const cache = new PageCache(cacheFolder, outFolder, salt);
  const context = createBuildContext(config, plan.assets);
  const pages: Pick<PagePayload, 'path' | 'head'>[] = [];
  const published: Omit<PublishedPage, 'styleHashes'>[] = [];
  let rendered = 0;

  const renderer = new PageRenderer(
    { site, script: bundle.script, metaPolicy, shareDesign, outFolder: staging },
    bundle.workerFile,
    cache,
  );
  try {
    for (const route of expandRoutes(config)) {
      const page = buildPage(route, context);
      writeCalendarFiles(page, config.site.url, staging);
      await shareImages.place(page.head, staging);
      pages.push({ path: page.path, head: page.head });
      published.push({ path: page.path, sources: listPageSources(page) });
      const json = JSON.stringify(page);
      version.update(json);
      if (cache.reuse(page.path, json, staging)) continue;
      rendered += 1;
      await renderer.add(page);
    }
    await renderer.finish();
  } finally {
    await renderer.stop();
  }

  writeWithCompressed(join(staging, 'sitemap.xml'), writeSitemap(pages));
  const publishedSite: PublishedSite = { ...site, version: version.digest('hex').slice(0, 16) };
  writeWithCompressed(join(staging, siteDataUrl), JSON.stringify(publishedSite));
  const rules = buildHostRules(
    config,
    published.map((page) => ({ ...page, styleHashes: cache.stylesOf(page.path).styleHashes })),
    listMediaFolders(publicFolder),
  );
  for (const [file, text] of Object.entries(writeHostFiles(host, rules))) {
    writeFileSync(join(staging, file), text);
  }
  cache.save(staging);
  swapFolder(staging, outFolder, siteOutput);
  for (const folder of Object.values(cacheFolders)) removeUnused(folder);
  return { pages: pages.length, rendered };
}

function writeWithCompressed(path: string, text: string): void {
  writeFileSync(path, text);
  writeCompressed(path, text);
}

/** Copies what the config may name: no hidden files, and no links that lead out of the folder. */
function copyPublicFiles(
  publicFolder: string,
  unpublished: ReadonlySet<string>,
  folder: string,
): void {
  for (const file of listPublicFiles(publicFolder)) {
    if (unpublished.has(file)) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(publicFolder, file), join(folder, file));
  }
}

function writeCalendarFiles({ blocks }: PagePayload, siteUrl: string, folder: string): void {
  for (const { block } of blocks) {
    if (block.type !== 'event') continue;
    const path = join(folder, calendarUrl(block));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, writeCalendarFile(block, siteUrl));
  }
}

/** The top-level folders of pictures, videos and documents. */
function listMediaFolders(publicFolder: string): string[] {
  const folders = [...listPublicFiles(publicFolder)].flatMap((file) => {
    const [, folder = '', ...rest] = file.split('/');
    return rest.length > 0 && !folder.startsWith('.') ? [folder] : [];
  });
  return [...new Set(folders)].toSorted();
}

function writeShared(config: SiteConfig, folder: string): void {
  function write(file: string, text: string): void {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  write('robots.txt', writeRobots(config));
  write(manifestUrl, writeWebManifest(config));
  const securityText = writeSecurityText(config);
  if (securityText !== undefined) write(securityTextUrl.slice(1), securityText);
  for (const { from, to } of config.redirects) {
    write(htmlFile(from), writeRedirectPage(to, config));
    write(dataUrl(from).slice(1), JSON.stringify({ redirect: to }));
  }
}
