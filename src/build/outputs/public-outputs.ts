import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DamagedContent } from '../../check/public-files/byte-reader';
import { isAlwaysPublished, isAsIs, type UsedFiles } from '../../check/public-files/used-files';
import { cleanFile } from '../../io/strip-metadata/clean-file';
import { CommandError } from '../../io/command-error';
import type { PicturePlan } from '../images/plan-pictures';
import { listPublicFiles } from '../../io/public-files';
import { planFile, type FileOutput } from './output';

/**
 * The files of public/ that are published, without what cameras and programs noted in them: those
 * that something leads to, those that pages show if no other files are made of them, and those that
 * are published in any case.
 */
export function* planPublicFiles(
  publicFolder: string,
  { linked, shown }: UsedFiles,
  { pictures }: Pick<PicturePlan, 'pictures'>,
): Generator<FileOutput> {
  for (const file of listPublicFiles(publicFolder)) {
    const isShownItself = shown.has(file) && !pictures.has(file);
    if (!linked.has(file) && !isShownItself && !isAlwaysPublished(file)) continue;
    const path = join(publicFolder, file);
    yield planFile(file, () => (isAsIs(file) ? { path } : readClean(file, path)));
  }
}

async function readClean(file: string, path: string): Promise<Uint8Array> {
  const bytes = await readFile(path);
  try {
    return cleanFile(bytes);
  } catch (error) {
    if (!(error instanceof DamagedContent)) throw error;
    throw new CommandError(`public${file} ${error.message}.`, { cause: error });
  }
}
