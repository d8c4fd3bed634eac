import { expect, test } from 'vitest';
import { listCodes, reportChanged } from '../../check-changed';
import { minimalConfig } from '../../minimal-config';

const [rest] = minimalConfig.entities.posts;
const tag = { id: 'sleep', name: 'Sleep' };
const second = { ...rest, id: 'walk', slug: 'on-walking', title: 'On walking' };

/** Two posts with these tags. */
function writePosts(...tags: string[]) {
  return { '/entities/posts/0/tags': tags, '/entities/posts/-': { ...second, tags } };
}

test('CFG0631: a tag that a single post has', () => {
  const settings = { '/entities/tags': [tag], '/entities/posts/0/tags': ['sleep'] };
  expect(reportChanged(settings)).toMatchInlineSnapshot(`
    "warning[CFG0631]: Only one post has the tag "Sleep".
      --> site.config.json:150:15
       in Tag sleep
    150 |         "id": "sleep",
        |               ^^^^^^^
        = Write "sleep" under "tags" of another post, or delete the tag.
      --> site.config.json:135:11 The only use is here.
    135 |           "sleep"
        |           ^^^^^^^

    1 warning in site.config.json"
  `);
});

test('CFG0631: a tag that no post has', () => {
  expect(reportChanged({ '/entities/tags': [tag] })).toMatchInlineSnapshot(`
    "warning[CFG0631]: No post has the tag "Sleep".
      --> site.config.json:147:15
       in Tag sleep
    147 |         "id": "sleep",
        |               ^^^^^^^
        = Write "sleep" under "tags" of two posts or more, or delete the tag.

    1 warning in site.config.json"
  `);
});

test('CFG0632: tags that differ by case only', () => {
  const other = { id: 'sleeping', name: 'SLEEP' };
  const settings = { '/entities/tags': [tag, other], ...writePosts('sleep', 'sleeping') };
  expect(reportChanged(settings)).toMatchInlineSnapshot(`
    "warning[CFG0632]: The tags "Sleep" and "SLEEP" are the same word.
      --> site.config.json:173:17
       in Tag sleeping
    173 |         "name": "SLEEP"
        |                 ^^^^^^^
        = Keep one tag, and write its ID under "tags" of the posts with the other tag.
      --> site.config.json:169:17 The other tag is here.
    169 |         "name": "Sleep"
        |                 ^^^^^^^

    1 warning in site.config.json"
  `);
});

test('CFG0406: a tag with another case than its entry is not that entry', () => {
  const settings = { '/entities/tags': [tag], ...writePosts('Sleep') };
  expect(reportChanged(settings)).toMatchInlineSnapshot(`
    "error[CFG0406]: There is no tag with the ID "Sleep" (and 1 more like this).
      --> site.config.json:135:11
       in Post rest
    135 |           "Sleep"
        |           ^^^^^^^
        = Correct the ID, add a tag with this ID, or remove "Sleep" here.
      --> site.config.json:151:11 Also here.
    151 |           "Sleep"
        |           ^^^^^^^
      --> site.config.json:164:5 Add the entry to the list "tags" here.

    1 error in site.config.json"
  `);
});

test('tags that two posts have need no page', () => {
  expect(listCodes({ '/entities/tags': [tag], ...writePosts('sleep') })).toEqual([]);
});

test('links to tags need a page for each', () => {
  const settings = {
    '/entities/tags': [tag],
    ...writePosts('sleep'),
    '/routes/0/blocks/-': { type: 'tags' },
  };
  expect(reportChanged(settings)).toMatchInlineSnapshot(`
    "error[CFG0415]: This links to a page for each tag, but these pages do not exist.
      --> site.config.json:215:9
       in Page / > Block 5 (tags)
    215 |         {
        |         ^
        = Add a page with "forEach": "tags" and "path": "/tags/{tag.id}".

    1 error in site.config.json"
  `);
  const page = {
    path: '/topics/{tag.id}',
    forEach: 'tags',
    title: '{tag.name}',
    description: 'What we have written about it: texts to read on a quiet evening, or in a break.',
    blocks: [
      { type: 'banner', title: '{tag.name}' },
      { type: 'card-grid', cards: { of: 'posts', tag: '{tag.id}', actionLabel: 'Read' } },
    ],
  };
  expect(listCodes({ ...settings, '/routes/-': page })).toEqual([]);
  // Posts link to the pages of their tags, too.
  const { '/routes/0/blocks/-': _block, ...withoutBlock } = settings;
  expect(listCodes({ ...withoutBlock, '/routes/-': page })).toEqual([]);
});
