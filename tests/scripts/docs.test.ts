import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { drawBlockPictures } from '../../scripts/docs/block-pictures';
import { loadDocs } from '../../scripts/docs/load-docs';
import { loadConfig } from '../../scripts/read/load-config';
import { measureAssets } from '../../scripts/read/measure-assets';
import { blockRegistry } from '../../src/generated/block-registry';
import { problemCodes, problemKinds } from '../../src/config/problems/problem-kinds';
import { findSharedCopy } from './project-copy';

const copy = findSharedCopy();
const docs = await loadDocs(copy);
const pages = [...docs].filter(([path]) => path.endsWith('.html'));

function read(path: string): string {
  return docs.get(path) ?? '';
}

test.each(Object.keys(blockRegistry))(
  'the page of %s shows it and says how to write it',
  (type) => {
    const page = read(`blocks/${type}.html`);
    expect(page).toContain(`title="How the block ${type} looks"`);
    expect(page).toContain('To copy');
    expect(page).toContain(`&quot;type&quot;: &quot;${type}&quot;`);
    expect(page).toContain('<code>anchor</code>');
  },
);

test('a block that no page of the site has is shown by its example', async () => {
  const { config } = loadConfig({
    configFile: join(copy, 'site.config.json'),
    publicFolder: join(copy, 'public'),
  });
  if (!config) throw new Error('The config has errors');
  const routes = config.routes.map((route) => ({
    ...route,
    blocks: route.blocks.filter(({ type }) => type === 'legal-text'),
  }));
  const assets = await measureAssets(join(copy, 'public'));
  const pictures = drawBlockPictures({ ...config, routes }, assets);
  expect([...pictures.keys()].toSorted()).toEqual(Object.keys(blockRegistry).toSorted());
  expect(pictures.get('legal-text')?.page).toBeDefined();
  expect(pictures.get('event')?.page).toBeUndefined();
  expect(pictures.get('event')?.html).toContain('<time');
});

test('every code that a check may print has a page', () => {
  for (const code of problemCodes) {
    const page = read(`problems/${code}.html`);
    for (const part of [problemKinds[code].title, 'Wrong', 'Right']) expect(page).toContain(part);
  }
});

test('limits, usual values and choices are given in words', () => {
  const text = read('settings/behavior.html').replaceAll(/<[^>]+>/g, '');
  expect(text).toContain('whole number, 2000 to 60000; left out, it is 6000');
  expect(read('blocks/text.html')).toContain('<li><code>left</code></li>');
  expect(read('blocks/accordion.html')).toContain('list of groups of settings, 1 to 30 entries');
  expect(read('blocks/profile.html')).toContain(
    '<a href="../entities/counselor.html">id of an entry</a>',
  );
});

test('no word of the schemas is left to the reader', () => {
  for (const [, page] of pages) {
    expect(page).not.toMatch(/additionalProperties|minLength|\$ref|oneOf|\^\[/);
  }
});

describe('links', () => {
  test.each(pages)('of %s lead to pages that exist', (path, page) => {
    const own = page.replaceAll(/srcDoc="[^"]*"/gi, '');
    for (const [, href = ''] of own.matchAll(/(?:href|src)="([^"#]+)"/g)) {
      if (href === 'data:,') continue;
      expect([href, docs.has(posix.join(posix.dirname(path), href))]).toEqual([href, true]);
    }
  });

  test('of the search lead to places that exist', () => {
    const [, json = '[]'] = /= (.*);$/.exec(read('search-index.js')) ?? [];
    const entries = JSON.parse(json) as { url: string }[];
    expect(entries.length).toBeGreaterThan(400);
    for (const { url } of entries) {
      const [path = '', id = 'words'] = url.split('#');
      expect([url, read(path).includes(`id="${id}"`)]).toEqual([url, true]);
    }
  });
});
