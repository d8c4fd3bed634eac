import { expect, test } from 'vitest';
import { planFonts } from '../../../src/published/fonts/site-fonts';
import { keptTypefaces, listStaticFiles } from '../../../src/published/fonts/typefaces';
import { sampleConfig } from '../../sample-config';

/** The files of a site with one more text. */
function planWith(text: string) {
  return planFonts({ ...sampleConfig, site: { ...sampleConfig.site, tagline: text } });
}

test('a site needs one file of headings and one of text, and asks for both at once', () => {
  const { families, files } = planFonts(sampleConfig);
  expect(files.map(({ source }) => source)).toEqual([
    '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
    '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  ]);
  expect(families.preload).toEqual(files.map(({ url }) => url));
  for (const { url } of files) expect(families.css).toContain(`url(${url})`);
});

test('the files hold the letters of the config and of plain English', () => {
  const [file] = planWith('Ülo’s café').files;
  expect(file?.characters).toContain('Ü');
  expect(file?.characters).toContain('é');
  expect(file?.characters).toContain('Z');
  expect(planFonts(sampleConfig).files[0]?.characters).not.toContain('Ü');
});

test('letters that HTML writes by name or number are there', () => {
  const characters = planWith('caf&eacute; &#321; &#xfc; &copy')
    .files.map((file) => file.characters)
    .join('');
  for (const letter of 'éŁü') expect(characters).toContain(letter);
});

test('letters of country names that the build adds are there', () => {
  const config = structuredClone(sampleConfig);
  const [notice] = config.entities.notices;
  if (notice) notice.region = 'CI';
  expect(planFonts(config).files[0]?.characters).toContain('ô');
});

test('another letter makes another file, the same letters the same', () => {
  const urls = planFonts(sampleConfig).families.preload;
  expect(planWith('Company on a way.').families.preload).toEqual(urls);
  expect(planWith('Grüezi').families.preload).not.toEqual(urls);
});

test('letters of other languages come in a file of their own, for pages that have them', () => {
  const { families, files } = planWith('Łódź');
  expect(files.map(({ source }) => source)).toContain(
    '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
  );
  expect(families.css).toContain('unicode-range:U+141,U+179,U+17a');
  expect(families.preload).toHaveLength(2);
});

test('no line changes under a reader', () => {
  const { css } = planFonts(sampleConfig).families;
  const displays = css.match(/font-display:\w+/g);
  expect(new Set(displays)).toEqual(new Set(['font-display:optional']));
});

test('italics are only there for texts that have some', () => {
  expect(planFonts(sampleConfig).families.css).not.toContain('italic');
  expect(planWith('<em>slowly</em>').families.css).toContain('font-style:italic');
});

test('text is in the typeface of the config', () => {
  const { theme } = sampleConfig;
  const fonts = { ...theme.fonts, text: 'Atkinson Hyperlegible Next' };
  const { families } = planFonts({ ...sampleConfig, theme: { ...theme, fonts } });
  expect(families.heading).toMatch(/^"Fraunces",/);
  expect(families.text).toMatch(/^"Atkinson Hyperlegible Next",.*,sans-serif$/);
});

test('a package with a file for each weight gives one file for each that is near', () => {
  const ranges = { math: 'U+0020-007E', 'latin-ext': 'U+0100-02BA', latin: 'U+0000-00FF' };
  const files = listStaticFiles('lora', ranges, [300, 400, 500, 700], ['normal', 'italic']);
  const lora = { ...keptTypefaces.Fraunces, slug: 'lora', files };
  const fonts = { ...sampleConfig.theme.fonts, heading: 'Lora', text: 'Lora' };
  const config = { ...sampleConfig, theme: { ...sampleConfig.theme, fonts } };
  const planned = planFonts(config, new Map([['Lora', lora]]));
  expect(planned.files.map(({ source, weights }) => [source, weights])).toEqual([
    ['@fontsource/lora/files/lora-latin-400-normal.woff2', undefined],
    ['@fontsource/lora/files/lora-latin-500-normal.woff2', undefined],
  ]);
  // What is in the file of usual letters is taken from there, and is needed by all pages.
  expect(planned.families.css).not.toMatch(/"Lora"[^}]*unicode-range/);
  expect(planned.families.css.match(/font-weight:[^;]+/g)).toEqual([
    'font-weight:400',
    'font-weight:500',
  ]);
});

test('of a typeface of which nothing is known, pages ask the device', () => {
  const fonts = { ...sampleConfig.theme.fonts, text: 'Literata' };
  const planned = planFonts({ ...sampleConfig, theme: { ...sampleConfig.theme, fonts } });
  expect(planned.families.text).toBe('"Literata",sans-serif');
  expect(planned.families.css).not.toContain('Literata');
});
