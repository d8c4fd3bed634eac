import { version as cutterVersion } from 'subset-font/package.json';
import type { SiteConfig } from '../../generated/config-types';
import { nameContent } from '../name-content';
import { listCharacters } from './site-characters';
import { headingTypeface, standIns, typefaces } from './typefaces';

/** A file to make: some letters of one file of a typeface. */
export interface FontFile {
  url: string;
  /** path below `@fontsource-variable` */
  source: string;
  characters: string;
  weights: readonly [number, number];
}

/** What pages need to know about typefaces. */
export interface FontFamilies {
  /** font stacks, as CSS writes them */
  heading: string;
  text: string;
  /** all `@font-face` rules */
  css: string;
  /** addresses of the files that every page needs at once */
  preload: string[];
}

export interface SiteFonts {
  families: FontFamilies;
  files: FontFile[];
}

const headingWeights = [450, 600] as const;
const textWeights = [400, 600] as const;

/**
 * Plans the typefaces of a site: which letters of which files it needs, and how pages ask for them.
 * Only what pages may show is in the files.
 */
export function planFonts(config: SiteConfig): SiteFonts {
  const heading = headingTypeface;
  const { text } = config.theme.fonts;
  const characters = listCharacters(config);
  const headingFiles = listFiles(heading, 'normal', headingWeights, characters);
  const textFiles = listFiles(text, 'normal', textWeights, characters);
  // Italics are rare, and fetched by the pages that have some.
  const hasItalics = /<(em|i|cite)\b/.test(JSON.stringify(config));
  const italicFiles = hasItalics ? listFiles(text, 'italic', textWeights, characters) : [];
  return {
    families: {
      heading: writeStack(heading),
      text: writeStack(text),
      css: [
        ...headingFiles.map((file) => writeFace(heading, 'normal', file)),
        ...textFiles.map((file) => writeFace(text, 'normal', file)),
        ...italicFiles.map((file) => writeFace(text, 'italic', file)),
        ...writeStandIns(heading),
        ...writeStandIns(text),
      ].join(''),
      preload: [headingFiles, textFiles].flatMap(([file]) => (file ? [file.url] : [])),
    },
    files: [...headingFiles, ...textFiles, ...italicFiles],
  };
}

type TypefaceName = keyof typeof typefaces;
type FontStyle = 'normal' | 'italic';

/** The files of a typeface that hold some of the characters, the Latin one first. */
function listFiles(
  name: TypefaceName,
  style: FontStyle,
  weights: readonly [number, number],
  characters: readonly string[],
): FontFile[] {
  const { slug, version, ranges } = typefaces[name];
  const left = new Set(characters);
  // "latin" first: what is in several files is taken from there.
  const names = Object.keys(ranges).toSorted((a, b) => a.length - b.length);
  return names.flatMap((range): FontFile[] => {
    const isHeld = readRanges(ranges[range] ?? '');
    const held = [...left].filter(isHeld);
    if (held.length === 0) return [];
    for (const character of held) left.delete(character);
    // The address is kept for good: whatever changes the file is in its name.
    const key = nameContent([version, cutterVersion, range, style, weights, held].join());
    return [
      {
        url: `/assets/${slug}-${key}.woff2`,
        source: `${slug}/files/${slug}-${range}-wght-${style}.woff2`,
        characters: held.join(''),
        weights,
      },
    ];
  });
}

/** @param ranges as CSS writes them: `U+0000-00FF,U+0131` */
function readRanges(ranges: string): (character: string) => boolean {
  const limits = ranges.split(',').map((range) => {
    const [first = '', last = first] = range.slice(2).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    return limits.some(([first, last]) => first <= code && code <= last);
  };
}

function writeFace(name: TypefaceName, style: FontStyle, file: FontFile): string {
  const { url, source, characters, weights } = file;
  const isBasic = source.includes('-latin-wght-');
  return writeRule({
    'font-family': `"${name}"`,
    'font-style': style === 'normal' ? undefined : style,
    'font-weight': weights.join(' '),
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
function writeStandIns(name: TypefaceName): string[] {
  const { generic, ascent, descent, averageWidth } = typefaces[name];
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

function writeStack(name: TypefaceName): string {
  const { generic } = typefaces[name];
  const names = [name, ...standIns[generic].map((_standIn, index) => nameStandIn(name, index))];
  return [...names.map((one) => `"${one}"`), generic].join();
}

function nameStandIn(name: TypefaceName, index: number): string {
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
