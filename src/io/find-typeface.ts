import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Font } from 'fontkit';
import type { OwnTypeface, ThemeFonts } from '../generated/config-types';
import { keptTypefaces, type Typeface, type TypefaceFile } from '../published/fonts/typefaces';
import { CommandError } from './command-error';
import { locateFont, openFont } from './fonts';
import { findInstalledTypeface, type UnmeasuredTypeface } from './typeface-packages';

const keptByName = new Map<string, Typeface>(Object.entries(keptTypefaces));

/**
 * The typeface of that name: one of the site's own, one that the project comes with, or one of an
 * installed package.
 *
 * @throws CommandError when a file of its own cannot be read
 */
export function findTypeface(
  name: string,
  { own }: ThemeFonts,
  publicFolder: string,
): Typeface | UnmeasuredTypeface | undefined {
  const ofSite = own.find((typeface) => typeface.name === name);
  if (ofSite) return readOwn(ofSite, publicFolder);
  return keptByName.get(name) ?? findInstalledTypeface(name);
}

function readOwn({ name, files, generic }: OwnTypeface, publicFolder: string): UnmeasuredTypeface {
  const hash = createHash('sha256');
  const described: TypefaceFile[] = [];
  for (const source of files) {
    const bytes = readFileSync(locateFont(source, publicFolder));
    hash.update(bytes);
    described.push(describeFile(openSample(bytes, source), source));
  }
  const version = hash.digest('hex').slice(0, 16);
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return { slug, version, generic, files: described };
}

function describeFile(font: Font, source: string): TypefaceFile {
  const { wght } = font.variationAxes;
  const weight = font['OS/2'].usWeightClass;
  return {
    source,
    style: font.italicAngle === 0 ? 'normal' : 'italic',
    weights: wght ? [wght.min, wght.max] : [weight, weight],
    ranges: font.characterSet.map((code) => `U+${code.toString(16)}`).join(),
  };
}

/** English words whose letters are as wide on average as those of other texts. */
export const sampleText =
  'We begin with what you bring, in your own words and at your own pace. Rest is not a reward.';

/** @throws CommandError when the file is damaged */
export function openSample(bytes: Uint8Array, source: string): Font {
  try {
    const font = openFont(bytes);
    // A damaged file is often noticed only when a letter is needed.
    font.layout(sampleText);
    return font;
  } catch (error) {
    throw explainDamage(source, error);
  }
}

export function explainDamage(source: string, cause: unknown): CommandError {
  const file = source.startsWith('/') ? `public${source}` : source;
  return new CommandError(
    `The font ${file} is damaged. Download the font again, as WOFF2 or TTF.`,
    { cause },
  );
}
