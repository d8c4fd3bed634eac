import { version as atkinsonVersion } from '@fontsource-variable/atkinson-hyperlegible-next/package.json';
import atkinsonRanges from '@fontsource-variable/atkinson-hyperlegible-next/unicode.json';
import { version as figtreeVersion } from '@fontsource-variable/figtree/package.json';
import figtreeRanges from '@fontsource-variable/figtree/unicode.json';
import { version as frauncesVersion } from '@fontsource-variable/fraunces/package.json';
import frauncesRanges from '@fontsource-variable/fraunces/unicode.json';
import type { ThemeFonts } from '../../generated/config-types';

/** A typeface that comes with a package `@fontsource-variable/…`. All lengths in em. */
export interface Typeface {
  /** name of the package, and of its files */
  slug: string;
  /** of the package */
  version: string;
  generic: 'serif' | 'sans-serif';
  ascent: number;
  descent: number;
  /** of a letter of English text in the weight that the site uses most */
  averageWidth: number;
  /** name of a file of the package (`latin`) → the characters in it, as CSS writes ranges */
  ranges: Readonly<Record<string, string>>;
}

/** The typeface of headings and of share images. */
export const headingTypeface = 'Fraunces';

/**
 * The typeface of headings, and those of text that a config may name. Heights and widths were read
 * from the files; the width of Fraunces is that of weight 550.
 */
export const typefaces: Readonly<Record<typeof headingTypeface | ThemeFonts['text'], Typeface>> = {
  Fraunces: {
    slug: 'fraunces',
    version: frauncesVersion,
    generic: 'serif',
    ascent: 0.978,
    descent: 0.255,
    averageWidth: 0.4795,
    ranges: frauncesRanges,
  },
  Figtree: {
    slug: 'figtree',
    version: figtreeVersion,
    generic: 'sans-serif',
    ascent: 0.95,
    descent: 0.25,
    averageWidth: 0.449,
    ranges: figtreeRanges,
  },
  'Atkinson Hyperlegible Next': {
    slug: 'atkinson-hyperlegible-next',
    version: atkinsonVersion,
    generic: 'sans-serif',
    ascent: 0.984,
    descent: 0.316,
    averageWidth: 0.4429,
    ranges: atkinsonRanges,
  },
};

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
