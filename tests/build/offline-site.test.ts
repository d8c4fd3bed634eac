import { expect, test } from 'vitest';
import { showTo } from '../../src/build/show-to';
import { planPages } from '../../src/pages/plan-pages';
import { buildSite } from '../../src/pages/build-site';
import { sampleConfig } from '../sample-config';

const assets = {
  pictures: new Map([['/images/lake.webp', { width: 1600, height: 900 }]]),
  fileSizes: new Map<string, number>(),
  videoCodecs: new Map(),
};

const config = structuredClone(sampleConfig);
config.site.status = 'closed';
config.site.offlineText = 'We are closed for good.';
config.redirects = [{ from: '/old', to: '/' }];

test('of a site that is offline, visitors see one page, under every address', () => {
  const shown = showTo(undefined, config, Date.now());
  const pages = planPages(shown, assets).map((page) => page.build());
  expect(pages.map(({ path }) => path)).toEqual(['/', '/404']);
  for (const { head, blocks } of pages) {
    expect(head.robots).toBe('noindex');
    expect(blocks.map(({ block }) => block)).toEqual([
      expect.objectContaining({ title: 'Quiet Lake', subtitle: 'We are closed for good.' }),
    ]);
  }
  expect(shown.redirects).toEqual([]);
});

test('help in a crisis and how to reach the practice stay, and no link to a page', () => {
  const site = buildSite(showTo(undefined, config, Date.now()));
  expect(site.crisis?.title).toBe('In crisis?');
  expect(site.contact.map(({ label }) => label)).toContain('(615) 555-0100');
  expect([...site.menu, ...site.footerGroups, ...site.legalLinks]).toEqual([]);
  expect(site).not.toHaveProperty('topBar');
});

test('nothing of people, posts and widgets is published', () => {
  const { entities, embeds } = showTo(undefined, config, Date.now());
  const left = Object.entries(entities).filter(([, entries]) => entries.length > 0);
  expect(left.map(([list]) => list)).toEqual(['places', 'notices']);
  expect(embeds).toEqual([]);
});

test('editors go on seeing all pages', () => {
  expect(showTo('editor', config, Date.now()).routes).toHaveLength(config.routes.length);
});
