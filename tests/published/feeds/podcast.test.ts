import { expect, test } from 'vitest';
import type { PictureAsset } from '../../../src/pages/build-context';
import { planPages } from '../../../src/pages/plan-pages';
import { writePodcast } from '../../../src/published/feeds/write-podcast';
import { checkChanged, type Changes } from '../../check/check-changed';
import { readXml, type XmlElement } from './read-xml';

const podcast = {
  label: 'Follow the podcast by feed',
  name: 'Quiet <Lake> & "Sons"',
  description: 'Conversations about grief.',
  author: 'Quiet Lake',
  category: 'Health & Fitness',
  cover: '/images/podcast.png',
};
const first = {
  id: 'first-steps',
  title: 'First steps & ]]>',
  date: '2024-02-07',
  length: '42:10',
  summary: 'What the first weeks after a loss can be like, and what helps to get through a day.',
  audio: { href: 'https://audio.quiet-lake.example/1.mp3', bytes: 40_000_000 },
  text: '<p>With <a href="/contact">a link</a>.</p>',
  transcript: '<p>Ruth: <em>Hello</em>.</p>',
};
const later = {
  ...first,
  id: 'later',
  title: 'Later',
  date: '2024-03-06',
  length: '1:02:10',
  audio: { href: 'https://audio.quiet-lake.example/2.m4a', bytes: 60_000_000 },
};
const { audio: _audio, ...silent } = { ...first, id: 'silent', title: 'Elsewhere' };
const page = {
  path: '/podcast/{episode.id}',
  forEach: 'episodes',
  title: '{episode.title}',
  description: '{episode.summary}',
  blocks: [
    { type: 'banner', title: '{episode.title}', subtitle: '{episode.date} · {episode.length}' },
    { type: 'text', title: 'Transcript', text: '{episode.transcript}' },
  ],
};
const block = { type: 'card-grid', cards: { of: 'episodes', actionLabel: 'Read', podcast } };
const site: Changes = {
  '/entities/episodes': [first, later, silent],
  '/routes/0/blocks/-': block,
  '/routes/-': page,
};

class AnyPicture extends Map<string, PictureAsset> {
  override get(): PictureAsset {
    return { width: 1600, height: 900 };
  }
}

function planChanged(changes: Changes) {
  const { config, problems } = checkChanged(changes);
  if (!config) throw new Error(problems.map(({ message }) => message).join('\n'));
  const assets = { pictures: new AnyPicture(), fileSizes: new Map(), videoCodecs: new Map() };
  return { config, pages: planPages(config, assets) };
}

function writeFeed(changes: Changes): XmlElement {
  const { config, pages } = planChanged(changes);
  const feed = pages.map((planned) => planned.buildPodcast()).find((each) => each !== undefined);
  if (!feed) throw new Error('There is no podcast');
  const [channel] = readXml(writePodcast(feed, config.site)).children;
  if (!channel) throw new Error('There is no channel');
  return channel;
}

const itunes = '{http://www.itunes.com/dtds/podcast-1.0.dtd}';
const transcript = '{https://podcastindex.org/namespace/1.0}transcript';

/** What Apple asks for: podcasters.apple.com/support/823-podcast-requirements. */
const required = {
  channel: [
    '{}title',
    '{}description',
    '{}language',
    ...['image', 'category', 'explicit'].map((name) => itunes + name),
  ],
  item: ['{}title', '{}enclosure', '{}guid', '{}pubDate', `${itunes}duration`, transcript],
};

/** What is missing in a podcast feed, or there twice. */
function findFaults(channel: XmlElement): string[] {
  const items = channel.children.filter(({ name }) => name === '{}item');
  const guids = items.map((item) => textOf(item, '{}guid'));
  return [
    ...miscount(channel, required.channel),
    ...items.flatMap((item) => miscount(item, required.item)),
    ...(new Set(guids).size === guids.length ? [] : ['two with the same guid']),
  ];
}

function miscount({ children }: XmlElement, names: string[]): string[] {
  return names.filter((name) => children.filter((child) => child.name === name).length !== 1);
}

function textOf(element: XmlElement, name: string): string | undefined {
  return element.children.find((child) => child.name === name)?.text;
}

test('the feed has what podcast apps ask for, the newest episode first, and none without audio', () => {
  const channel = writeFeed(site);
  expect(findFaults(channel)).toEqual([]);
  expect(textOf(channel, '{}title')).toBe(podcast.name);
  const items = channel.children.filter(({ name }) => name === '{}item');
  expect(items.map((item) => textOf(item, '{}title'))).toEqual(['Later', first.title]);
  const attributes = (name: string) =>
    items.map((item) => item.children.find((child) => child.name === name)?.attributes);
  expect(attributes('{}enclosure')).toEqual([
    { url: later.audio.href, length: '60000000', type: 'audio/mp4' },
    { url: first.audio.href, length: '40000000', type: 'audio/mpeg' },
  ]);
  expect(attributes(transcript)[1]).toEqual({
    url: 'https://quiet-lake.example/podcast/first-steps',
    type: 'text/html',
  });
  const [, item] = items;
  expect(item && textOf(item, '{}pubDate')).toBe('Wed, 07 Feb 2024 00:00:00 GMT');
  expect(item && textOf(item, `{http://purl.org/rss/1.0/modules/content/}encoded`)).toBe(
    '<p>With <a href="https://quiet-lake.example/contact">a link</a>.</p>',
  );
});

test('what podcast apps refuse is found', () => {
  const channel = writeFeed({ ...site, '/entities/episodes': [first] });
  const item = channel.children.find(({ name }) => name === '{}item');
  if (!item) throw new Error('There is no episode');
  item.children = item.children.filter(({ name }) => name !== '{}enclosure');
  channel.children = [...channel.children.filter(({ name }) => name !== '{}language'), item];
  expect(findFaults(channel)).toEqual([
    '{}language',
    '{}enclosure',
    '{}enclosure',
    'two with the same guid',
  ]);
});

test('cards are sorted by date and lead to the transcripts; a link below them leads to the feed', () => {
  const { pages } = planChanged(site);
  const built = pages.map((planned) => planned.build());
  const [home, ...others] = built;
  expect(home?.head.podcast).toBe(true);
  const grid = home?.blocks.at(-1)?.block;
  expect(grid?.type === 'card-grid' && grid.cards.map(({ subtitle }) => subtitle)).toEqual([
    'March 6, 2024 · 1:02:10',
    'February 7, 2024 · 42:10',
    'February 7, 2024 · 42:10',
  ]);
  expect(grid).toMatchObject({
    cards: [{ actions: [{ label: 'Read', href: '/podcast/later' }] }, {}, {}],
    actions: [{ label: podcast.label, href: '/podcast.xml' }],
  });
  expect(others.flatMap(({ head }) => head.podcast ?? [])).toEqual([]);
  const read = built.find(({ path }) => path === '/podcast/first-steps');
  expect(read?.blocks.map(({ block: { type, ...texts } }) => [type, texts])).toMatchObject([
    ['banner', { subtitle: 'February 7, 2024 · 42:10' }],
    ['text', { text: [{ tag: 'p', children: ['Ruth: ', { tag: 'em' }, '.'] }] }],
  ]);
});

test('without the setting, or without audio, there is no feed', () => {
  for (const changes of [
    { ...site, '/entities/episodes': [silent] },
    { ...site, '/routes/0/blocks/-': { ...block, cards: { ...block.cards, podcast: undefined } } },
  ]) {
    const { pages } = planChanged(changes);
    expect(pages.flatMap((planned) => planned.buildPodcast() ?? [])).toEqual([]);
    expect(JSON.stringify(pages.map((planned) => planned.build()))).not.toContain('podcast.xml');
  }
});
