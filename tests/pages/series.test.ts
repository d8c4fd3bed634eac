import { expect, test } from 'vitest';
import { createBuildContext } from '../../src/pages/build-context';
import { buildPostDetails } from '../../src/pages/build-entities';
import { buildPostCards } from '../../src/pages/cards/post-cards';
import type { Post } from '../../src/generated/config-types';
import { sampleConfig } from '../sample-config';

const pictures = new Map([['/images/lake.webp', { width: 1600, height: 900 }]]);

function createContext(posts: readonly Partial<Post>[]) {
  const [model] = sampleConfig.entities.posts;
  if (!model) throw new Error('The sample has no post');
  const written = posts.map((post, index) => {
    const id = `post-${index}`;
    // The first one is the oldest.
    return { ...model, id, slug: id, title: id, date: `2024-01-0${index + 1}`, ...post };
  });
  const config = { ...sampleConfig, entities: { ...sampleConfig.entities, posts: written } };
  return createBuildContext(config, { pictures, fileSizes: new Map(), videoCodecs: new Map() });
}

/** What the post says of its series and neighbors. */
function describe(posts: readonly Partial<Post>[], index: number) {
  const context = createContext(posts);
  const post = context.archive.find(`post-${index}`);
  if (!post) throw new Error(`There is no post ${index}`);
  const { series, previous, next } = buildPostDetails(post, context);
  const name = (link: typeof previous) => link && `${link.isPart ? 'part' : 'post'} ${link.title}`;
  return { series, previous: name(previous), next: name(next) };
}

const part = (number: number) => ({ series: { name: 'Letters', part: number } });

test('a post of a series knows its part, and leads to the parts before and after it', () => {
  const posts = [part(1), {}, part(2), {}, part(3)];
  expect(describe(posts, 2)).toEqual({
    series: { name: 'Letters', part: 2, count: 3 },
    previous: 'part post-0',
    next: 'part post-4',
  });
});

test('where a series begins and ends, the neighbors by date follow, but no other part', () => {
  const posts = [{}, part(2), part(1), {}];
  expect(describe(posts, 2)).toEqual({
    series: { name: 'Letters', part: 1, count: 2 },
    previous: undefined,
    next: 'part post-1',
  });
  expect(describe(posts, 1)).toMatchObject({ previous: 'part post-2', next: undefined });
});

test('other posts, and a series of one part, are as without a series', () => {
  const posts = [{}, part(1), {}];
  const plain = { series: undefined, previous: 'post post-0', next: 'post post-2' };
  expect(describe(posts, 1)).toEqual(plain);
  expect(describe([{}, {}, {}], 1)).toEqual(plain);
});

const about = (tag: string) => ({ tags: [tag] });

test('related posts come first, those that the post links to anyway come last', () => {
  const posts = [about('sleep'), {}, about('sleep'), {}, about('walks'), about('sleep'), {}, {}];
  const context = createContext(posts);
  const cards = { of: 'posts', details: 'short', actionLabel: 'Read' } as const;
  const list = (more: object) =>
    buildPostCards({ ...cards, ...more }, context).map(({ title }) => title.replace('post-', ''));
  expect(list({ relatedTo: 'post-2', limit: 3 })).toEqual(['5', '0', '7']);
  expect(list({ relatedTo: 'post-2' })).toEqual(['5', '0', '7', '6', '4', '1', '3']);
});
