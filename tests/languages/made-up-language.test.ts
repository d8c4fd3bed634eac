import { expect, test } from 'vitest';
import { planSite } from '../../scripts/plan/plan-site';
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
    'text/calendar',
    'text/html',
    'text/plain',
    'text/vcard',
    'text/xml',
  ]);
});
