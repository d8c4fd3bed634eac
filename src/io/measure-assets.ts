import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PublicAssets } from '../pages/build-context';
import { measurePictureFile } from './measure-picture';
import { listPublicFiles } from './public-files';
import { readAv1Codec } from './read-av1-codec';

const picture = /\.(avif|gif|hei[cf]|jpe?g|png|svg|webp)$/i;

/** Measures what pages need to know about the files in public/. */
export async function measureAssets(publicFolder: string): Promise<PublicAssets> {
  const files = [...listPublicFiles(publicFolder)];
  const sizes = files
    .filter((file) => picture.test(file))
    .map(async (file): Promise<[string, { width: number; height: number }][]> => {
      try {
        return [[file, await measurePictureFile(join(publicFolder, file))]];
      } catch {
        // No picture: the check refuses it where a page shows it.
        return [];
      }
    });
  const codecs = files
    .filter((file) => file.endsWith('.mp4'))
    .flatMap((file): [string, string][] => {
      const codec = readAv1Codec(readFileSync(join(publicFolder, file)));
      return codec === undefined ? [] : [[file, codec]];
    });
  return {
    pictures: new Map((await Promise.all(sizes)).flat()),
    fileSizes: new Map(files.map((file) => [file, statSync(join(publicFolder, file)).size])),
    videoCodecs: new Map(codecs),
  };
}
