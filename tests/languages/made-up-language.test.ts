// @promise-of-folder Every word in pages, messages, attributes, feeds, contacts, calendars,
// manifests and share images comes from the config or from `Intl`: a site in a made-up language
// contains no other words

import { expect, onTestFinished, test, vi } from 'vitest';
import { DrawingCache } from '../../src/io/cache/cache-files';
import { planSite } from '../../src/build/outputs/plan-site';
import { Lettering } from '../../src/build/share-images/lettering';
import { SharePainter } from '../../src/build/share-images/share-painter';
import { shareFolder } from '../../src/published/share-image';
import { createPageRenderer } from '../../src/render/entry-server';
import { readTestSite } from '../sites/read-site';
import { readMadeUpSite } from './made-up-language';
import { listLatinWords } from './list-latin-words';

const config = readMadeUpSite('every-part');
const { publicFolder } = readTestSite('every-part');
const app = { key: '', script: '/app.js', outputs: [] };
const textTypes = /^text\/|json|xml|vcard|calendar|rss|atom/;

test('no output of a site in a made-up language has a word of another one', async () => {
  const plan = await planSite(config, { publicFolder, app, metaPolicy: 'none' });
  const render = createPageRenderer(plan.languages[0].site, plan.languages[0].rendering);
  const found: string[] = [];
  const kinds = new Set<string>();
  for (const output of plan.outputs()) {
    if (!textTypes.test(output.type) || /^(?:as-is|files|fonts)\//.test(output.file)) continue;
    const content = 'page' in output ? render(output.page).html : await output.make();
    if (typeof content !== 'string') continue;
    kinds.add(output.type);
    const words = listLatinWords(content, output.type);
    found.push(...words.map((word) => `${output.file}: ${word}`));
    if ('page' in output)
      found.push(
        ...listLatinWords(output.json, 'application/json').map(
          (word) => `${output.file} (data): ${word}`,
        ),
      );
  }
  expect(found).toEqual([]);
  expect([...kinds].toSorted()).toEqual([
    'application/atom+xml',
    'application/feed+json',
    'application/json',
    'application/manifest+json',
    'application/rss+xml',
    'image/svg+xml',
    'text/calendar',
    'text/html',
    'text/plain',
    'text/vcard',
    'text/xml',
  ]);
});

test('no share image has a word of another language', async () => {
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  // What was drawn for other tests is not taken from their cache, nor is this put into it.
  vi.spyOn(DrawingCache.prototype, 'keep').mockImplementation((_key, draw) => draw());
  const paint = vi.spyOn(SharePainter.prototype, 'paint');
  const letter = vi.spyOn(Lettering.prototype, 'place');
  const plan = await planSite(config, { publicFolder, app, metaPolicy: 'none' });
  const images = [...plan.outputs()].filter(({ url }) => url.startsWith(shareFolder));
  for (const image of images.slice(0, 3)) if ('make' in image) await image.make();
  const said = [config.site.name, ...paint.mock.calls.map(([title]) => title)];
  expect(said.length).toBeGreaterThan(1);
  expect(said.filter((text) => /[a-z]{2,}/i.test(text))).toEqual([]);
  const drawn = letter.mock.calls.map(([line]) => line).join(' ');
  expect(drawn).toContain(config.site.name);
  expect(drawn).not.toMatch(/[a-z]/i);
});
