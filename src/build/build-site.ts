import { assertSafeHtml } from '../content/html/assert-safe-html';
import type { SiteConfig } from '../generated/config-types';
import { assertRedirectsFit, type Host } from '../published/hosts/hosts';
import { metaPolicyFor, sendsCopies } from '../published/hosts/write-host-files';
import { cacheFolders, removeUnused } from '../io/cache/cache-files';
import { progress } from '../io/progress';
import { limitHeapGrowth } from '../io/heap-growth';
import { forgetContents } from '../content/list-references';
import { clearMemoizedStrings } from '../utils/memoize';
import { makePart } from './shards/make-part';
import { mergeParts } from './shards/merge-parts';
import { partOutput } from './shards/part-file';
import type { Shard } from './shards/shard';
import { planSite, type SiteFiles } from './outputs/plan-site';
import { addHostFiles } from './add-host-files';
import { buildBundle } from './bundle';
import { siteOutput } from '../io/output-folder';
import { makeOutputs } from './make-outputs';
import { PageCache, pageCacheFolder } from './page-cache';
import type { BuildResult, SiteMaking } from './site-making';
import { remakeFolder } from '../io/replace-folder';

/** How a site comes about, when it is not made whole and at once. */
export interface Division {
  /** only this part of it is made, for another build to merge */
  shard?: Shard | undefined;
  /** the folder with the parts that it is put together from */
  merge?: string | undefined;
}

type BuildOptions = Division & Pick<SiteFiles, 'translations' | 'english' | 'pictureKeys'>;

/**
 * Builds a site, a part of one, or a site from its parts, for a host into a new folder, and puts it in
 * the place of `outFolder` when it is complete.
 *
 * @param config a checked config
 * @throws UnreadablePictures when a picture is damaged; HostLimit when the host does not read all of
 *   what the site needs; CommandError when a page asks for what is not published, or parts do not fit
 *   together; Error that names page and block when one cannot be rendered, or when harmful HTML would
 *   pass; `outFolder` stays as it was
 */
export async function buildSiteFolder(
  config: SiteConfig,
  publicFolder: string,
  outFolder: string,
  host: Host,
  { translations, english, pictureKeys, shard, merge }: BuildOptions = {},
): Promise<BuildResult> {
  assertSafeHtml();
  assertRedirectsFit(host, config.redirects);
  progress.begin('bundling the code');
  const bundle = await buildBundle();
  const output = shard ? partOutput : siteOutput;
  const result = await remakeFolder(outFolder, output, async (staging) => {
    const { app } = bundle;
    const metaPolicy = metaPolicyFor(host);
    const files = { publicFolder, app, metaPolicy, translations, english, pictureKeys };
    const plan = await planSite(config, files);
    const site = {
      config,
      translations,
      english,
      publicFolder,
      plan,
      bundle,
      host,
      outFolder,
    };
    limitHeapGrowth('rendering');
    // Rendering needs the memory more than what rules found in the texts.
    forgetContents();
    clearMemoizedStrings();
    if (shard) return makePart(staging, site, shard);
    return merge === undefined ? makeSite(staging, site) : mergeParts(staging, site, merge);
  });
  emptyCaches();
  return result;
}

async function makeSite(staging: string, site: SiteMaking): Promise<BuildResult> {
  const hasCopies = sendsCopies(site.host);
  const cache = new PageCache(pageCacheFolder, site.outFolder, site.plan.key, hasCopies);
  const { pages, rendered } = await makeOutputs(staging, { ...site, cache, hasCopies });
  progress.begin('moving the site into place');
  const styled = pages.map((page) => ({
    ...page,
    styleHashes: cache.stylesOf(page.path).styleHashes,
  }));
  const files = addHostFiles(staging, { ...site, pages: styled });
  cache.save();
  return { pages: pages.length, rendered, files };
}

let areEmptied = false;

/** Once for all sites that a process builds: a cache for hundreds of sites has thousands of files. */
function emptyCaches(): void {
  if (areEmptied) return;
  areEmptied = true;
  for (const folder of Object.values(cacheFolders)) removeUnused(folder);
}
