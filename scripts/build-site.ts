import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { Tinypool } from 'tinypool';
import { expandRoutes } from '../src/config/templates';
import type { SiteConfig } from '../src/generated/config-types';
import { createBuildContext } from '../src/pages/build-context';
import { buildPage } from '../src/pages/build-page';
import { buildSite } from '../src/pages/build-site';
import { dataUrl, htmlFile, securityTextUrl, siteDataUrl } from '../src/pages/page-paths';
import type { PagePayload, SitePayload } from '../src/pages/payload';
import { listPageSources } from '../src/pages/foreign-sources';
import { buildHostRules, type PublishedPage } from '../src/pages/hosts/host-rules';
import { metaPolicyFor, writeHostFiles, type Host } from '../src/pages/hosts/write-host-files';
import {
  writeRedirectPage,
  writeRobots,
  writeSecurityText,
  writeSitemap,
} from '../src/pages/site-files';
import { buildBundle, type Bundle } from './bundle';
import { compressFiles } from './compress-files';
import { measureAssets } from './measure-assets';
import { PageCache, type PageStyleNames } from './page-cache';
import { listPublicFiles } from './public-files';
import type { RenderWorkerData } from './render-worker';
import { createStagingFolder, swapFolder } from './swap-folder';
import { writeCompressed } from './write-compressed';

const cacheFolder = join(import.meta.dirname, '../node_modules/.cache/pages');

/** Pages that one message to a worker holds: enough to keep it busy, few enough to keep memory low. */
const batchSize = 20;

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
 * @throws Error that names page and block when one cannot be rendered; `outFolder` stays as it was
 */
export async function buildSiteFolder(
  config: SiteConfig,
  publicFolder: string,
  outFolder: string,
  host: Host,
): Promise<BuildResult> {
  const bundle = await buildBundle();
  const staging = createStagingFolder(outFolder);
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
  copyPublicFiles(publicFolder, staging);
  writeShared(config, site, staging);
  compressFiles(staging);
  cpSync(bundle.clientFolder, staging, {
    recursive: true,
    filter: (path) => !path.endsWith('.vite'),
  });

  const metaPolicy = metaPolicyFor(host);
  const shared = createHash('sha256').update(JSON.stringify({ site, metaPolicy })).digest('hex');
  const salt = bundle.key + shared;
  const cache = new PageCache(cacheFolder, outFolder, salt);
  const context = createBuildContext(config, await measureAssets(publicFolder));
  const pages: Pick<PagePayload, 'path' | 'head'>[] = [];
  const published: Omit<PublishedPage, 'styleHashes'>[] = [];
  let rendered = 0;

  const renderer = new PageRenderer(
    { site, script: bundle.script, metaPolicy, outFolder: staging },
    bundle.workerFile,
    cache,
  );
  try {
    for (const route of expandRoutes(config)) {
      const page = buildPage(route, context);
      pages.push({ path: page.path, head: page.head });
      published.push({ path: page.path, sources: listPageSources(page) });
      if (cache.reuse(page.path, JSON.stringify(page), staging)) continue;
      rendered += 1;
      await renderer.add(page);
    }
    await renderer.finish();
  } finally {
    await renderer.stop();
  }

  const sitemap = writeSitemap(pages);
  writeFileSync(join(staging, 'sitemap.xml'), sitemap);
  writeCompressed(join(staging, 'sitemap.xml'), sitemap);
  const rules = buildHostRules(
    config,
    published.map((page) => ({ ...page, styleHashes: cache.stylesOf(page.path).styleHashes })),
    listMediaFolders(publicFolder),
  );
  for (const [file, text] of Object.entries(writeHostFiles(host, rules))) {
    writeFileSync(join(staging, file), text);
  }
  swapFolder(staging, outFolder);
  cache.save();
  return { pages: pages.length, rendered };
}

/** Feeds pages to worker threads, never more than they can soon render. */
class PageRenderer {
  private readonly pool: Tinypool;
  private readonly running = new Set<Promise<void>>();
  private batch: PagePayload[] = [];
  private failure: unknown;

  constructor(
    workerData: RenderWorkerData,
    workerFile: string,
    private readonly cache: PageCache,
  ) {
    const threads = availableParallelism();
    this.pool = new Tinypool({
      filename: workerFile,
      workerData,
      minThreads: 0,
      maxThreads: threads,
      env: { ...process.env, NODE_ENV: 'production' },
    });
  }

  async add(page: PagePayload): Promise<void> {
    this.batch.push(page);
    if (this.batch.length < batchSize) return;
    this.send();
    if (this.running.size > this.pool.options.maxThreads) await Promise.race(this.running);
    this.throwFailure();
  }

  async finish(): Promise<void> {
    if (this.batch.length > 0) this.send();
    await Promise.all(this.running);
    this.throwFailure();
  }

  stop(): Promise<void> {
    return this.pool.destroy();
  }

  private throwFailure(): void {
    if (this.failure) throw this.failure;
  }

  private send(): void {
    const task: Promise<void> = this.pool
      .run(this.batch, { name: 'renderPages' })
      .then((rendered: [path: string, styles: PageStyleNames][]) => {
        for (const [path, styles] of rendered) this.cache.addRendered(path, styles);
      })
      .catch((error: unknown) => {
        this.failure ??= error;
      })
      .then(() => {
        this.running.delete(task);
      });
    this.running.add(task);
    this.batch = [];
  }
}

/** Copies what the config may name: no hidden files, and no links that lead out of the folder. */
function copyPublicFiles(publicFolder: string, folder: string): void {
  for (const file of listPublicFiles(publicFolder)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(publicFolder, file), join(folder, file));
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

function writeShared(config: SiteConfig, site: SitePayload, folder: string): void {
  function write(file: string, text: string): void {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  write(siteDataUrl.slice(1), JSON.stringify(site));
  write('robots.txt', writeRobots(config));
  const securityText = writeSecurityText(config);
  if (securityText !== undefined) write(securityTextUrl.slice(1), securityText);
  for (const { from, to } of config.redirects) {
    write(htmlFile(from), writeRedirectPage(to, config));
    write(dataUrl(from).slice(1), JSON.stringify({ redirect: to }));
  }
}
