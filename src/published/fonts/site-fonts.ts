import { version as cutterVersion } from 'subset-font/package.json';
import type { SiteConfig } from '../../generated/config-types';
import type { FontFamilies } from '../../payload/payload';
import { nameContent } from '../name-content';
import { chooseSpans, limitWeight, readRanges } from './choose-files';
import { hasItalics, listCharacters } from './site-characters';
import {
  keptTypefaces,
  standIns,
  type FontStyle,
  type Typeface,
  type TypefaceFile,
  type Typefaces,
} from './typefaces';

/** A file to make: some letters of one file of a typeface. */
export interface FontFile {
  url: string;
  /** see `TypefaceFile` */
  source: string;
  characters: string;
  /** the weights to keep; absent where the file has only one */
  weights?: readonly [number, number];
}

export interface SiteFonts {
  families: FontFamilies;
  files: FontFile[];
}

type Weights = TypefaceFile['weights'];

const headingWeights: Weights = [450, 600];
const textWeights: Weights = [400, 600];

interface PlannedFile extends FontFile {
  name: string;
  style: FontStyle;
  span: Weights;
  /** has the letters that most pages need */
  isBasic: boolean;
}

/** What a site needs of a typeface. */
interface Wanted {
  style: FontStyle;
  weights: Weights;
  /** the weights to choose of a typeface that has a file for each */
  single: readonly number[];
  characters: readonly string[];
}

const keptByName: Typefaces = new Map(Object.entries(keptTypefaces));

/**
 * Plans the typefaces of a site: which letters of which files it needs, and how pages ask for them.
 * Only what pages may show is in the files. A typeface of which nothing is known has no files.
 */
export function planFonts(config: SiteConfig, typefaces: Typefaces = keptByName): SiteFonts {
  const { heading, text } = config.theme.fonts;
  const characters = listCharacters(config);
  const { headingWeight } = config.theme.type;
  const plan = (name: string, style: FontStyle, weights: Weights, single: readonly number[]) =>
    planFiles(name, typefaces.get(name), { style, weights, single, characters });
  // A typeface of both comes in one file, if it has all weights.
  const isShared = heading === text;
  const headingFiles = isShared ? [] : plan(heading, 'normal', headingWeights, [headingWeight]);
  const textFiles = plan(text, 'normal', textWeights, textWeights);
  // Italics are rare, and fetched by the pages that have some.
  const italicFiles = hasItalics(config) ? plan(text, 'italic', textWeights, textWeights) : [];
  const files = [...headingFiles, ...textFiles, ...italicFiles];
  const names = [...new Set([heading, text])];
  return {
    families: {
      heading: writeStack(heading, typefaces.get(heading)),
      text: writeStack(text, typefaces.get(text)),
      css: [
        ...files.map(writeFace),
        ...names.flatMap((name) => writeStandIns(name, typefaces.get(name))),
      ].join(''),
      preload: files.flatMap((file) => (isFirst(file) ? [file.url] : [])),
    },
    files: files.map(({ url, source, characters: held, weights }) => ({
      url,
      source,
      characters: held,
      ...(weights && { weights }),
    })),
  };
}

/** Has letters that most pages show at once; italics are rare. */
function isFirst({ isBasic, style }: PlannedFile): boolean {
  return isBasic && style === 'normal';
}

/** The files of a typeface that hold some of the characters, in the order of its files. */
function planFiles(
  name: string,
  typeface: Typeface | undefined,
  { style, weights: wanted, single, characters }: Wanted,
): PlannedFile[] {
  if (!typeface) return [];
  const { slug, version, files } = typeface;
  const ofStyle = files.filter((file) => file.style === style);
  return chooseSpans(ofStyle, single).flatMap((span) => {
    const left = new Set(characters);
    const ofSpan = ofStyle.filter(({ weights }) => weights.join() === span.join());
    return ofSpan.flatMap(({ source, ranges, weights }, index): PlannedFile[] => {
      const held = [...left].filter(readRanges(ranges));
      if (held.length === 0) return [];
      for (const character of held) left.delete(character);
      const kept = keepWithin(wanted, weights);
      // The address is kept for good: whatever changes the file is in its name.
      const key = nameContent([version, cutterVersion, source, kept, held].join());
      return [
        {
          name,
          style,
          span: kept,
          isBasic: index === 0,
          url: `/assets/${slug}-${key}.woff2`,
          source,
          characters: held.join(''),
          ...(weights[0] !== weights[1] && { weights: kept }),
        },
      ];
    });
  });
}

function keepWithin([from, to]: Weights, span: Weights): Weights {
  return [limitWeight(from, span), limitWeight(to, span)];
}

function writeFace({ name, style, span, isBasic, url, characters }: PlannedFile): string {
  const [from, to] = span;
  return writeRule({
    'font-family': `"${name}"`,
    'font-style': style === 'normal' ? undefined : style,
    'font-weight': from === to ? String(from) : `${from} ${to}`,
    // A line that breaks elsewhere would move all below it. So a page keeps the substitute when the
    // file comes late; the next page has it.
    'font-display': 'optional',
    src: `url(${url})format("woff2")`,
    'unicode-range': isBasic
      ? undefined
      : [...characters].map((one) => `U+${one.codePointAt(0)?.toString(16)}`).join(),
  });
}

/** Typefaces of the device, stretched to the widths and heights of the one that is awaited. */
function writeStandIns(name: string, typeface: Typeface | undefined): string[] {
  if (!typeface) return [];
  const { generic, ascent, descent, averageWidth } = typeface;
  return standIns[generic].map((standIn, index) => {
    const size = averageWidth / standIn.averageWidth;
    return writeRule({
      'font-family': `"${nameStandIn(name, index)}"`,
      src: standIn.names.map((local) => `local("${local}")`).join(),
      'size-adjust': writePercent(size),
      'ascent-override': writePercent(ascent / size),
      'descent-override': writePercent(descent / size),
      'line-gap-override': '0%',
    });
  });
}

function writeStack(name: string, typeface: Typeface | undefined): string {
  const generic = typeface?.generic ?? 'sans-serif';
  const names = typeface
    ? [name, ...standIns[generic].map((_standIn, index) => nameStandIn(name, index))]
    : [name];
  return [...names.map((one) => `"${one}"`), generic].join();
}

function nameStandIn(name: string, index: number): string {
  return `${name} ${index}`;
}

function writePercent(share: number): string {
  return `${Number((share * 100).toFixed(1))}%`;
}

function writeRule(declarations: Record<string, string | undefined>): string {
  const body = Object.entries(declarations)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}:${value}`);
  return `@font-face{${body.join(';')}}`;
}
