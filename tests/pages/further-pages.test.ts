// @promise Each of 10,000 posts is at most four clicks from the home page, even in a single list

import { expect, test } from 'vitest';
import type { PictureAsset } from '../../src/pages/build-context';
import { planPages } from '../../src/pages/plan-pages';
import { buildSite } from '../../src/pages/build-site';
import type { PagePayload } from '../../src/payload/payload';
import { checkChanged, type Changes } from '../check/check-changed';
import { minimalConfig } from '../check/minimal-config';

class AnyPicture extends Map<string, PictureAsset> {
  override get(): PictureAsset {
    return { width: 1600, height: 900 };
  }
}

const [rest] = minimalConfig.entities.posts;
const [ruth] = minimalConfig.entities.counselors;
const list = '/routes/0/blocks/3/cards';
const cards = { of: 'posts', actionLabel: 'Read' };
const day = 24 * 60 * 60 * 1000;

/** So many posts, a day between them, every other one with the tag; the newest is the first. */
function makePosts(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    ...rest,
    id: `post-${index}`,
    slug: `post-${index}`,
    title: `Post ${index}`,
    date: new Date(Date.UTC(2024, 0, 3) - index * day).toISOString().slice(0, 10),
    tags: index % 2 === 0 ? ['even'] : [],
  }));
}

/** @param postCount so many posts in place of those of the config, which are not checked */
function plan(changes: Changes, postCount?: number) {
  const { config, problems } = checkChanged(changes);
  if (!config) throw new Error(problems.map(({ message }) => message).join());
  const [model] = config.entities.posts;
  if (model && postCount !== undefined) {
    config.entities.posts = makePosts(postCount).map((post) => ({
      ...model,
      ...post,
      image: model.image,
    }));
  }
  const assets = { pictures: new AnyPicture(), fileSizes: new Map(), videoCodecs: new Map() };
  const pages = planPages(config, assets);
  return { config, pages: new Map(pages.map((page) => [page.path, page])) };
}

function buildAll(changes: Changes): Map<string, PagePayload> {
  return new Map([...plan(changes).pages].map(([path, page]) => [path, page.build()]));
}

function findList(page: PagePayload | undefined) {
  return page?.blocks.find(({ parts }) => parts);
}

function listTitles(page: PagePayload | undefined): string[] {
  const { block } = findList(page) ?? {};
  return block?.type === 'card-grid' ? block.cards.map(({ title }) => title) : [];
}

/** Five posts, three of 2024 and two of 2023, and a page for each tag. */
const five: Changes = {
  '/entities/posts': makePosts(5),
  '/entities/tags': [{ id: 'even', name: 'Even numbers' }],
  '/routes/-': {
    path: '/about/{tag.id}',
    forEach: 'tags',
    title: '{tag.name} | Quiet Lake',
    description: 'All that we have written about it, to be read on a quiet evening or in a break.',
    blocks: [
      { type: 'banner', title: '{tag.name}' },
      { type: 'notice', notice: 'crisis' },
      {
        type: 'card-grid',
        cards: { ...cards, tag: '{tag.id}', perPage: 2, feed: { label: 'Follow' } },
      },
      { type: 'text', text: '<p>More about it.</p>' },
    ],
  },
};

const otherPage = {
  path: '/other',
  title: 'Other',
  robots: 'noindex',
  description: 'Another page of the site, for those who know its address and nobody else at all.',
  blocks: [{ type: 'banner', title: 'Other' }],
};

test('a list without further pages is as it was', () => {
  const pages = buildAll(five);
  expect([...pages.keys()].filter((path) => path.includes('page/'))).toEqual([
    '/about/even/page/2',
  ]);
  expect(JSON.stringify(pages.get('/'))).not.toContain('parts');
});

test('the cards are spread over pages, newest first, with links between them', () => {
  const pages = buildAll({ ...five, [list]: { ...cards, perPage: 2 } });
  expect(listTitles(pages.get('/'))).toEqual(['Post 0', 'Post 1']);
  expect(listTitles(pages.get('/page/2'))).toEqual(['Post 2', 'Post 3']);
  expect(listTitles(pages.get('/page/3'))).toEqual(['Post 4']);
  expect(findList(pages.get('/page/2'))?.parts).toEqual({
    pages: {
      name: 'Pages of this list',
      links: [
        { label: 'Previous', href: '/', rel: 'prev' },
        { label: '1', href: '/', name: 'Page 1' },
        { label: '2', href: '/page/2', name: 'Page 2', current: true },
        { label: '3', href: '/page/3', name: 'Page 3' },
        { label: 'Next', href: '/page/3', rel: 'next' },
      ],
    },
  });
});

test('a further page has a title and an address of its own', () => {
  const { head } = buildAll(five).get('/about/even/page/2') ?? {};
  expect(head).toMatchObject({
    title: 'Even numbers, page 2 | Quiet Lake',
    openTitle: 'Even numbers | Quiet Lake',
    canonical: 'https://quiet-lake.example/about/even/page/2',
  });
});

test('a further page shows the heading, the list and notices; the rest is on the first page', () => {
  const pages = buildAll(five);
  const listBlocks = (path: string) =>
    pages.get(path)?.blocks.map(({ id, block }) => [id, block.type]);
  expect(listBlocks('/about/even')).toHaveLength(4);
  expect(listBlocks('/about/even/page/2')).toEqual([
    ['block-1', 'banner'],
    ['block-2', 'notice'],
    ['block-3', 'card-grid'],
  ]);
});

test('each year has pages, and each page links to those of all years', () => {
  const pages = buildAll({ ...five, [list]: { ...cards, perPage: 2, byYear: true } });
  expect([...pages.keys()].filter((path) => path.startsWith('/20'))).toEqual([
    '/2024',
    '/2024/page/2',
    '/2023',
  ]);
  expect(listTitles(pages.get('/2024'))).toEqual(['Post 0', 'Post 1']);
  expect(listTitles(pages.get('/2023'))).toEqual(['Post 3', 'Post 4']);
  expect(pages.get('/2024/page/2')?.head.title).toBe('Home, 2024, page 2');
  expect(findList(pages.get('/2023'))?.parts).toEqual({
    years: {
      name: 'Posts by year',
      links: [
        { label: 'All years', href: '/' },
        { label: '2024', href: '/2024' },
        { label: '2023', href: '/2023', current: true },
      ],
    },
  });
});

test('the page of a tag shows the posts that have it, and so does its feed', () => {
  const { pages } = plan(five);
  const page = pages.get('/about/even');
  expect(listTitles(page?.build())).toEqual(['Post 0', 'Post 2']);
  const feed = page?.buildFeed();
  expect(feed?.posts.map(({ title, tags }) => [title, ...tags])).toEqual([
    ['Post 0', 'Even numbers'],
    ['Post 2', 'Even numbers'],
    ['Post 4', 'Even numbers'],
  ]);
  const second = pages.get('/about/even/page/2')?.build();
  expect(second?.head.feed).toBeUndefined();
  expect(JSON.stringify(second)).toContain('"/about/even/feed.xml"');
});

const readTags = (page: PagePayload | undefined) =>
  page?.blocks.map(({ block }) => (block.type === 'article' ? block.post.tags : undefined));

test('a post links to the pages of its tags, if there are such pages', () => {
  expect(readTags(buildAll(five).get('/blog/post-0'))).toEqual([
    [{ label: 'Even numbers', href: '/about/even' }],
  ]);
  expect(readTags(buildAll({ ...five, '/routes/-': otherPage }).get('/blog/post-0'))).toEqual([
    undefined,
  ]);
});

test('lists of other entries have further pages, too', () => {
  const actions = [{ label: 'Meet', href: '/counselors/{counselor.id}' }];
  const pages = buildAll({
    '/entities/counselors/-': {
      ...ruth,
      id: 'esther',
      name: 'Esther Hill',
      bookingEmbed: 'podcast',
      surveyEmbed: 'podcast',
    },
    '/routes/0/blocks/2/cards': { of: 'counselors', actions, perPage: 1 },
  });
  expect(listTitles(pages.get('/'))).toEqual(['Ruth Arden']);
  expect(listTitles(pages.get('/page/2'))).toEqual(['Esther Hill']);
});

test('the sitemap knows since when a post or a list of posts is as it is', () => {
  const { pages } = plan({ ...five, [list]: { ...cards, perPage: 2, byYear: true } });
  const lastDay = (path: string) => pages.get(path)?.lastDay();
  expect(lastDay('/blog/post-4')).toBe('2023-12-30');
  expect(lastDay('/')).toBe('2024-01-03');
  expect(lastDay('/2023')).toBe('2023-12-31');
  expect(lastDay('/about/even')).toBe('2024-01-03');
  expect(lastDay('/contact')).toBeUndefined();
});

test.each([{}, { byYear: true }])(
  '%j: four clicks lead from the home page to each of 10,000 posts',
  (more) => {
    const blog = {
      path: '/blog',
      title: 'Blog',
      description:
        'What we have written, to be read on a quiet evening or in a break, by all of us.',
      blocks: [
        { type: 'banner', title: 'Blog' },
        { type: 'card-grid', cards: { ...cards, perPage: 24, ...more } },
      ],
    };
    const { config, pages } = plan(
      {
        '/routes/0/blocks/3': { type: 'text', text: '<p><a href="/blog">All posts</a></p>' },
        '/routes/-': blog,
      },
      10_000,
    );
    const shared = listLinks(buildSite(config));
    let reached = new Set(['/']);
    for (let clicks = 1; clicks <= 4; clicks += 1) {
      // A post leads to others, but nobody looks for a post that way.
      const opened = [...reached].filter((path) => !path.startsWith('/blog/post-'));
      const found = opened.flatMap((path) => listLinks(pages.get(path)?.build()));
      reached = new Set([...reached, ...found, ...shared].filter((path) => pages.has(path)));
    }
    const missed = [...pages.keys()].filter((path) => path !== '*' && !reached.has(path));
    expect(missed).toEqual([]);
    expect(pages.size).toBeGreaterThan(10_400);
  },
);

/** The addresses that a payload links to, also in its texts. */
function listLinks(payload: unknown): string[] {
  const all = JSON.stringify(payload ?? '').matchAll(/"href":"([^"#?]*)/g);
  return [...all].map(([, href = '']) => href);
}
