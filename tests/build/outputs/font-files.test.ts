import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { makeFontFile } from '../../../src/build/outputs/font-files';
import { planFonts } from '../../../src/published/fonts/site-fonts';
import { keptTypefaces } from '../../../src/published/fonts/typefaces';
import { sampleConfig } from '../../sample-config';

/** Of no use to typefaces of packages. */
const publicFolder = '/nowhere';

const names = Object.keys(keptTypefaces) as (keyof typeof keptTypefaces)[];

test('all typefaces together stay below 60 kB, and hold what was asked for', async () => {
  const text = '<em>Ülo’s café</em>';
  const site = { ...sampleConfig.site, tagline: text };
  const { files } = planFonts({ ...sampleConfig, site });
  const made = await Promise.all(files.map((file) => makeFontFile(file, publicFolder)));
  expect(made).toHaveLength(3);
  expect(made.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(60_000);
  for (const [index, file] of made.entries()) {
    const font = create(file);
    const missing = [...(files[index]?.characters ?? '')].filter(
      (character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    );
    expect(missing).toEqual([]);
    expect(font.hasGlyphForCodePoint('Ž'.codePointAt(0) ?? 0)).toBe(false);
  }
});

test.each(names)('the heights of %s are those of its file', async (name) => {
  const { slug, ascent, descent } = keptTypefaces[name];
  const source = `@fontsource-variable/${slug}/files/${slug}-latin-wght-normal.woff2`;
  const file = await makeFontFile(
    { url: '', source, characters: 'ab', weights: [450, 550] },
    publicFolder,
  );
  const font = create(file);
  expect(font.ascent / font.unitsPerEm).toBeCloseTo(ascent, 2);
  expect(-font.descent / font.unitsPerEm).toBeCloseTo(descent, 2);
});
