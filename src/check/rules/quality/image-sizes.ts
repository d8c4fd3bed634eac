import type { SiteConfig } from '../../../generated/config-types';
import type { Diagnostic } from '../../diagnostic';
import type { Reference } from '../../../content/list-references';
import type { PictureFile } from '../../check-context';
import { listSchemas } from '../../../content/schema/walk-schema';
import type { Path } from '../../../utils/json';
import type { Rule } from '../rule';
import { isTooLargeToRead } from '../safety/pictures-bounded';

/** The build makes small files of photos; these are published as they are. */
const publishedAsIs = /\.(gif|svg)$/i;

/** Over a slow mobile network, half a megabyte takes some three seconds. */
const maxBytesAsIs = 500_000;

/** Reading more than that takes seconds and much memory on each computer that builds the site. */
const maxBytes = 10_000_000;
const maxPixels = 50_000_000;

/** Pixels: as wide as running text. Half of that would be blurry on an ordinary screen. */
const widthOfText = 640;

/**
 * Pictures are large enough for their place, and not needlessly heavy. Drawings are sharp at every
 * size.
 */
export const imageSizes = {
  problems: {
    CFG0612: {
      severity: 'warning',
      title: 'An image is too large or too small.',
      cause:
        'An image that is too small looks blurry: behind a title, it needs a width of at least 1280 pixels; next to text, 640. Smaller files for phones are made automatically, so an image may be large; but above 10 MB or 50 million pixels, it only makes publishing slow. SVG images and animations (GIF) are published unchanged and may be at most 500 kB.',
      example: {
        kind: 'words',
        bad: 'An image of 800 × 600 pixels behind the title of a page.',
        good: 'The original photo from the camera: 4000 × 3000 pixels, 3 MB.',
      },
    },
  },
  check: ({ config, shownFiles, checkContext: { pictures } }) => {
    if (!pictures) return [];
    return shownFiles.flatMap(({ value, path, part }): Diagnostic[] => {
      const picture = pictures.get(value);
      const fault =
        picture &&
        !isTooLargeToRead(picture) &&
        (findBurden(value, picture) ?? findBlur(config, { value, path, part }, picture));
      if (!fault) return [];
      return [{ code: 'CFG0612', path, ...(part && { part }), ...fault, subject: `size:${value}` }];
    });
  },
} satisfies Rule;

type Fault = Pick<Diagnostic, 'message' | 'hint'>;

function findBurden(file: string, { width, height, bytes }: PictureFile): Fault | undefined {
  if (publishedAsIs.test(file)) {
    if (bytes <= maxBytesAsIs) return undefined;
    return {
      message: `The file "${file}" is ${Math.round(bytes / 1000)} kB, and every visitor downloads the whole file.`,
      hint: 'Make the file smaller, or save the image as JPEG, PNG or WebP, from which smaller files are made.',
    };
  }
  if (bytes <= maxBytes && width * height <= maxPixels) return undefined;
  return {
    message: `The file "${file}" is larger than any screen needs: ${width} × ${height} pixels, ${(bytes / 1_000_000).toFixed(1)} MB.`,
    hint: 'Save the image with a width of 3840 pixels. Websites do not need more, and the site builds faster.',
  };
}

function findBlur(
  config: SiteConfig,
  { path, value, part }: Reference,
  { width }: PictureFile,
): Fault | undefined {
  if (value.endsWith('.svg')) return undefined;
  const least = part ? widthOfText : findLeastWidth(config, path);
  if (width >= least) return undefined;
  return {
    message: `"${value}" is only ${width} pixels wide and will look blurry here.`,
    hint: `Use an image that is at least ${least} pixels wide.`,
  };
}

/** What the schemas say of the place of a picture, or as much as running text. */
function findLeastWidth(config: SiteConfig, path: Path): number {
  return listSchemas(path, config).reduce(
    (least, { schema, resolved }) => schema?.leastWidth ?? resolved?.leastWidth ?? least,
    widthOfText,
  );
}
