// @promise-of-folder Feeds are valid with any text, and a post keeps its identity when its slug
// changes

import { expect, test } from 'vitest';
import { listPublicFiles } from '../../../src/io/public-files';
import { planSite } from '../../../src/build/outputs/plan-site';
import { checkConfig } from '../../../src/check/check-config';
import { createPageRenderer } from '../../../src/render/entry-server';
import type { SiteConfig } from '../../../src/generated/config-types';
import type { PictureAsset } from '../../../src/pages/build-context';
import { planPages } from '../../../src/pages/plan-pages';
import { writeAtom } from '../../../src/published/feeds/write-atom';
import { writeJsonFeed } from '../../../src/published/feeds/write-json-feed';
import { checkChanged, type Changes } from '../../check/check-changed';
import { readTestSite } from '../../sites/read-site';
import { findAtomFaults, findJsonFeedFaults, listNamed, textOf } from './check-feeds';
import { readXml } from './read-xml';

const followed = { '/routes/0/blocks/3/cards/feed': { label: 'Follow by feed' } };

class AnyPicture extends Map<string, PictureAsset> {
  override get(): PictureAsset {
    return { width: 1600, height: 900 };
  }
}

function buildPages(changes: Changes) {
  const { config, problems } = checkChanged(changes);
  if (!config) throw new Error(problems.map(({ message }) => message).join());
  const assets = { pictures: new AnyPicture(), fileSizes: new Map(), videoCodecs: new Map() };
  return { config, pages: planPages(config, assets) };
}

function writeFeeds(changes: Changes): { atom: string; json: string } {
  const { config, pages } = buildPages(changes);
  const feed = pages.map((planned) => planned.buildFeed()).find((each) => each !== undefined);
  if (!feed) throw new Error('There is no feed');
  return { atom: writeAtom(feed, config.site), json: writeJsonFeed(feed, config.site) };
}

function readEntries(atom: string) {
  return listNamed(readXml(atom), 'entry').map((entry) => ({
    id: textOf(entry, 'id'),
    title: textOf(entry, 'title'),
    updated: textOf(entry, 'updated'),
    href: listNamed(entry, 'link')[0]?.attributes['href'],
    content: textOf(entry, 'content') ?? '',
  }));
}

const hostile = [
  '<p>Tom &amp; Jerry &lt;script&gt;alert(1)&lt;/script&gt; ]]&gt; &quot;x&quot;</p>',
  '<p><a href="/contact#counselors">Write to us</a> or <a href="tel:988">call 988</a><br>now</p>',
  '<img src="/images/lake.webp" alt="A &quot;lake&quot;">',
].join('');

test('both feeds are valid, whatever the texts are', () => {
  const { atom, json } = writeFeeds({
    ...followed,
    '/site/name': 'Quiet <Lake> & "Sons"',
    '/entities/posts/0/title': 'A < b & ]]> "title"',
    '/entities/posts/0/content': hostile,
  });
  expect(findAtomFaults(atom)).toEqual([]);
  expect(findJsonFeedFaults(json)).toEqual([]);
  expect(readEntries(atom)[0]?.title).toBe('A < b & ]]> "title"');
});

test('what is not a valid feed is found', () => {
  const { atom, json } = writeFeeds(followed);
  expect(findAtomFaults(atom.replace(/<id>.*?<\/id>/, ''))).toEqual([
    'feed: 0 times id',
    'feed: "" is not an address',
  ]);
  expect(findAtomFaults(atom.replace('T00:00:00Z', ''))).not.toEqual([]);
  const broken = [atom.replace('</entry>', ''), atom.replace('<title>', '<title>\u0001')];
  for (const text of broken) expect(() => findAtomFaults(text)).toThrow(/\d+:\d+/);
  expect(findJsonFeedFaults(json.replace('"title"', '"titel"'))).not.toEqual([]);
});

test('they hold the whole text with absolute addresses, the same in both', () => {
  const { atom, json } = writeFeeds({ ...followed, '/entities/posts/0/content': hostile });
  const [entry] = readEntries(atom);
  expect(entry?.content).toMatchInlineSnapshot(
    `"<p>Tom &amp; Jerry &lt;script&gt;alert(1)&lt;/script&gt; ]]&gt; &quot;x&quot;</p><p><a href="https://quiet-lake.example/contact#counselors">Write to us</a> or <a href="tel:988">call 988</a><br>now</p><figure><img src="https://quiet-lake.example/images/lake.webp" alt="A &quot;lake&quot;" width="1600" height="900"></figure>"`,
  );
  expect(JSON.parse(json)).toMatchObject({ items: [{ content_html: entry?.content }] });
});

test('a post keeps its id when its address changes, and the newest is first', () => {
  const posts: Changes = {
    ...followed,
    '/entities/posts/-': {
      id: 'newer',
      slug: 'newer',
      title: 'Newer',
      date: '2025-03-01',
      author: 'Ruth Arden',
      excerpt: 'Something newer, of which there is not much to say except that it is there.',
      image: { src: '/images/lake.webp', decorative: true },
      content: '<p>Newer.</p>',
    },
  };
  const moved = { ...posts, '/entities/posts/0/slug': 'on-resting' };
  const before = readEntries(writeFeeds(posts).atom);
  const after = readEntries(writeFeeds(moved).atom);
  expect(before.map(({ title }) => title)).toEqual(['Newer', 'On rest']);
  expect(before.map(({ id }) => id)).toEqual(after.map(({ id }) => id));
  expect(before.map(({ href }) => href)).not.toEqual(after.map(({ href }) => href));
  expect(textOf(readXml(writeFeeds(posts).atom), 'updated')).toBe('2025-03-01T00:00:00Z');
});

test('a page with a feed says so in its head and below its cards; no other page does', () => {
  const { pages } = buildPages(followed);
  const [home, ...others] = pages.map((planned) => planned.build());
  expect(home?.head.feed).toBe(true);
  expect(home?.blocks[3]?.block).toMatchObject({
    actions: [{ label: 'Follow by feed', href: '/feed.xml', style: 'quiet' }],
  });
  expect(others.flatMap(({ head }) => head.feed ?? [])).toEqual([]);
  expect(JSON.stringify(buildPages({}).pages.map((planned) => planned.build()))).not.toContain(
    'feed',
  );
});

test('no feed is planned, linked or announced while there are no posts', () => {
  const { pages } = buildPages({ ...followed, '/entities/posts': [] });
  expect(JSON.stringify(pages.map((planned) => planned.build()))).not.toContain('feed');
  expect(pages.flatMap((planned) => planned.buildFeed() ?? [])).toEqual([]);
});

test('links in texts may lead to a feed, and only to one that there is', () => {
  const link = { '/navigation/topBar/href': '/feed.xml' };
  expect(checkChanged({ ...followed, ...link }).problems).toEqual([]);
  expect(checkChanged(link).problems.map(({ code }) => code)).toEqual(['CFG0409']);
});

test('the feeds of a site are valid, and every picture and page of them is published', async () => {
  const { text, publicFolder } = readTestSite('every-part');
  const { config } = checkConfig(text, listPublicFiles(publicFolder));
  if (!config) throw new Error('The site has mistakes.');
  const app = { key: '', script: '/app.js', outputs: [] };
  const plan = await planSite(config, { publicFolder, app, metaPolicy: 'none' });
  const outputs = [...plan.outputs()];
  const published = new Set(outputs.map(({ url }) => config.site.url + url));
  const feeds = outputs.filter(({ url }) => /\/feed\.(?:xml|json)$/.test(url));
  const render = createPageRenderer(plan.languages[0].site, plan.languages[0].rendering);
  const pages = outputs.flatMap((output) => ('page' in output ? render(output.page).html : []));
  // In the head of the page that it belongs to, and as a link that people see; so is the podcast.
  const announced = outputs.filter(({ type }) => /^application\/(?:atom|feed|rss)\+/.test(type));
  for (const [pattern, addresses] of [
    [
      /<link rel="alternate" type="application\/[a-z]+\+[a-z]+" title="[^"]+" href="([^"]+)"/g,
      announced,
    ],
    [/<a href="([^"]+\.xml)"/g, announced.filter(({ url }) => url.endsWith('.xml'))],
  ] as const) {
    const found = pages.flatMap((html) => [...html.matchAll(pattern)].map(([, href]) => href));
    expect(new Set(found)).toEqual(new Set(addresses.map(({ url }) => url)));
  }
  const types = new Set(feeds.map(({ type }) => type));
  expect(types).toEqual(new Set(['application/atom+xml', 'application/feed+json']));
  for (const feed of feeds) {
    const content = 'make' in feed ? String(await feed.make()) : '';
    const findFaults = feed.url.endsWith('.xml') ? findAtomFaults : findJsonFeedFaults;
    expect([feed.url, ...findFaults(content)]).toEqual([feed.url]);
    const asked = listOwnAddresses(content, config);
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter((address) => !published.has(address))).toEqual([]);
  }
});

function listOwnAddresses(content: string, { site }: SiteConfig): string[] {
  const all = content.match(/https:\/\/[^\s"<>\\&]+/g) ?? [];
  return all.filter((address) => address.startsWith(`${site.url}/`) && !address.includes('#'));
}
