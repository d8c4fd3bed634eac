import { expect, test } from 'vitest';
import { createBuildContext } from '../../src/pages/build-context';
import { buildPostDetails } from '../../src/pages/build-entities';
import { planPages } from '../../src/pages/plan-pages';
import { writeJsonFeed } from '../../src/published/feeds/write-json-feed';
import { sampleConfig } from '../sample-config';

const assets = {
  pictures: new Map([['/images/lake.webp', { width: 1600, height: 900 }]]),
  fileSizes: new Map(),
  videoCodecs: new Map(),
};

test('a post knows the posts before and after it by date, wherever they are in the config', () => {
  const config = structuredClone(sampleConfig);
  const [model] = config.entities.posts;
  if (!model) throw new Error('The sample has no post');
  const posts = [
    { ...model, id: 'b', slug: 'second', title: 'Second', date: '2024-03-02' },
    { ...model, id: 'c', slug: 'third', title: 'Third', date: '2025-01-03' },
    { ...model, id: 'a', slug: 'first', title: 'First', date: '2023-12-31' },
  ];
  config.entities.posts = posts;
  const context = createBuildContext(config, assets);
  const neighbors = posts.map((post) => {
    const { previous, next } = buildPostDetails(post, context);
    return [previous, next];
  });
  const [first, second, third] = [
    { title: 'First', href: '/news/first' },
    { title: 'Second', href: '/news/second' },
    { title: 'Third', href: '/news/third' },
  ];
  expect(neighbors).toEqual([
    [first, third],
    [second, undefined],
    [undefined, second],
  ]);
});

test('of the other posts by the same counselor, those that no link leads to yet are named', () => {
  const config = structuredClone(sampleConfig);
  const [model] = config.entities.posts;
  const [counselor] = config.entities.counselors;
  if (!model || !counselor) throw new Error('The sample has no post or counselor');
  const write = (number: number, author = counselor.name) => ({
    ...model,
    id: `post-${number}`,
    slug: `post-${number}`,
    title: `Post ${number}`,
    date: `2024-03-0${number}`,
    author,
  });
  const posts = [write(1), write(2), write(3), write(4), write(5), write(6, 'Somebody Else')];
  config.entities.posts = posts;
  const context = createBuildContext(config, assets);
  const more = posts.map((post) =>
    buildPostDetails(post, context).authorCard?.more.map(({ title }) => title),
  );
  // Older ones first, so that a new post changes few pages.
  expect(more).toEqual([
    ['Post 3', 'Post 4'],
    ['Post 4', 'Post 5'],
    ['Post 1', 'Post 5'],
    ['Post 2', 'Post 1'],
    ['Post 3', 'Post 2'],
    undefined,
  ]);
});

test('a post without an image has a page and a card without one', () => {
  const config = structuredClone(sampleConfig);
  config.entities.posts = config.entities.posts.map(({ image: _image, ...post }) => post);
  const pages = planPages(config, assets).map((page) => page.build());
  const blocks = pages.flatMap((page) => page.blocks.map(({ block }) => block));
  const posts = blocks.flatMap((block) => (block.type === 'article' ? [block.post] : []));
  expect(posts).not.toEqual([]);
  for (const post of posts) expect(post).not.toHaveProperty('image');
  const [post] = posts;
  const entry = { id: 'a', href: '/news/a', excerpt: 'News.', tags: [] };
  const feed = { title: 'News', path: '/', posts: post ? [{ ...post, ...entry }] : [] };
  const written: unknown = JSON.parse(writeJsonFeed(feed, config.site));
  expect(JSON.stringify(written)).not.toContain('"image"');
});
