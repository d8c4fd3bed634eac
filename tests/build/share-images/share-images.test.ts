// @promise-of-folder Share images show titles in the site’s fonts, also in Arabic, Hebrew and
// Cyrillic: joined, in the right order and mirrored like pages; the check warns of missing letters

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Region } from 'sharp';
import { expect, test } from 'vitest';
import { writeOutput } from '../../../src/build/write-output';
import { DrawingCache } from '../../../src/io/cache/cache-files';
import { ShareImages } from '../../../src/build/share-images/share-images';
import type { SiteConfig } from '../../../src/generated/config-types';
import { keptTypefaces, type Typefaces } from '../../../src/published/fonts/typefaces';
import { shareImageUrl } from '../../../src/published/share-image';
import { makeTempFolder } from '../../make-temp-folder';
import { sampleConfig } from '../../sample-config';
import { readTestSite } from '../../sites/read-site';

const { publicFolder } = readTestSite('specification');
const logo = readFileSync(join(publicFolder, 'logo.svg'));
const typefaces: Typefaces = new Map(Object.entries(keptTypefaces));
const head = { description: 'x', canonical: 'https://x.example/', robots: 'index' } as const;

function openImages(folder: string, config: SiteConfig = sampleConfig, mark = logo): ShareImages {
  const files = { logo: mark, typefaces, publicFolder, painters: new Map() };
  return new ShareImages(config, files, new DrawingCache(join(folder, 'cache')));
}

async function draw(titles: string[], config: SiteConfig = sampleConfig, mark = logo) {
  const folder = makeTempFolder();
  const images = openImages(folder, config, mark);
  for (const title of titles) await writeOutput(images.plan({ ...head, title }), folder);
  return titles.map((title) => join(folder, shareImageUrl(images.design, title)));
}

/** How many pixels of an area have the color of letters. */
async function countInk(file: string, area: Region, color: string): Promise<number> {
  const pixels = await sharp(file).extract(area).removeAlpha().raw().toBuffer();
  const ink = Buffer.from(color.slice(1), 'hex');
  let count = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    if (pixels.subarray(at, at + 3).equals(ink)) count += 1;
  }
  return count;
}

const nameArea = { left: 168, top: 40, width: 900, height: 96 };
const titleArea = { left: 84, top: 152, width: 700, height: 248 };
const ink = sampleConfig.theme.colors.heading;

test('a share image is a PNG of 1200 by 630 pixels, small, with name and title in the color of headings', async () => {
  const long =
    'What to say to children when somebody they love has died, and what to leave unsaid until they ask you about it again';
  for (const file of await draw(['About | Quiet Lake', long])) {
    expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(statSync(file).size).toBeLessThan(60_000);
    expect(await countInk(file, nameArea, ink)).toBeGreaterThan(300);
    expect(await countInk(file, titleArea, ink)).toBeGreaterThan(3_000);
  }
});

test.each([
  ['with marks above', 'Ğ'.repeat(20)],
  ['of many words', 'y '.repeat(60).trim()],
  ['of one long word', 'W'.repeat(120)],
])('a title %s leaves everything around it as it is', async (_kind, title) => {
  const files = await draw(['安らぎ', title]);
  const [nameOnly, titled] = await Promise.all(
    files.map(async (file) => sharp(file).removeAlpha().toColorspace('b-w').raw().toBuffer()),
  );
  const differing = [...(titled ?? [])].flatMap((value, at) =>
    // Another palette may make a color a shade lighter or darker.
    Math.abs(value - (nameOnly?.[at] ?? 0)) > 16 ? [[at % 1200, Math.floor(at / 1200)]] : [],
  );
  expect(differing.length).toBeGreaterThan(300);
  const outside = differing.filter(
    ([x = 0, y = 0]) => x < 80 || x > 1120 || y < titleArea.top - 16 || y > 416,
  );
  expect(outside).toEqual([]);
});

test('it has the colors of the theme', async () => {
  const config = structuredClone(sampleConfig);
  config.theme.colors.background = '#FFEEEE';
  config.theme.colors.heading = '#330000';
  const [file = ''] = await draw(['About'], config);
  const corner = { left: 0, top: 0, width: 1, height: 1 };
  const pixel = await sharp(file).extract(corner).removeAlpha().raw().toBuffer();
  expect([...pixel]).toEqual([0xff, 0xee, 0xee]);
  expect(await countInk(file, titleArea, '#330000')).toBeGreaterThan(3_000);
});

test('it shows the whole mark of the practice, whatever its shape', async () => {
  const wide =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><path fill="#f00" d="M0 0h8v4H0z"/></svg>';
  const [file = ''] = await draw(['About'], sampleConfig, Buffer.from(wide));
  const area = { left: 84, top: 56, width: 64, height: 64 };
  expect(await countInk(file, area, '#FF0000')).toBe(64 * 32);
});

test('drawn in another order, each image is the same', async () => {
  const titles = ['Rest', 'On grief', 'A longer title about the slow work of hope'];
  const [first, second] = [await draw(titles), await draw(titles.toReversed())];
  expect(first.map((file) => readFileSync(file))).toEqual(
    second.toReversed().map((file) => readFileSync(file)),
  );
});

test('a title with letters that no typeface has leaves the name of the practice', async () => {
  const [file = ''] = await draw(['安らぎ']);
  expect(await countInk(file, nameArea, ink)).toBeGreaterThan(300);
  expect(await countInk(file, titleArea, ink)).toBe(0);
});

test('a page with a discreet title shows the open one, as other previews do', async () => {
  const folder = makeTempFolder();
  const images = openImages(folder);
  await writeOutput(
    images.plan({ ...head, title: 'Retreat', openTitle: 'After violence' }),
    folder,
  );
  const [open] = await draw(['After violence']);
  expect(readdirSync(join(folder, 'share'))).toEqual([
    shareImageUrl(images.design, 'After violence').slice('/share/'.length),
  ]);
  expect(readFileSync(join(folder, shareImageUrl(images.design, 'After violence')))).toEqual(
    readFileSync(open ?? ''),
  );
});

const design = (config: SiteConfig, mark = logo): string => openImages('', config, mark).design;

test('another name, color, typeface, mark or title has another address', () => {
  const renamed = structuredClone(sampleConfig);
  renamed.site.name = 'Still Lake';
  const recolored = structuredClone(sampleConfig);
  recolored.theme.colors.primary = '#000000';
  const reset = structuredClone(sampleConfig);
  reset.theme.fonts.heading = 'Figtree';
  const designs = [
    design(sampleConfig),
    design(reset),
    design(renamed),
    design(recolored),
    design(sampleConfig, Buffer.from('<svg/>')),
  ];
  expect(new Set(designs).size).toBe(5);
  expect(shareImageUrl('a', 'About')).not.toBe(shareImageUrl('a', 'Contact'));
  expect(shareImageUrl('a', 'About')).toMatch(/^\/share\/[a-z0-9]+\.png$/);
});

test('another version of a typeface of the theme has another address', () => {
  const updated = new Map(typefaces).set('Figtree', { ...keptTypefaces.Figtree, version: '99' });
  const files = { logo, typefaces: updated, publicFolder, painters: new Map() };
  const images = new ShareImages(sampleConfig, files, new DrawingCache(''));
  expect(images.design).not.toBe(design(sampleConfig));
});

test('on a page from right to left, mark and letters are at the right', async () => {
  const config = structuredClone(sampleConfig);
  config.site.language = 'ar';
  config.site.name = 'بيت السنديان';
  const square =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#f00" d="M0 0h8v8H0z"/></svg>';
  const [file = ''] = await draw(['الخصوصية'], config, Buffer.from(square));
  const markArea = { left: 1200 - 84 - 64, top: 56, width: 64, height: 64 };
  expect(await countInk(file, markArea, '#FF0000')).toBe(64 * 64);
  for (const [{ left, width, ...rows }, least] of [
    [nameArea, 300],
    [titleArea, 3_000],
  ] as const) {
    const mirrored = { ...rows, left: 1200 - left - width, width };
    const lastPart = { ...rows, left, width: 200 };
    expect(await countInk(file, mirrored, ink)).toBeGreaterThan(least);
    expect(await countInk(file, lastPart, ink)).toBe(0);
  }
});
