import { join, posix } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { drawBlockPictures } from '../../scripts/docs/block-pictures';
import { loadDocs } from '../../scripts/docs/load-docs';
import { linkFromDisk } from '../../scripts/docs/write-docs';
import { loadConfig } from '../../scripts/read/load-config';
import { measureAssets } from '../../scripts/read/measure-assets';
import { embedProviders } from '../../src/config/embeds/providers';
import { blockRegistry } from '../../src/generated/block-registry';
import { problemCodes, problemKinds } from '../../src/config/problems/problem-kinds';
import { findSharedCopy } from './project-copy';

const copy = findSharedCopy();
const docs = await loadDocs(copy);
const pages = [...docs].filter(([path]) => path.endsWith('.html'));

function read(path: string): string {
  return docs.get(path) ?? '';
}

interface Entry {
  title: string;
  url: string;
}

function readEntries(): Entry[] {
  const [, json = '[]'] = /= (.*);$/.exec(read('search-index.js')) ?? [];
  return JSON.parse(json) as Entry[];
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
    const title = problemKinds[code].title.replaceAll('"', '&quot;');
    for (const part of [title, 'Wrong', 'Right']) expect(page).toContain(part);
  }
});

test('limits, usual values and choices are given in words', () => {
  const text = read('settings/behavior.html').replaceAll(/<[^>]+>/g, '');
  expect(text).toContain('whole number, 2000 to 60000; left out, it is 6000');
  expect(read('blocks/text.html')).toContain('<li><code>left</code></li>');
  expect(read('entities/counselor.html')).toMatch(/<code>CA-ON<\/code>.{0,10} Ontario</);
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

function leaveFramesOut(page: string): string {
  return page.replaceAll(/srcDoc="[^"]*"/gi, '');
}

test('examples to copy name files as the config does, also when they are read from the disk', () => {
  const written = linkFromDisk(read('blocks/text.html'));
  expect(written).toMatch(/srcDoc="[^"]*\.\.\/images\//i);
  for (const [, page] of pages) {
    expect(leaveFramesOut(linkFromDisk(page))).toBe(leaveFramesOut(page));
  }
});

test('colors are shown as well as written', () => {
  expect(read('settings/theme.html')).toMatch(
    /<span class="swatch" style="background:(#[0-9A-F]{6})"><\/span><code>&quot;\1&quot;/i,
  );
});

test.each(Object.values(embedProviders))(
  'the form of the ids of $name is given',
  ({ name, forms }) => {
    const page = read('settings/embed.html').replaceAll('&quot;', '"');
    expect(page).toContain(name);
    for (const { refHint } of Object.values(forms)) expect(page).toContain(refHint);
  },
);

test('the guides are part of it, with links that lead to each other', () => {
  const page = read('guides/colors.html');
  expect(page).toContain('<h1>Change the look</h1>');
  expect(page).toContain('<strong>Contrast.</strong>');
  expect(read('guides/start.html')).toContain('<a href="colors.html">');
  expect(read('guides/start.html')).not.toContain('.md"');
  expect(read('index.html')).toContain('<a href="guides/page.html">');
});

describe('a search finds by what people call things', () => {
  const findEntries = runInNewContext(`${read('search.js')}; findEntries`) as (
    entries: readonly Entry[],
    typed: string,
  ) => Entry[];

  test.each([
    ['change color', 'guides/colors.html'],
    ['colours', 'settings/theme.html#colors'],
    ['price', 'blocks/event.html#cost'],
    ['opening hours', 'settings/opening-hours.html'],
    ['second location', 'entities/place.html'],
    ['FAQ', 'blocks/accordion.html'],
    ['therapist', 'entities/counselor.html'],
    ['add a counselor', 'guides/person.html'],
    ['new page', 'settings/route.html'],
    ['add a page', 'guides/page.html'],
    ['font size', 'settings/theme.html#type'],
    ['dark mode', 'settings/theme.html#scheme'],
    ['reviews', 'entities/testimonial.html'],
    ['phone number', 'settings/site-identity.html#phone'],
    ['booking calendar', 'settings/embed.html'],
    ['moved page', 'settings/redirect.html'],
    ['copyright', 'settings/medium.html'],
    ['totalCond', 'entities/counselor.html#totalConditions'],
    ['CFG0301', 'problems/CFG0301.html'],
  ])('%s', (typed, url) => {
    const urls = findEntries(readEntries(), typed).map((entry) => entry.url);
    expect(urls.slice(0, 3)).toContain(url);
  });

  test('and nothing for what is nowhere', () => {
    expect(findEntries(readEntries(), 'xyzzy')).toEqual([]);
    expect(findEntries(readEntries(), ' ')).toEqual([]);
  });
});

describe('links', () => {
  test.each(pages)('of %s lead to pages that exist', (path, page) => {
    const own = page.replaceAll(/srcDoc="[^"]*"/gi, '');
    for (const [, href = ''] of own.matchAll(/(?:href|src)="([^"#]+)"/g)) {
      if (/^(?:data|https):/.test(href)) continue;
      expect([href, docs.has(posix.join(posix.dirname(path), href))]).toEqual([href, true]);
    }
  });

  test('of the search lead to places that exist', () => {
    const entries = readEntries();
    expect(entries.length).toBeGreaterThan(400);
    for (const { url } of entries) {
      const [path = '', id = 'words'] = url.split('#');
      expect([url, read(path).includes(`id="${id}"`)]).toEqual([url, true]);
    }
  });
});
