import { expect, test, vi } from 'vitest';
import { DrawingCache } from '../../scripts/cache/drawing-cache';
import { planSite } from '../../scripts/plan/plan-site';
import { shareFolder } from '../../src/published/share-image';
import { createPageRenderer } from '../../src/render/entry-server';
import { readTestSite } from '../sites/read-site';
import { readMadeUpSite } from './made-up-language';
import { listLatinWords } from './list-latin-words';

/** What share images say, line by line. Their typeface lacks the letters, so nothing is painted. */
const drawn = vi.hoisted(() => new Set<string>());

vi.mock('../../scripts/share-images/lettering', () => ({
  openFonts: () => [],
  Lettering: class {
    measure(line: string): number {
      return line.length;
    }
    draw(line: string): string {
      drawn.add(line);
      return '';
    }
  },
}));

vi.mock('../../src/config/content/share-title', async (load) => ({
  ...(await load<object>()),
  keepDrawable: (text: string) => text,
}));

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
    'text/calendar',
    'text/html',
    'text/plain',
    'text/vcard',
    'text/xml',
  ]);
});

test('no share image has a word of another language', async () => {
  // What was drawn for other tests is not taken from their cache, nor is this put into it.
  vi.spyOn(DrawingCache.prototype, 'keep').mockImplementation((_key, draw) => draw());
  const plan = await planSite(config, { publicFolder, app, metaPolicy: 'none' });
  const images = [...plan.outputs()].filter(({ url }) => url.startsWith(shareFolder));
  for (const image of images.slice(0, 3)) if ('make' in image) await image.make();
  expect([...drawn].join(' ')).toMatch(/\p{Script=Arabic}/u);
  expect([...drawn].filter((line) => /[a-z]{2,}/i.test(line))).toEqual([]);
});
