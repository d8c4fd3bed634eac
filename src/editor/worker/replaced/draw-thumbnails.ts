import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { FileChange } from '../../../review/changed-files';
import type { Thumbnails } from '../../../review/draw-thumbnails';
import { drawPreview } from './picture-codec';

/** Pixels of the longer side, and how many files are drawn. */
const limits = { side: 260, files: 40 };

const pictures = /\.(?:avif|gif|hei[cf]|jpe?g|png|webp)$/i;

/** As on a computer, with the decoders of the browser. */
export async function drawThumbnails(
  changes: readonly FileChange[],
  folder: string,
  otherFolder: string,
): Promise<Thumbnails> {
  const thumbnails = new Map<string, { before?: string; after?: string }>();
  const files = changes.map(({ file }) => file).filter((file) => pictures.test(file));
  for (const file of files.slice(0, limits.files)) {
    const [before, after] = [await draw(folder + file), await draw(otherFolder + file)];
    thumbnails.set(file, { ...(before && { before }), ...(after && { after }) });
  }
  return thumbnails;
}

/** Undefined for a file that is missing or cannot be read as a picture. */
async function draw(path: string): Promise<string | undefined> {
  if (!existsSync(path)) return undefined;
  return drawPreview(await readFile(path), limits.side).catch(() => undefined);
}
