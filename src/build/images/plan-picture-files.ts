import { variantUrl } from '../../payload/page-paths';
import { listFormats, listPictureWidths } from '../../payload/picture-files';
import { readCached } from '../../io/cache/cache-files';
import { planFile, type FileOutput } from '../outputs/output';
import { makeReadable } from './decode-heic';
import { encodeApart } from './encode-in-subprocess';
import { locateCached, readOriginal } from './picture-cache';
import type { PicturePlan, PlannedPicture } from './plan-pictures';

/**
 * The files that may be made of the pictures of a site, each once for all builds: of a large photo in a
 * small place, pages ask for few of them. Making one throws an Error when its original was replaced since
 * the plan was made.
 */
export function* planPictureFiles({
  pictures,
}: Pick<PicturePlan, 'pictures'>): Generator<FileOutput> {
  for (const picture of pictures.values()) yield* planFilesOf(picture);
}

/** The files that may be made of a picture. */
export function* planFilesOf(picture: PlannedPicture): Generator<FileOutput> {
  const { variants, width: fullWidth, key } = picture;
  for (const width of listPictureWidths(fullWidth)) {
    for (const format of listFormats(variants)) {
      const make = () =>
        readCached(locateCached(key, `${width}.${format}`), async () => {
          const bytes = await makeReadable(await readOriginal(picture), key);
          return encodeApart({ bytes, key, width, format });
        });
      yield { ...planFile(variantUrl(variants, width, format), make), onlyIfAsked: true };
    }
  }
}
