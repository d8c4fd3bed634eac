// @promise From `public/`, only files that a page shows or links to are published, and everything
// in `public/as-is/`
// @promise No published JPEG, PNG, WebP, AVIF, HEIC, PDF or MP4 reveals where or with which device
// or program it was made, except in `public/as-is/`

import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { planSite } from '../../../src/build/outputs/plan-site';
import { loadConfig } from '../../../src/build/load-config';
import type { SiteConfig } from '../../../src/generated/config-types';
import { makeTempFolder } from '../../make-temp-folder';
import { readTestSite } from '../../sites/read-site';
import { photo } from '../images/sample-pictures';

const { configFile, publicFolder: original } = readTestSite('another-practice');
const app = { key: '', script: '/app.js', outputs: [] };

/** The site with a photo and a document more in public/, which are called like this. */
async function openSite(
  ...files: string[]
): Promise<ReturnType<typeof loadConfig> & { publicFolder: string }> {
  const publicFolder = join(makeTempFolder(), 'public');
  cpSync(original, publicFolder, { recursive: true });
  for (const file of files) {
    mkdirSync(dirname(join(publicFolder, file)), { recursive: true });
    writeFileSync(join(publicFolder, file), file.endsWith('.jpg') ? await photo(40, 20) : pdf);
  }
  const { config, ...loaded } = loadConfig({ configFile, publicFolder });
  // What a config refers to is looked for once: a test changes one that nothing is known of.
  return { ...loaded, publicFolder, config: structuredClone(config) };
}

const pdf = '%PDF-1.4\n1 0 obj\n<</Type /Page>>\nendobj\ntrailer << /Size 1 >>\n%%EOF\n';

async function listPublished(config: SiteConfig, publicFolder: string): Promise<string[]> {
  const plan = await planSite(config, { publicFolder, app, metaPolicy: 'none' });
  return [...plan.outputs()].map(({ url }) => url);
}

test('what nothing leads to is not published, but listed in one warning', async () => {
  const forgotten = ['/images/home-of-client.jpg', '/pdf/former-prices.pdf'];
  const { config, publicFolder, problems } = await openSite(...forgotten);
  if (!config) throw new Error('The config has errors.');
  const published = await listPublished(config, publicFolder);
  expect(published.filter((url) => forgotten.includes(url))).toEqual([]);
  expect(problems.map(({ code }) => code)).toEqual(['CFG0635']);
  for (const file of forgotten) expect(problems[0]?.message).toContain(`"public${file}"`);
});

test('what is in the folder for it is published all the same, and so are texts for services', async () => {
  const files = ['/as-is/price-list.pdf', '/.well-known/proof.txt'];
  const { config, publicFolder, problems } = await openSite(...files);
  if (!config) throw new Error('The config has errors.');
  expect(problems).toEqual([]);
  expect(await listPublished(config, publicFolder)).toEqual(expect.arrayContaining(files));
});

test('files are published that links lead to, in settings and in texts, however they are written', async () => {
  const files = ['/pdf/a.pdf', '/pdf/b.pdf', '/pdf/c.pdf', '/images/large.jpg'];
  const { config, publicFolder } = await openSite(...files);
  const text = config?.routes.flatMap(({ blocks }) => blocks).find(({ type }) => type === 'text');
  if (!config || text?.type !== 'text') throw new Error('There is no text.');
  config.navigation.topBar = { label: 'Open', href: '/pdf/a.pdf#page=2' };
  text.text += `<p><a href="/pdf/b.pdf?now">B</a> <a href="${config.site.url}/pdf/c.pdf">C</a></p>`;
  text.text += '<p><a href="/images/large.jpg">Large</a></p>';
  expect(await listPublished(config, publicFolder)).toEqual(expect.arrayContaining(files));
});

test('a file that only the records of "media" name is not used', async () => {
  const { config, publicFolder } = await openSite('/images/recorded.jpg');
  const [medium] = config?.media ?? [];
  if (!config || !medium) throw new Error('There is no record.');
  medium.files.push('/images/recorded.jpg');
  expect(await listPublished(config, publicFolder)).not.toContain('/images/recorded.jpg');
});

/** What is in a file as it is published. */
async function readPublished(
  config: SiteConfig,
  publicFolder: string,
  url: string,
): Promise<string> {
  const plan = await planSite(config, { publicFolder, app, metaPolicy: 'none' });
  const output = [...plan.outputs()].find((other) => other.url === url);
  if (!output || 'page' in output) throw new Error(`${url} is not published.`);
  const content = await output.make();
  if (typeof content === 'string') return content;
  return Buffer.from('path' in content ? readFileSync(content.path) : content).toString('latin1');
}

test('what is published does not say by whom it was made, unless it is to be published as it is', async () => {
  const { config, publicFolder } = await openSite('/pdf/prices.pdf', '/as-is/prices.pdf');
  if (!config) throw new Error('The config has errors.');
  const text =
    '%PDF-1.4\n1 0 obj\n<</Author (Ruth)>>\nendobj\n2 0 obj\n<</Type /Page>>\nendobj\ntrailer\n<</Info 1 0 R>>\n%%EOF\n';
  for (const file of ['pdf', 'as-is']) writeFileSync(join(publicFolder, file, 'prices.pdf'), text);
  config.navigation.topBar = { label: 'Open', href: '/pdf/prices.pdf' };
  expect(await readPublished(config, publicFolder, '/pdf/prices.pdf')).toBe(
    text.replace('/Author (Ruth)', '              '),
  );
  expect(await readPublished(config, publicFolder, '/as-is/prices.pdf')).toBe(text);
});

test('a photo to which a link leads does not say where it was taken', async () => {
  const { config, publicFolder } = await openSite('/images/large.jpg');
  if (!config) throw new Error('The config has errors.');
  const taken = sharp(await photo(40, 20)).withExif({ IFD3: { GPSLatitude: '36/1 34/1 0/1' } });
  const bytes = await taken.jpeg().toBuffer();
  expect(bytes.toString('latin1')).toContain('Exif');
  writeFileSync(join(publicFolder, 'images/large.jpg'), bytes);
  config.navigation.topBar = { label: 'Open', href: '/images/large.jpg' };
  expect(await readPublished(config, publicFolder, '/images/large.jpg')).not.toContain('Exif');
});

test('a drawing is published in the colors of the theme', async () => {
  const { config, publicFolder } = await openSite();
  if (!config) throw new Error('The config has errors.');
  const { logo } = config.site;
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>.theme-primary{fill:#111}</style><path class="theme-primary" d="M0 0h9v9z"/></svg>';
  writeFileSync(join(publicFolder, logo), svg);
  const plan = await planSite(config, { publicFolder, app, metaPolicy: 'none' });
  const file = [...plan.outputs()].find(({ url }) => url === logo);
  if (!file || 'page' in file) throw new Error('The logo is not published.');
  expect(await file.make()).toBe(svg.replace('#111', config.theme.colors.primary));
});
