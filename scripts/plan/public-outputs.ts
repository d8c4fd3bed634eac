import { join } from 'node:path';
import { listContents, listReferences } from '../../src/config/content/list-references';
import { createFiller, createPlaceFinder } from '../../src/config/content/placeholder-places';
import {
  isAlwaysPublished,
  listUsedFiles,
  type UsedFiles,
} from '../../src/config/public-files/used-files';
import type { SiteConfig } from '../../src/generated/config-types';
import type { PicturePlan } from '../pictures/plan-pictures';
import { listPublicFiles } from '../read/public-files';
import { planFile, type FileOutput } from './output';

/** The files in public/ that the pages of a checked config use. */
export function listUses(config: SiteConfig): UsedFiles {
  const references = listReferences(listContents(config).texts);
  const fill = createFiller(createPlaceFinder(config));
  return listUsedFiles({ ...references, config, fill });
}

/**
 * The files of public/ that are published: those that something leads to, those that pages show if
 * no other files are made of them, and those that are published in any case.
 */
export function* planPublicFiles(
  publicFolder: string,
  { linked, shown }: UsedFiles,
  { pictures }: Pick<PicturePlan, 'pictures'>,
): Generator<FileOutput> {
  for (const file of listPublicFiles(publicFolder)) {
    const isShownItself = shown.has(file) && !pictures.has(file);
    if (!linked.has(file) && !isShownItself && !isAlwaysPublished(file)) continue;
    yield planFile(file, () => ({ path: join(publicFolder, file) }));
  }
}
