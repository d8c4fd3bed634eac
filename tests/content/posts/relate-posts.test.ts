import { expect, test } from 'vitest';
import { relatePosts } from '../../../src/content/posts/relate-posts';
import type { Post } from '../../../src/generated/config-types';
import { sampleConfig } from '../../sample-config';

const [model] = sampleConfig.entities.posts;

function writePost(id: string, texts: Partial<Post> = {}): Post {
  if (!model) throw new Error('The sample has no post');
  return { ...model, id, title: id, excerpt: '', content: '', tags: [], ...texts };
}

function listRelated(posts: readonly Post[], id: string): string[] {
  return relatePosts(posts)(id).map((post) => post.id);
}

const posts = [
  writePost('walk', { content: '<p>Walking along rivers with a friend.</p>' }),
  writePost('sleep', { tags: ['night'], content: '<p>Sleeping with open windows.</p>' }),
  writePost('dream', { tags: ['night'], content: '<p>Pictures that come by themselves.</p>' }),
  writePost('river', { content: '<p>What rivers teach those who are walking.</p>' }),
  writePost('other', { content: '<p>Nothing of all this.</p>' }),
];

test('posts are related by rare words and by tags', () => {
  expect(listRelated(posts, 'walk')).toContain('river');
  expect(listRelated(posts, 'walk')[0]).toBe('river');
  expect(listRelated(posts, 'sleep')[0]).toBe('dream');
  expect(listRelated(posts, 'other')).toEqual([]);
  expect(listRelated(posts, 'nobody')).toEqual([]);
});

test('words that all posts have relate none of them', () => {
  const alike = ['a', 'b', 'c'].map((id) => writePost(id, { excerpt: 'quiet evening' }));
  expect(listRelated(alike, 'a')).toEqual([]);
});

test('the same posts give the same answer, equals in the order of their days', () => {
  const twins = ['a', 'b', 'c', 'd', 'e'].map((id) => writePost(id, { tags: ['night'] }));
  const all = [...twins, writePost('z')];
  expect(listRelated(all, 'c')).toEqual(['a', 'b', 'd', 'e']);
  expect(listRelated(all, 'c')).toEqual(listRelated(structuredClone(all), 'c'));
});

test('10,000 posts with the same tags and words are compared in seconds', () => {
  const many = Array.from({ length: 10_000 }, (_, index) =>
    writePost(`post-${index}`, {
      tags: [`tag-${index % 3}`],
      content: `<p>${'walking sleeping rivers windows friends '.repeat(1 + (index % 7))} word${'abcdefghij'[index % 10]}</p>`,
    }),
  );
  const start = process.cpuUsage();
  const findRelated = relatePosts(many);
  const found = many.map(({ id }) => findRelated(id).length);
  const { user } = process.cpuUsage(start);
  expect(Math.min(...found)).toBeGreaterThan(3);
  // Every pair of them would be 50 million comparisons, a minute and more.
  expect(user / 1e6).toBeLessThan(10);
});
