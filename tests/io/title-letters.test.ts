import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { findTypeface } from '../../src/io/find-typeface';
import { locateFont } from '../../src/io/fonts';
import { TitleLetters } from '../../src/io/title-letters';
import { listTitleTypefaces } from '../../src/io/title-typefaces';
import type { ThemeFonts } from '../../src/generated/config-types';
import { makeTempFolder } from '../make-temp-folder';

const publicFolder = makeTempFolder();
mkdirSync(join(publicFolder, 'fonts'));

/** Puts some letters of Rubik into public/fonts/, in one weight. */
async function writeOwnFile(name: string, letters: string, wght: number): Promise<string> {
  const rubik = readFileSync(
    locateFont('@fontsource-variable/rubik/files/rubik-hebrew-wght-normal.woff2', ''),
  );
  const options = { targetFormat: 'woff2', variationAxes: { wght } } as const;
  writeFileSync(join(publicFolder, 'fonts', name), await subsetFont(rubik, letters, options));
  return `/fonts/${name}`;
}

const own = [
  {
    name: 'Lake',
    files: [
      await writeOwnFile('bold.woff2', 'אב', 700),
      await writeOwnFile('medium.woff2', 'אב', 500),
    ],
    generic: 'serif' as const,
  },
];

/** The files that some letters are taken from, and those that were opened for them. */
function findFiles(text: string, named: Partial<ThemeFonts>) {
  const fonts: ThemeFonts = { heading: 'Fraunces', text: 'Figtree', own, ...named };
  const { files } = listTitleTypefaces(fonts, (name) => findTypeface(name, fonts, publicFolder));
  let opened = 0;
  const letters = new TitleLetters(files, publicFolder, (bytes) => {
    opened += 1;
    return create(bytes);
  });
  const found = [...text].map((letter) => basename(letters.find(letter)?.source ?? 'nowhere'));
  return { found, opened };
}

test('letters are taken from the typeface of headings, then from that of text, Fraunces and Rubik', () => {
  const { found } = findFiles('aộאיЖ安', { heading: 'Lake', text: 'Figtree' });
  expect(found).toEqual([
    'figtree-latin-wght-normal.woff2',
    'fraunces-vietnamese-wght-normal.woff2',
    'medium.woff2',
    'rubik-hebrew-wght-normal.woff2',
    'rubik-cyrillic-wght-normal.woff2',
    'nowhere',
  ]);
});

test('a typeface is one of the theme before it is one that comes with the site', () => {
  expect(findFiles('aЖ', { heading: 'Rubik' }).found).toEqual([
    'rubik-latin-wght-normal.woff2',
    'rubik-cyrillic-wght-normal.woff2',
  ]);
});

test('only files that may have a letter are opened', () => {
  expect(findFiles('Rest', {}).opened).toBe(1);
  expect(findFiles('安', {}).opened).toBe(0);
});
