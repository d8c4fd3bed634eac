// @promise Feeds and search in a language contain only its posts; people who follow feeds in two
// languages see a post in both; untranslated titles and excerpts are marked in the search

import { expect, test } from 'vitest';
import type { FoundPage, SearchRoot } from '../../src/payload/search/search-index';
import { readTestSite } from '../sites/read-site';
import { writeSite } from './write-site';

const photo = { src: '/images/person.svg', alt: { en: 'A person', es: 'Una persona' } };

const both = {
  id: 'both',
  slug: 'night',
  title: { en: 'When sleep stays away', es: 'Cuando no llega el sueño' },
  date: '2026-03-04',
  author: 'Ana Sample',
  excerpt: { en: 'Three steps for nights.', es: 'Tres pasos para la noche.' },
  image: photo,
  content: { en: '<p>Breathe slowly.</p>', es: '<p>Respire despacio.</p>' },
  sample: true,
};

/** The site in two languages with posts: one in both languages, one in English, one in Spanish. */
function addPosts(): string {
  const site = JSON.parse(readTestSite('two-languages').text) as {
    entities: object;
    routes: object[];
  };
  const english = { ...both, id: 'english', slug: 'only', title: 'In English', languages: ['en'] };
  const spanish = {
    ...both,
    id: 'spanish',
    slug: 'solo',
    title: { es: 'En español' },
    languages: ['es'],
  };
  const fallback = {
    ...both,
    id: 'fallback',
    slug: 'fallback',
    title: 'Not yet in Spanish',
    content: '<p>A <em>quiet</em> evening.</p>',
  };
  const description = {
    en: 'All that we have written about sleep, sorrow and what helps on days that are too long.',
    es: 'Lo que hemos escrito sobre el sueño, la pena y lo que ayuda en los días demasiado largos.',
  };
  return JSON.stringify({
    ...site,
    entities: { ...site.entities, posts: [both, english, spanish, fallback] },
    routes: [
      ...site.routes,
      {
        path: { en: '/journal', es: '/diario' },
        title: { en: 'Journal', es: 'Diario' },
        description,
        blocks: [
          { type: 'banner', title: { en: 'Journal', es: 'Diario' } },
          {
            type: 'card-grid',
            cards: {
              of: 'posts',
              actionLabel: { en: 'Read', es: 'Leer' },
              feed: { label: { en: 'Follow us', es: 'Síganos' } },
            },
          },
        ],
      },
      {
        path: { en: '/journal/{post.slug}', es: '/diario/{post.slug}' },
        forEach: 'posts',
        title: { en: '{post.title}', es: '{post.title} | Riverside Practice' },
        description,
        blocks: [{ type: 'article', post: '{post.id}' }],
      },
    ],
  });
}

const files = await writeSite('two-languages', addPosts());
const read = (url: string): string => files.get(url) ?? '';

const languages = [
  {
    language: 'en',
    base: '',
    list: '/journal',
    posts: ['/journal/fallback', '/journal/night', '/journal/only'],
  },
  {
    language: 'es',
    base: '/es',
    list: '/es/diario',
    posts: ['/es/diario/fallback', '/es/diario/night', '/es/diario/solo'],
  },
];

test.each(languages)('the feeds of a language have its posts alone: $language', (one) => {
  const html = read(one.list);
  expect(html).toContain(`href="${one.list}/feed.xml"`);
  expect(html).not.toContain(one.base ? '"/journal/feed' : '"/es/diario/feed');
  const atom = read(`${one.list}/feed.xml`);
  expect(atom).toContain(`xml:lang="${one.language}"`);
  const json = JSON.parse(read(`${one.list}/feed.json`)) as {
    language: string;
    items: { id: string; url: string }[];
  };
  expect(json.language).toBe(one.language);
  const addresses = one.posts.map((path) => `https://riverside.example${path}`);
  expect(json.items.map(({ url }) => url).toSorted()).toEqual(addresses);
  const linked = [...atom.matchAll(/<entry>[^]*?href="([^"]+)"/g)].map(([, href]) => href);
  expect(linked.toSorted()).toEqual(addresses);
  // Who follows both feeds is shown a post in both languages.
  for (const { id } of json.items) {
    expect(atom).toContain(`<id>${id}</id>`);
    expect(id.startsWith(`https://riverside.example${one.base}/#post-`)).toBe(true);
  }
});

test.each(languages)('the search of a language finds its pages alone: $language', (one) => {
  const root = JSON.parse(read(`${one.base}/_search/index.json`)) as SearchRoot;
  const pages = root.texts.flatMap(([, url]) => JSON.parse(read(url)) as FoundPage[]);
  const paths = pages.map(({ path }) => path);
  expect(paths).toHaveLength(root.pages);
  expect(paths).toEqual(expect.arrayContaining(one.posts));
  expect(paths.filter((path) => /^\/es(?:\/|$)/.test(path))).toHaveLength(
    one.base ? paths.length : 0,
  );
  const words = root.words.map(([, url]) => read(url)).join('');
  const [own, other] = one.base ? ['respire', 'breathe'] : ['breathe', 'respire'];
  expect(words).toContain(`"${own}"`);
  expect(words).not.toContain(`"${other}"`);
});

test('a title that nobody has translated names its language where the search shows it', () => {
  const root = JSON.parse(read('/es/_search/index.json')) as SearchRoot;
  const pages = root.texts.flatMap(([, url]) => JSON.parse(read(url)) as FoundPage[]);
  const foreign = pages.filter(({ titleLanguage }) => titleLanguage !== undefined);
  expect(foreign.map(({ path, titleLanguage }) => [path, titleLanguage])).toEqual([
    ['/es/diario/fallback', 'en'],
  ]);
  expect(pages.find(({ path }) => path === '/es/diario/fallback')?.title).toBe(
    'Not yet in Spanish',
  );
});

test('what nobody has translated is apart in the index, and names its language', () => {
  const readPages = (base: string) => {
    const root = JSON.parse(read(`${base}/_search/index.json`)) as SearchRoot;
    return root.texts.flatMap(([, url]) => JSON.parse(read(url)) as FoundPage[]);
  };
  const spanish = readPages('/es');
  const found = spanish.filter(({ passages }) => passages !== undefined);
  expect(found.map(({ path }) => path)).toEqual(['/es/diario/fallback']);
  expect(found[0]?.passages).toEqual([
    { text: expect.stringContaining('A quiet evening.'), language: 'en' },
  ]);
  expect(found[0]?.text).toContain('Lo que hemos escrito');
  expect(found[0]?.text).not.toContain('evening');
  const root = JSON.parse(read('/es/_search/index.json')) as SearchRoot;
  expect(root.words.map(([, url]) => read(url)).join('')).toContain('"evening"');
  // The main language has no byte more.
  expect(JSON.stringify(readPages(''))).not.toMatch(/"passages"|"language"/);
});

test('the sitemap pairs a post with the same one, and leaves those in one language alone', () => {
  const entries = read('/sitemap.xml').match(/<url>.*?<\/url>/gs) ?? [];
  const findEntry = (path: string) => entries.find((entry) => entry.includes(`${path}</loc>`));
  for (const path of ['/journal/night', '/es/diario/night']) {
    expect(findEntry(path)).toContain(
      'hreflang="x-default" href="https://riverside.example/journal/night"',
    );
    expect(findEntry(path)).toContain(
      'hreflang="es" href="https://riverside.example/es/diario/night"',
    );
  }
  for (const path of ['/journal/only', '/es/diario/solo']) {
    expect(findEntry(path)).toBeDefined();
    expect(findEntry(path)).not.toContain('hreflang');
  }
});
