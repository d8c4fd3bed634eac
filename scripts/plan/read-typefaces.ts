import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Font } from 'fontkit';
import type { OwnTypeface, SiteConfig } from '../../src/generated/config-types';
import {
  keptTypefaces,
  type Typeface,
  type TypefaceFile,
  type Typefaces,
} from '../../src/published/fonts/typefaces';
import { CommandError } from '../commands/command-error';
import { findInstalledTypeface, type UnmeasuredTypeface } from '../read/typeface-packages';
import { locateFont } from './font-files';

/**
 * Reads the typefaces that a config names: its own ones and those of installed packages. Those that
 * the project comes with are known.
 *
 * @throws CommandError when a file of its own cannot be read
 */
export async function readTypefaces(
  { theme: { fonts } }: Pick<SiteConfig, 'theme'>,
  publicFolder: string,
): Promise<Typefaces> {
  const kept = new Map<string, Typeface>(Object.entries(keptTypefaces));
  const found = new Map<string, Typeface>();
  for (const name of [fonts.heading, fonts.text]) {
    const own = fonts.own.find((typeface) => typeface.name === name);
    const typeface = own ? await readOwn(own, publicFolder) : kept.get(name);
    if (typeface) {
      found.set(name, typeface);
    } else {
      const installed = findInstalledTypeface(name);
      if (installed) found.set(name, await measureTypeface(installed, publicFolder));
    }
  }
  return found;
}

async function readOwn(
  { name, files, generic }: OwnTypeface,
  publicFolder: string,
): Promise<Typeface> {
  const hash = createHash('sha256');
  const described: TypefaceFile[] = [];
  for (const source of files) {
    const bytes = readFileSync(locateFont(source, publicFolder));
    hash.update(bytes);
    described.push(describeFile(await openFont(bytes, source), source));
  }
  const version = hash.digest('hex').slice(0, 16);
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return measureTypeface({ slug, version, generic, files: described }, publicFolder);
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
const sample =
  'We begin with what you bring, in your own words and at your own pace. Rest is not a reward.';

/** Measures the upright letters of usual weight. */
async function measureTypeface(
  typeface: UnmeasuredTypeface,
  publicFolder: string,
): Promise<Typeface> {
  const upright = typeface.files.filter(({ style }) => style === 'normal');
  const [file = typeface.files[0]] = upright.toSorted(
    (a, b) => distance(a.weights) - distance(b.weights),
  );
  if (!file) throw new CommandError(`The typeface "${typeface.slug}" has no files.`);
  const { source, weights } = file;
  const bytes = readFileSync(locateFont(source, publicFolder));
  const font = await openFont(await cutSample(bytes, weights, source), source);
  const { unitsPerEm, ascent, descent } = font;
  return {
    ...typeface,
    ascent: ascent / unitsPerEm,
    descent: -descent / unitsPerEm,
    averageWidth: font.layout(sample).advanceWidth / unitsPerEm / sample.length,
  };
}

const usualWeight = 400;

function keepWithin([least, most]: TypefaceFile['weights']): number {
  return Math.max(least, Math.min(most, usualWeight));
}

function distance(weights: TypefaceFile['weights']): number {
  return Math.abs(keepWithin(weights) - usualWeight);
}

/** The letters of the sample in the usual weight: a file opens in another one, if it has several. */
async function cutSample(
  bytes: Buffer,
  weights: TypefaceFile['weights'],
  source: string,
): Promise<Uint8Array> {
  // Loaded only when needed, as all tools for typefaces.
  const { default: subsetFont } = await import('subset-font');
  const isVariable = weights[0] !== weights[1];
  return explainDamage(source, () =>
    subsetFont(bytes, sample, {
      targetFormat: 'truetype',
      ...(isVariable && { variationAxes: { wght: keepWithin(weights) } }),
    }),
  );
}

async function openFont(bytes: Uint8Array, source: string): Promise<Font> {
  const { create } = await import('fontkit');
  return explainDamage(source, () => {
    const font = create(bytes);
    // A damaged file is often noticed only when a letter is needed.
    font.layout(sample);
    return font;
  });
}

async function explainDamage<T>(source: string, read: () => T | Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const file = source.startsWith('/') ? `public${source}` : source;
    throw new CommandError(
      `The typeface ${file} cannot be read. Download it again, as WOFF2 or TTF.`,
      { cause: error },
    );
  }
}
