import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { makeFontFile } from '../../../src/build/outputs/font-files';
import { listUses } from '../../../src/check/public-files/used-files';
import { readTypefaces } from '../../../src/build/outputs/read-typefaces';
import { listInstalledTypefaces } from '../../../src/io/typeface-packages';
import { keptTypefaceNames } from '../../../src/content/kept-typefaces';
import type { OwnTypeface, SiteConfig } from '../../../src/generated/config-types';
import { planFonts } from '../../../src/published/fonts/site-fonts';
import { keptTypefaces } from '../../../src/published/fonts/typefaces';
import { makeTempFolder } from '../../make-temp-folder';
import { sampleConfig } from '../../sample-config';

const figtree = readFileSync(
  createRequire(import.meta.url).resolve(
    '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  ),
);

/** A config with a typeface of its own, and the folder with its files. */
function withOwn(files: Record<string, Uint8Array>) {
  const publicFolder = makeTempFolder();
  mkdirSync(join(publicFolder, 'fonts'));
  for (const [name, bytes] of Object.entries(files)) {
    writeFileSync(join(publicFolder, 'fonts', name), bytes);
  }
  const own: OwnTypeface = {
    name: 'Lake Sans',
    files: Object.keys(files).map((name) => `/fonts/${name}`),
    generic: 'sans-serif',
  };
  const fonts = { heading: 'Lake Sans', text: 'Lake Sans', own: [own] };
  const config: SiteConfig = { ...sampleConfig, theme: { ...sampleConfig.theme, fonts } };
  return { config, publicFolder };
}

function cutWeight(wght: number): Promise<Uint8Array> {
  const options = { targetFormat: 'truetype', variationAxes: { wght } } as const;
  return subsetFont(figtree, 'The quick brown fox', options);
}

test('the typefaces that the project comes with are installed', () => {
  expect([...listInstalledTypefaces()]).toEqual(expect.arrayContaining([...keptTypefaceNames]));
  expect(Object.keys(keptTypefaces).toSorted()).toEqual([...keptTypefaceNames]);
});

test('a typeface of one’s own is measured as those are that the project comes with', async () => {
  const { config, publicFolder } = withOwn({ 'lake.woff2': figtree });
  const lake = (await readTypefaces(config, publicFolder)).get('Lake Sans');
  const { ascent, descent, averageWidth } = keptTypefaces.Figtree;
  expect(lake?.ascent).toBeCloseTo(ascent, 2);
  expect(lake?.descent).toBeCloseTo(descent, 2);
  expect((lake?.averageWidth ?? 0) / averageWidth).toBeGreaterThan(0.97);
  expect((lake?.averageWidth ?? 9) / averageWidth).toBeLessThan(1.03);
  expect(lake?.files).toMatchObject([{ style: 'normal', weights: [300, 900] }]);
});

test('pages get a file with the letters they need, and the file itself is not published', async () => {
  const { config, publicFolder } = withOwn({ 'lake.woff2': figtree });
  const { files, families } = planFonts(config, await readTypefaces(config, publicFolder));
  expect(families.text).toMatch(/^"Lake Sans","Lake Sans 0",.*,sans-serif$/);
  expect(files).toHaveLength(1);
  const [file] = files;
  if (!file) throw new Error('There is no file.');
  const made = create(await makeFontFile(file, publicFolder));
  expect(made.hasGlyphForCodePoint('Q'.codePointAt(0) ?? 0)).toBe(true);
  expect(made.variationAxes.wght).toMatchObject({ min: 400, max: 600 });
  const { linked, shown, cut } = listUses(config);
  expect([...linked, ...shown]).not.toContain('/fonts/lake.woff2');
  expect([...cut]).toEqual(['/fonts/lake.woff2']);
});

test('files with one weight each are asked for by their weights', async () => {
  const { config, publicFolder } = withOwn({
    'regular.ttf': await cutWeight(400),
    'bold.ttf': await cutWeight(700),
    'black.ttf': await cutWeight(900),
  });
  const { files, families } = planFonts(config, await readTypefaces(config, publicFolder));
  expect(files.map(({ source }) => source)).toEqual(['/fonts/regular.ttf', '/fonts/bold.ttf']);
  expect(families.css).toContain('font-weight:400;');
  expect(families.css).toContain('font-weight:700;');
  expect(families.preload).toEqual(files.map(({ url }) => url));
  const made = await Promise.all(files.map((file) => makeFontFile(file, publicFolder)));
  expect(made.map((bytes) => create(bytes)['OS/2'].usWeightClass)).toEqual([400, 700]);
});

test('a file that is damaged ends the build with what to do', async () => {
  const { config, publicFolder } = withOwn({ 'lake.woff2': figtree.subarray(0, 4000) });
  await expect(readTypefaces(config, publicFolder)).rejects.toThrow(
    'The font public/fonts/lake.woff2 is damaged. Download the font again, as WOFF2 or TTF.',
  );
});
