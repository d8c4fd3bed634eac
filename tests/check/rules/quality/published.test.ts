// @promise Drafts and content that is scheduled or no longer published are in no output file, and
// nothing that is published links to them

import { expect, test } from 'vitest';
import { diagnose, type Changes } from '../../check-changed';
import { minimalConfig } from '../../minimal-config';

const now = Date.parse('2026-11-20T12:00Z');
const check = (changes: Changes) => diagnose(changes, { now, today: '2026-11-20' });

const post = '/entities/posts/0';
const contact = '/routes/1';
const event = `${contact}/blocks/1`;
const notice = '/entities/notices/0';

const taggedPosts = {
  tags: [
    {
      id: 'rest',
      name: 'Rest',
      description: 'Posts about the days when nothing more can be done, and about what helps then.',
    },
  ],
  posts: {
    ...minimalConfig.entities.posts[0],
    id: 'walk',
    slug: 'walk',
    title: 'A walk',
    tags: ['rest'],
  },
};

test('CFG0640: a moment that does not exist, or has no time zone', () => {
  expect(check({ [`${post}/publishAt`]: '2027-02-30T09:00Z' })).toMatchInlineSnapshot(
    `"error[CFG0640]: "2027-02-30T09:00Z" is not a valid date and time. @134:22-41"`,
  );
  expect(check({ [`${post}/publishAt`]: '2027-02-28T24:30Z' })).toMatchInlineSnapshot(
    `"error[CFG0640]: "2027-02-28T24:30Z" is not a valid date and time. @134:22-41"`,
  );
  expect(check({ [`${event}/unpublishAt`]: '2207-02-28' })).toMatchInlineSnapshot(
    `"error[CFG0640]: The year 2207 is out of range. @213:26-38"`,
  );
  const inWinter = {
    '/site/timeZone': 'America/Chicago',
    [`${post}/publishAt`]: '2027-03-14T02:30',
  };
  expect(check(inWinter)).toMatchInlineSnapshot(
    `"error[CFG0640]: "2027-03-14T02:30" is not a valid date and time. @135:22-40"`,
  );
  expect(check({ '/site/timeZone': 'America/Chikago' })).toMatchInlineSnapshot(
    `"error[CFG0640]: "America/Chikago" is not a time zone. @11:17-34"`,
  );
  expect(
    check({ [`${post}/publishAt`]: '2027-02-28', [`${post}/unpublishAt`]: '2027-03-28' }),
  ).toMatchInlineSnapshot(
    `"error[CFG0640]: "2027-02-28" needs a time zone (and 1 more like this). @134:22-34"`,
  );
});

test('CFG0641: taken off before it is published', () => {
  const swapped = { publishAt: '2027-05-01T09:00Z', unpublishAt: '2027-05-01T05:00-04:00' };
  expect(
    check({
      [`${post}/publishAt`]: swapped.publishAt,
      [`${post}/unpublishAt`]: swapped.unpublishAt,
    }),
  ).toMatchInlineSnapshot(
    `"error[CFG0641]: This content would be unpublished (2027-05-01T05:00-04:00) before it is published (2027-05-01T09:00Z). @135:24-48"`,
  );
});

test('CFG0642: a draft that should have been published', () => {
  const draft = { [`${post}/status`]: 'draft', [`${post}/publishAt`]: '2026-11-20T11:00Z' };
  expect(check(draft)).toMatchInlineSnapshot(
    `"warning[CFG0642]: This was due on 2026-11-20T11:00Z but is still a draft. @135:22-41"`,
  );
  expect(check({ ...draft, [`${post}/publishAt`]: '2026-11-20T13:00Z' })).toBe('');
});

test('CFG0643: links, buttons, menus and ids that name what is not published', () => {
  expect(check({ [`${contact}/status`]: 'draft' })).toMatchInlineSnapshot(
    `"error[CFG0643]: This links to "/contact", which is not published (and 3 more like this). @15:15-25"`,
  );
  expect(check({ [`${contact}/publishAt`]: '2026-11-27T09:00Z' })).toMatchInlineSnapshot(
    `"error[CFG0643]: This links to "/contact", which is not published (and 3 more like this). @15:15-25"`,
  );
  expect(check({ [`${notice}/status`]: 'draft' })).toMatchInlineSnapshot(
    `"error[CFG0643]: This links to the notice "crisis", which is not published. @52:17-25"`,
  );
  expect(check({ '/routes/3/status': 'draft' })).toMatchInlineSnapshot(
    `"error[CFG0643]: This links to "/blog/{post.slug}", which is not published. @186:19-26"`,
  );
  expect(check({ '/routes/2/unpublishAt': '2026-11-01T09:00Z' })).toMatchInlineSnapshot(
    `"error[CFG0643]: This links to "/counselors/ruth", which is not published (and 2 more like this). @28:21-49"`,
  );
  expect(check({ [`${event}/status`]: 'draft' })).toMatchInlineSnapshot(
    `"error[CFG0643]: This links to "/contact#counselors", which is not published. @24:17-38"`,
  );
  const text = '/routes/0/blocks/1/text';
  const link = '<p><a href="/blog/on-rest">Read</a> or <a href="#hello">stay</a>.</p>';
  expect(check({ [`${post}/status`]: 'draft', [text]: link })).toMatchInlineSnapshot(
    `"error[CFG0643]: This links to "/blog/on-rest", which is not published. @170:33-46"`,
  );
});

test('CFG0643, CFG0644: links and lists that name a tag which only unpublished posts have', () => {
  const { posts, tags } = taggedPosts;
  const page = {
    path: '/about/{tag.id}',
    forEach: 'tags',
    title: '{tag.name}',
    description: '{tag.description}',
    blocks: [
      { type: 'banner', title: '{tag.name}' },
      { type: 'card-grid', cards: { of: 'posts', tag: '{tag.id}', actionLabel: 'Read' } },
    ],
  };
  const tagged = {
    '/entities/tags': tags,
    '/entities/posts/0/tags': ['rest'],
    '/entities/posts/-': posts,
    '/routes/-': page,
  };
  const from = { [`${post}/status`]: 'draft', '/entities/posts/1/status': 'draft' };
  expect(check({ ...tagged, ...from })).toBe('');
  const text = '/routes/0/blocks/1/text';
  const link = { [text]: '<p><a href="/about/rest">Rest</a>, or <a href="#hello">stay</a>.</p>' };
  expect(check({ ...tagged, ...link, ...from })).toMatchInlineSnapshot(
    `"error[CFG0643]: This links to "/about/rest", which is not published. @197:33-44"`,
  );
  const named = { '/routes/0/blocks/-': { type: 'tags', title: 'Subjects', only: ['rest'] } };
  expect(check({ ...tagged, ...named, ...from })).toMatchInlineSnapshot(
    `"error[CFG0643]: This links to the tag "rest", which is not published. @222:13-19"`,
  );
  const listed = { '/routes/0/blocks/3/cards/tag': 'rest' };
  expect(check({ ...tagged, ...listed, ...from })).toMatchInlineSnapshot(
    `"error[CFG0643]: This links to the tag "rest", which is not published. @216:20-26"`,
  );
  // One follows on the other, so that the tag always has a post; then there is a gap.
  const at = '2027-05-01T09:00Z';
  const inTurn = { [`${post}/unpublishAt`]: at, '/entities/posts/1/publishAt': at };
  expect(check({ ...tagged, ...link, ...named, ...listed, ...inTurn })).toBe('');
  const later = { '/entities/posts/1/publishAt': '2027-06-01T09:00Z' };
  expect(check({ ...tagged, ...link, ...inTurn, ...later })).toMatchInlineSnapshot(
    `"warning[CFG0644]: This links to "/about/rest", which will be unpublished on 2027-05-01. @197:33-44"`,
  );
});

test('a draft may name drafts, and what is published together may name each other', () => {
  const link = '<h2>Rest</h2><p><a href="/contact">Write to us</a></p>';
  const alone = {
    '/navigation/topBar': undefined,
    '/navigation/menu/1': undefined,
    '/navigation/footer/legal/0/href': '/',
    '/redirects/0': undefined,
    [`${post}/content`]: link,
  };
  const at = '2026-11-27T09:00Z';
  expect(check({ ...alone, [`${contact}/status`]: 'draft', [`${post}/status`]: 'draft' })).toBe('');
  expect(check({ ...alone, [`${contact}/publishAt`]: at, [`${post}/publishAt`]: at })).toBe('');
  // The post would lead to a page that comes later.
  expect(
    check({ ...alone, [`${contact}/publishAt`]: '2026-11-28T09:00Z', [`${post}/publishAt`]: at }),
  ).toMatchInlineSnapshot(
    `"warning[CFG0644]: This links to "/contact", which will be unpublished on 2026-11-27. @118:47-55"`,
  );
});

test('CFG0644: a link that will lead nowhere', () => {
  expect(check({ [`${contact}/unpublishAt`]: '2027-05-01T09:00Z' })).toMatchInlineSnapshot(
    `"warning[CFG0644]: This links to "/contact", which will be unpublished on 2027-05-01 (and 3 more like this). @15:15-25"`,
  );
});

test('CFG0645: a page that the site cannot be without, and one that would be empty', () => {
  expect(check({ '/routes/0/status': 'draft' })).toMatchInlineSnapshot(
    `"error[CFG0645]: The home page cannot be a draft or scheduled. @191:17-24"`,
  );
  expect(check({ '/routes/4/unpublishAt': '2027-05-01T09:00Z' })).toMatchInlineSnapshot(
    `"error[CFG0645]: The error page cannot be a draft or scheduled. @261:22-41"`,
  );
  expect(
    check({
      [`${contact}/blocks/0`]: undefined,
      [`${contact}/blocks/0/publishAt`]: '2025-01-01T09:00Z',
    }),
  ).toMatchInlineSnapshot(
    `"error[CFG0645]: The page would be empty without its events. @209:24-43"`,
  );
});

test('two pages cannot take turns at one address', () => {
  const twin = {
    path: '/contact',
    title: 'Contact in spring',
    description:
      'How to reach us by phone, by mail or on foot in spring, and who will answer when you call.',
    blocks: [{ type: 'banner', anchor: 'counselors', title: 'Contact' }],
    publishAt: '2027-05-01T09:00Z',
  };
  expect(
    check({ [`${contact}/unpublishAt`]: '2027-05-01T09:00Z', '/routes/-': twin }),
  ).toMatchInlineSnapshot(`"error[CFG0401]: Two pages have the path "/contact". @264:15-25"`);
});

test('an event that is over and no longer shown needs no new dates', () => {
  const over = {
    [`${event}/dates`]: 'April 15–18, 2024',
    [`${event}/start`]: '2024-04-15',
    [`${event}/end`]: '2024-04-18',
  };
  expect(check(over)).toContain('CFG0613');
  expect(
    check({
      ...over,
      [`${event}/unpublishAt`]: '2024-04-19T09:00Z',
      [`${event}/anchor`]: undefined,
      '/navigation/menu/1/href': '/contact',
    }),
  ).toBe('');
});
