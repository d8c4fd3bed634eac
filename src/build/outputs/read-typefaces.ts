import { readFileSync } from 'node:fs';
import type { SiteConfig } from '../../generated/config-types';
import { limitWeight } from '../../published/fonts/choose-files';
import type { Typeface, TypefaceFile, Typefaces } from '../../published/fonts/typefaces';
import { CommandError } from '../../io/command-error';
import { cutFont, locateFont } from '../../io/fonts';
import { explainDamage, findTypeface, openSample, sampleText } from '../../io/find-typeface';
import type { UnmeasuredTypeface } from '../../io/typeface-packages';

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
  const found = new Map<string, Typeface>();
  for (const name of [fonts.heading, fonts.text]) {
    const typeface = findTypeface(name, fonts, publicFolder);
    if (!typeface) continue;
    const isMeasured = 'averageWidth' in typeface;
    found.set(name, isMeasured ? typeface : await measureTypeface(typeface, publicFolder));
  }
  return found;
}

/** Measures the upright letters of usual weight. */
async function measureTypeface(
  typeface: UnmeasuredTypeface,
  publicFolder: string,
): Promise<Typeface> {
  const upright = typeface.files.filter(({ style }) => style === 'normal');
  const [file = typeface.files[0]] = upright.toSorted(
    (a, b) => distance(a.weights) - distance(b.weights),
  );
  if (!file) throw new CommandError(`The font "${typeface.slug}" has no files.`);
  const { source, weights } = file;
  const bytes = readFileSync(locateFont(source, publicFolder));
  const font = openSample(await cutSample(bytes, weights, source), source);
  const { unitsPerEm, ascent, descent } = font;
  return {
    ...typeface,
    ascent: ascent / unitsPerEm,
    descent: -descent / unitsPerEm,
    averageWidth: font.layout(sampleText).advanceWidth / unitsPerEm / sampleText.length,
  };
}

const usualWeight = 400;

function distance(weights: TypefaceFile['weights']): number {
  return Math.abs(limitWeight(usualWeight, weights) - usualWeight);
}

/** The letters of the sample in the usual weight: a file opens in another one, if it has several. */
async function cutSample(
  bytes: Buffer,
  weights: TypefaceFile['weights'],
  source: string,
): Promise<Uint8Array> {
  const isVariable = weights[0] !== weights[1];
  try {
    return await cutFont(bytes, sampleText, {
      targetFormat: 'truetype',
      ...(isVariable && { variationAxes: { wght: limitWeight(usualWeight, weights) } }),
    });
  } catch (error) {
    throw explainDamage(source, error);
  }
}
