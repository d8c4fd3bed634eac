import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DamagedContent } from '../../check/public-files/byte-reader';
import { isAlwaysPublished, isAsIs, type UsedFiles } from '../../check/public-files/used-files';
import { cleanFile } from '../../io/strip-metadata/clean-file';
import { CommandError } from '../../io/command-error';
import type { PicturePlan } from '../images/plan-pictures';
import { listPublicFiles } from '../../io/public-files';
import type { SiteConfig } from '../../generated/config-types';
import { colorDrawing } from '../../published/color-drawing';
import { planFile, type FileOutput } from './output';

/**
 * The files of public/ that are published, without what cameras and programs noted in them: those
 * that something leads to, those that pages show if no other files are made of them, and those that
 * are published in any case. Drawings have the colors of the theme.
 */
export function* planPublicFiles(
  publicFolder: string,
  { linked, shown }: UsedFiles,
  { pictures }: Pick<PicturePlan, 'pictures'>,
  theme: SiteConfig['theme'],
): Generator<FileOutput> {
  for (const file of listPublicFiles(publicFolder)) {
    const isShownItself = shown.has(file) && !pictures.has(file);
    if (!linked.has(file) && !isShownItself && !isAlwaysPublished(file)) continue;
    const path = join(publicFolder, file);
    yield planFile(file, () => (isAsIs(file) ? { path } : readForVisitors(file, path, theme)));
  }
}

async function readForVisitors(
  file: string,
  path: string,
  theme: SiteConfig['theme'],
): Promise<Uint8Array | string> {
  const bytes = await readFile(path);
  if (/\.svg$/i.test(file)) return colorDrawing(bytes.toString('utf8'), theme);
  try {
    return cleanFile(bytes);
  } catch (error) {
    if (!(error instanceof DamagedContent)) throw error;
    throw new CommandError(`public${file} ${error.message}.`, { cause: error });
  }
}
