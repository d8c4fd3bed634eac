import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sendsCopies } from '../../published/hosts/write-host-files';
import { listBuiltFiles } from '../add-host-files';
import { makeOutputs } from '../make-outputs';
import { PageCache, pageCacheFolder } from '../page-cache';
import type { BuildResult, SiteMaking } from '../site-making';
import { progress } from '../../io/progress';
import { readOrigin } from './origin';
import { digestContent, locateFiles, writePart } from './part-file';
import { createDealer, type Shard } from './shard';

/**
 * Makes the outputs of a site that fall to one part, and notes which they are.
 *
 * @throws as `makeOutputs`
 */
export async function makePart(
  staging: string,
  site: SiteMaking,
  shard: Shard,
): Promise<BuildResult> {
  const folder = locateFiles(staging);
  mkdirSync(folder);
  const hasCopies = sendsCopies(site.host);
  const lastFolder = locateFiles(site.outFolder);
  const cache = new PageCache(pageCacheFolder, lastFolder, site.plan.key, hasCopies);
  const isOwn = createDealer(shard);
  const { pages, rendered } = await makeOutputs(folder, { ...site, cache, hasCopies, isOwn });
  progress.begin('recording the content of the part');
  const files = listBuiltFiles(folder).map(({ file }): [string, string] => [
    file,
    digestContent(readFileSync(join(folder, file))),
  ]);
  writePart(staging, {
    shard,
    origin: readOrigin(site),
    files: files.toSorted(([one], [other]) => (one < other ? -1 : 1)),
    pages: pages.map(({ path }) => {
      const { stylesheet, styleHashes } = cache.stylesOf(path);
      return [path, { stylesheet, styleHashes }];
    }),
  });
  cache.save();
  return { pages: pages.length, rendered, files: files.length };
}
