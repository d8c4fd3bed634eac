import { lstatSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { FileChange } from './changed-files';

/** Addresses for `<img>`, by the file. A version that is missing or cannot be shown has none. */
export type Thumbnails = ReadonlyMap<string, { before?: string; after?: string }>;

/** Pixels of the longer side. */
const longestSide = 260;

/**
 * Larger ones, or more letters in the addresses of all together, would make the report too large to
 * open on a phone.
 */
const limits = { letters: 400_000, drawingBytes: 30_000, pixels: 100_000_000 };

const pictures = /\.(?:avif|gif|hei[cf]|jpe?g|png|webp)$/i;

/** Draws small versions of the first pictures among changed files, before and after. */
export async function drawThumbnails(
  changes: readonly FileChange[],
  folder: string,
  otherFolder: string,
): Promise<Thumbnails> {
  const thumbnails = new Map<string, { before?: string; after?: string }>();
  let letters = 0;
  for (const { file, status } of changes) {
    const before = status === 'added' ? undefined : await drawThumbnail(folder + file);
    const after = status === 'removed' ? undefined : await drawThumbnail(otherFolder + file);
    letters += (before?.length ?? 0) + (after?.length ?? 0);
    if (letters > limits.letters) break;
    if (before ?? after) {
      thumbnails.set(file, { ...(before && { before }), ...(after && { after }) });
    }
  }
  return thumbnails;
}

/** A drawing is shown as it is: in an `<img>`, it runs no script and loads nothing. */
async function drawThumbnail(path: string): Promise<string | undefined> {
  try {
    const file = lstatSync(path);
    // A link could lead to any picture of this computer.
    if (!file.isFile()) return undefined;
    if (path.endsWith('.svg')) {
      return file.size > limits.drawingBytes
        ? undefined
        : `data:image/svg+xml;base64,${readFileSync(path).toString('base64')}`;
    }
    if (!pictures.test(path)) return undefined;
    const small = await sharp(path, { limitInputPixels: limits.pixels })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 60 })
      .toBuffer();
    return `data:image/webp;base64,${small.toString('base64')}`;
  } catch {
    // Not the picture that its name says.
    return undefined;
  }
}
