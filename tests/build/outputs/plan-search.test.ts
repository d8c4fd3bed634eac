// @promise Searching finds the pages that a visitor is looking for; search terms are neither sent
// nor stored; hidden pages cannot be found

import { expect, test } from 'vitest';
import { planSite } from '../../../src/build/outputs/plan-site';
import { loadConfig } from '../../../src/build/load-config';
import type { FoundPage, SearchRoot } from '../../../src/payload/search/search-index';
import { searchRootUrl } from '../../../src/payload/search/search-index';
import { readTestSite, type TestSiteName } from '../../sites/read-site';

const app = { key: '', script: '/app.js', outputs: [] };

/** The files of the index of a test site, in the order of its plan. */
async function planIndex(name: TestSiteName): Promise<Map<string, string>> {
  const { configFile, publicFolder } = readTestSite(name);
  const { config } = loadConfig({ configFile, publicFolder });
  if (!config) throw new Error('The config has errors.');
  const plan = await planSite(config, { publicFolder, app, metaPolicy: 'none' });
  const files = new Map<string, string>();
  for (const output of plan.outputs()) {
    if (!('page' in output) && output.url.startsWith('/_search/')) {
      files.set(output.url, String(await output.make()));
    }
  }
  return files;
}

test('all pages can be found that may be, by what can be read on them', async () => {
  const files = await planIndex('every-part');
  const root = JSON.parse(files.get(searchRootUrl) ?? '') as SearchRoot;
  const pages = root.texts.flatMap(([, url]) => JSON.parse(files.get(url) ?? '') as FoundPage[]);
  const paths = pages.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/', '/people', '/news/short', '/small-print']));
  expect(root.pages).toBe(pages.length);
  // One must not be listed, one is to be left quickly, one is nowhere and one is the search.
  expect(paths.join(' ')).not.toMatch(/\/(?:questions|open-day|404|search)(?: |$)/);
  const all = [...files.values()].join('');
  expect(all).not.toContain('to leave quickly');
  expect(all).not.toContain('"type"');
  // A card that leads to a post is found as that post.
  const journal = pages.find(({ path }) => path === '/news');
  expect(journal?.text).not.toContain('A Post With a Photo');
  expect(pages.find(({ path }) => path === '/news/photo')?.title).toBe('A Post With a Photo');
  expect(root.kinds.map(([, kind]) => kind)).toEqual(
    expect.arrayContaining(['', 'counselors', 'posts']),
  );
});

test('a site without a search has no index', async () => {
  expect(await planIndex('another-practice')).toEqual(new Map());
});
