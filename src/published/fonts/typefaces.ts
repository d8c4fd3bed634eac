import { version as atkinsonVersion } from '@fontsource-variable/atkinson-hyperlegible-next/package.json';
import atkinsonRanges from '@fontsource-variable/atkinson-hyperlegible-next/unicode.json';
import { version as bricolageVersion } from '@fontsource-variable/bricolage-grotesque/package.json';
import bricolageRanges from '@fontsource-variable/bricolage-grotesque/unicode.json';
import { version as figtreeVersion } from '@fontsource-variable/figtree/package.json';
import figtreeRanges from '@fontsource-variable/figtree/unicode.json';
import { version as frauncesVersion } from '@fontsource-variable/fraunces/package.json';
import frauncesRanges from '@fontsource-variable/fraunces/unicode.json';
import { version as hankenVersion } from '@fontsource-variable/hanken-grotesk/package.json';
import hankenRanges from '@fontsource-variable/hanken-grotesk/unicode.json';
import { version as loraVersion } from '@fontsource-variable/lora/package.json';
import loraRanges from '@fontsource-variable/lora/unicode.json';
import { version as newsreaderVersion } from '@fontsource-variable/newsreader/package.json';
import newsreaderRanges from '@fontsource-variable/newsreader/unicode.json';
import { version as nunitoSansVersion } from '@fontsource-variable/nunito-sans/package.json';
import nunitoSansRanges from '@fontsource-variable/nunito-sans/unicode.json';
import { version as rubikVersion } from '@fontsource-variable/rubik/package.json';
import rubikRanges from '@fontsource-variable/rubik/unicode.json';
import type { KeptTypeface } from '../../content/kept-typefaces';

/** A typeface, and the files it comes in. All lengths in em. */
export interface Typeface {
  /** how the names of published files begin */
  slug: string;
  /** changes when a file does */
  version: string;
  generic: 'serif' | 'sans-serif';
  ascent: number;
  descent: number;
  /** of a letter of English text in the weight that the site uses most */
  averageWidth: number;
  files: readonly TypefaceFile[];
}

export interface TypefaceFile {
  /** in a package (`@fontsource-variable/figtree/files/…`), or in public/ (`/fonts/lake.woff2`) */
  source: string;
  style: FontStyle;
  /** the least and the most weight; both are the same in a file that has only one */
  weights: readonly [number, number];
  /** the characters in it, as CSS writes ranges */
  ranges: string;
}

export type FontStyle = 'normal' | 'italic';

/** Typefaces by their names. */
export type Typefaces = ReadonlyMap<string, Typeface>;

/**
 * The typefaces that the project comes with, which need not be measured. Heights and widths were read
 * from the files; widths of those that presets have for headings are those of their weights.
 */
export const keptTypefaces: Readonly<Record<KeptTypeface, Typeface>> = {
  Fraunces: {
    slug: 'fraunces',
    version: frauncesVersion,
    generic: 'serif',
    ascent: 0.978,
    descent: 0.255,
    averageWidth: 0.4795,
    files: listVariableFiles('fraunces', frauncesRanges, [100, 900]),
  },
  Figtree: {
    slug: 'figtree',
    version: figtreeVersion,
    generic: 'sans-serif',
    ascent: 0.95,
    descent: 0.25,
    averageWidth: 0.449,
    files: listVariableFiles('figtree', figtreeRanges, [300, 900]),
  },
  'Atkinson Hyperlegible Next': {
    slug: 'atkinson-hyperlegible-next',
    version: atkinsonVersion,
    generic: 'sans-serif',
    ascent: 0.984,
    descent: 0.316,
    averageWidth: 0.4429,
    files: listVariableFiles('atkinson-hyperlegible-next', atkinsonRanges, [200, 800]),
  },
  Rubik: {
    slug: 'rubik',
    version: rubikVersion,
    generic: 'sans-serif',
    ascent: 0.935,
    descent: 0.25,
    averageWidth: 0.4684,
    files: listVariableFiles('rubik', rubikRanges, [300, 900]),
  },
  Newsreader: {
    slug: 'newsreader',
    version: newsreaderVersion,
    generic: 'serif',
    ascent: 0.735,
    descent: 0.265,
    averageWidth: 0.4339,
    files: listVariableFiles('newsreader', newsreaderRanges, [200, 800]),
  },
  'Hanken Grotesk': {
    slug: 'hanken-grotesk',
    version: hankenVersion,
    generic: 'sans-serif',
    ascent: 1,
    descent: 0.303,
    averageWidth: 0.4496,
    files: listVariableFiles('hanken-grotesk', hankenRanges, [100, 900]),
  },
  'Bricolage Grotesque': {
    slug: 'bricolage-grotesque',
    version: bricolageVersion,
    generic: 'sans-serif',
    ascent: 0.93,
    descent: 0.27,
    averageWidth: 0.4845,
    files: listVariableFiles('bricolage-grotesque', bricolageRanges, [200, 800], ['normal']),
  },
  'Nunito Sans': {
    slug: 'nunito-sans',
    version: nunitoSansVersion,
    generic: 'sans-serif',
    ascent: 1.011,
    descent: 0.353,
    averageWidth: 0.4556,
    files: listVariableFiles('nunito-sans', nunitoSansRanges, [200, 1000]),
  },
  Lora: {
    slug: 'lora',
    version: loraVersion,
    generic: 'serif',
    ascent: 1.006,
    descent: 0.274,
    averageWidth: 0.4764,
    files: listVariableFiles('lora', loraRanges, [400, 700]),
  },
};

/**
 * The files of a package `@fontsource-variable/…`, the one with the usual letters first: what is in
 * several files is taken from there.
 *
 * @param ranges name of a file (`latin`) → the characters in it
 */
export function listVariableFiles(
  slug: string,
  ranges: Readonly<Record<string, string>>,
  weights: readonly [number, number],
  styles: readonly FontStyle[] = ['normal', 'italic'],
): TypefaceFile[] {
  return sortRanges(ranges).flatMap(([range, characters]) =>
    styles.map((style) => ({
      source: `@fontsource-variable/${slug}/files/${slug}-${range}-wght-${style}.woff2`,
      style,
      weights,
      ranges: characters,
    })),
  );
}

/** The files of a package `@fontsource/…`, which has one for each weight. */
export function listStaticFiles(
  slug: string,
  ranges: Readonly<Record<string, string>>,
  weights: readonly number[],
  styles: readonly FontStyle[],
): TypefaceFile[] {
  return sortRanges(ranges).flatMap(([range, characters]) =>
    styles.flatMap((style) =>
      weights.map((weight): TypefaceFile => ({
        source: `@fontsource/${slug}/files/${slug}-${range}-${weight}-${style}.woff2`,
        style,
        weights: [weight, weight],
        ranges: characters,
      })),
    ),
  );
}

function sortRanges(ranges: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(ranges).toSorted(([a], [b]) => rankRange(a) - rankRange(b));
}

function rankRange(range: string): number {
  return range === 'latin' ? 0 : range.length;
}

/** Typefaces that devices have: names of the same one, or of one with the same widths. */
interface DeviceTypeface {
  names: readonly string[];
  averageWidth: number;
}

/**
 * What is shown until a typeface has arrived. Widths: Arial and Times measured in their twins of
 * Liberation, the others in proportion to Arial as the package `@capsizecss/metrics` 3 gives them.
 */
export const standIns: Readonly<Record<Typeface['generic'], readonly DeviceTypeface[]>> = {
  serif: [
    { names: ['Georgia', 'Gelasio'], averageWidth: 0.4507 },
    { names: ['Noto Serif'], averageWidth: 0.4863 },
    { names: ['Times New Roman', 'Liberation Serif'], averageWidth: 0.4076 },
  ],
  'sans-serif': [
    { names: ['Arial', 'Liberation Sans'], averageWidth: 0.4507 },
    { names: ['Roboto'], averageWidth: 0.4497 },
  ],
};
