import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { assertSafeHtml } from '../../src/config/html/assert-safe-html';
import type { Translation } from '../../src/config/languages/check-languages';
import type { SiteConfig } from '../../src/generated/config-types';
import { listPageSources } from '../../src/payload/foreign-sources';
import {
  assertFilesFit,
  assertRedirectsFit,
  type BuiltFile,
} from '../../src/published/hosts/host-limit';
import { buildHostRules, type PublishedPage } from '../../src/published/hosts/host-rules';
import {
  metaPolicyFor,
  sendsCopies,
  writeHostFiles,
  type Host,
} from '../../src/published/hosts/write-host-files';
import { AskedFiles } from './asked-files';
import { buildBundle, type Bundle } from './bundle';
import { progress } from '../commands/progress';
import { cacheFolders, removeUnused } from '../cache/cache-files';
import { siteOutput } from './choose-target';
import { OutputSteps } from './output-steps';
import { PageCache } from './page-cache';
import { PageRenderer } from './page-renderer';
import { workThrough } from '../pictures/work-through';
import { planSite } from '../plan/plan-site';
import { listPublicFiles } from '../read/public-files';
import { createOnlyStagingFolder, swapFolder } from './swap-folder';
import { startRendering, type RenderPlace } from './start-rendering';
import { writeOutput } from './write-output';
import { projectFolder } from '../project-folder';

const cacheFolder = join(projectFolder, 'node_modules/.cache/pages');

/** What a build did. */
export interface BuildResult {
  pages: number;
  rendered: number;
  /** all files, also those for the host */
  files: number;
}

interface BuildOptions {
  /** the other languages of the config, if it has some */
  translations?: readonly Translation[] | undefined;
  /** `in-threads` when left out */
  place?: RenderPlace;
}

/**
 * Builds the whole site for a host into a new folder and puts it in the place of `outFolder` when it is
 * complete.
 *
 * @param config a checked config
 * @throws UnreadablePictures when a picture is damaged; HostLimit when the host does not read all of
 *   what the site needs; CommandError when a page asks for what is not published; Error that names
 *   page and block when one cannot be rendered, or when harmful HTML would pass; `outFolder` stays
 *   as it was
 */
export async function buildSiteFolder(
  config: SiteConfig,
  publicFolder: string,
  outFolder: string,
  host: Host,
  { translations, place = 'in-threads' }: BuildOptions = {},
): Promise<BuildResult> {
  assertSafeHtml();
  assertRedirectsFit(host, config.redirects);
  progress.begin('bundling the code');
  const bundle = await buildBundle();
  const staging = await createOnlyStagingFolder(outFolder);
  try {
    return await buildInto(staging, {
      config,
      translations,
      bundle,
      publicFolder,
      outFolder,
      host,
      place,
    });
  } finally {
    // Gone already when the build succeeded.
    rmSync(staging, { recursive: true, force: true });
  }
}

interface BuildInput {
  config: SiteConfig;
  translations: readonly Translation[] | undefined;
  bundle: Bundle;
  publicFolder: string;
  outFolder: string;
  host: Host;
  place: RenderPlace;
}

async function buildInto(
  staging: string,
  { config, translations, bundle, publicFolder, outFolder, host, place }: BuildInput,
): Promise<BuildResult> {
  const metaPolicy = metaPolicyFor(host);
  const plan = await planSite(config, { publicFolder, app: bundle.app, metaPolicy, translations });
  const hasCopies = sendsCopies(host);
  const cache = new PageCache(cacheFolder, outFolder, plan.key, hasCopies);
  const asked = new AskedFiles(config.site.url);
  const renderings = await Promise.all(
    plan.languages.map(({ site, rendering }) =>
      startRendering({ site, ...rendering, outFolder: staging, hasCopies }, bundle, place),
    ),
  );
  const renderers = renderings.map((rendering) => new PageRenderer(rendering, cache, asked));
  const published: Omit<PublishedPage, 'styleHashes'>[] = [];
  let rendered = 0;
  const steps = new OutputSteps(plan);
  try {
    await workThrough(plan.outputs(), async (output) => {
      steps.begin(output);
      if (!('page' in output)) {
        asked.publishFile(output, await writeOutput(output, staging, hasCopies));
        steps.end(output);
        return;
      }
      const { page, json, language } = output;
      asked.publishPage(page.path, json);
      const { path, base, quickExit } = page;
      published.push({ path, base, quickExit, sources: listPageSources(page) });
      if (cache.reuse(page.path, json, staging)) return;
      rendered += 1;
      await renderers[language]?.add(json);
    });
    await Promise.all(renderers.map((renderer) => renderer.finish()));
    progress.begin('putting the site in place');
  } finally {
    await Promise.all(renderings.map((rendering) => rendering.stop()));
  }
  asked.assertAllPublished(config, plan.pictures);

  const rules = buildHostRules(
    config,
    published.map((page) => ({ ...page, styleHashes: cache.stylesOf(page.path).styleHashes })),
    listMediaFolders(publicFolder),
  );
  for (const [file, text] of Object.entries(writeHostFiles(host, rules))) {
    writeFileSync(join(staging, file), text);
  }
  const files = listBuiltFiles(staging);
  assertFilesFit(host, files);
  cache.save();
  swapFolder(staging, outFolder, siteOutput);
  emptyCaches();
  return { pages: published.length, rendered, files: files.length };
}

let areEmptied = false;

/** Once for all sites that a process builds: a cache for hundreds of sites has thousands of files. */
function emptyCaches(): void {
  if (areEmptied) return;
  areEmptied = true;
  for (const folder of Object.values(cacheFolders)) removeUnused(folder);
}

function listBuiltFiles(folder: string): BuiltFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ file: relative(folder, path), bytes: statSync(path).size }));
}

/** The top-level folders of pictures, videos and documents. */
function listMediaFolders(publicFolder: string): string[] {
  const folders = [...listPublicFiles(publicFolder)].flatMap((file) => {
    const [, folder = '', ...rest] = file.split('/');
    return rest.length > 0 && !folder.startsWith('.') ? [folder] : [];
  });
  return [...new Set(folders)].toSorted();
}
