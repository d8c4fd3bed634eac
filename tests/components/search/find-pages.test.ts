// @promise Searching finds the pages that a visitor is looking for; search terms are neither sent
// nor stored; hidden pages cannot be found

import { afterEach, expect, test, vi } from 'vitest';
import {
  callsForHelp,
  findPages,
  isTooLong,
  readPages,
} from '../../../src/components/search/find-pages';
import { SearchFailure, SearchIndex } from '../../../src/components/search/load-index';
import { chooseExcerpt } from '../../../src/components/search/mark-words';
import { searchRootUrl } from '../../../src/payload/search/search-index';
import {
  SearchIndexWriter,
  type SearchedPage,
} from '../../../src/published/search/write-search-index';

function makePage(path: string, title: string, text: string, kind = '') {
  return { path, title, kind, headings: title, text };
}

const pages = [
  makePage('/', 'Start', 'A house by the lake. Grief has a room here.'),
  makePage('/grief', 'Living with grief', 'Nobody grieves like anybody else. Café & tea.', 'posts'),
  makePage('/sleep', 'Sleep', 'Insomnia, and what helps. Don’t count sheep.', 'posts'),
];

function writeSearchIndex(searched: readonly SearchedPage[]) {
  const index = new SearchIndexWriter();
  for (const page of searched) index.add(page);
  return index.writeFiles();
}

test('files that are full can be taken before all pages are there: all are the same', () => {
  for (const count of [3, 60, 400]) {
    const searched = Array.from({ length: count }, (_, number) =>
      makePage(`/p${number}`, `Page ${number}`, `A text with words${number}. `.repeat(80)),
    );
    const index = new SearchIndexWriter();
    const early = searched.flatMap((page) => {
      index.add(page);
      return index.writeFullFiles();
    });
    expect(early.length > 0).toBe(count === 400);
    expect(new Map([...early, ...index.writeFiles()])).toEqual(new Map(writeSearchIndex(searched)));
  }
});

/** Serves the index of these pages, with some files changed; what was fetched is listed. */
function serve(files: ReadonlyMap<string, string>, changed: Record<string, string | number> = {}) {
  const fetched: string[] = [];
  vi.stubGlobal('fetch', (url: string, options: RequestInit) => {
    expect(options.cache).toBe('no-store');
    fetched.push(url);
    const [, change] = Object.entries(changed).find(([part]) => url.includes(part)) ?? [];
    if (typeof change === 'number') return Promise.resolve(new Response('', { status: change }));
    return Promise.resolve(new Response(change ?? files.get(url) ?? ''));
  });
  return fetched;
}

async function find(query: string, files = new Map(writeSearchIndex(pages))): Promise<string[]> {
  serve(files);
  const index = new SearchIndex();
  const found = await findPages(query, index);
  return (await readPages(found.pages, index)).map(({ path }) => path);
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['the beginning of a word finds it', 'insom', ['/sleep']],
  ['capital letters, accents and apostrophes do not matter', 'CAFE dont', ['/grief', '/sleep']],
  ['another ending finds what has the same beginning', 'sleeping', ['/sleep']],
  ['pages with all words come alone', 'grief lake', ['/']],
  ['without one, those with some of them come', 'insomnia lake', ['/', '/sleep']],
  ['a word that is nowhere finds nothing', 'xylophone', []],
  ['a query without words finds nothing', '!? …', []],
])('%s', async (_, query, paths) => {
  expect((await find(query)).toSorted()).toEqual(paths.toSorted());
});

test('the page about a word comes before one that only has it', async () => {
  expect(await find('grief')).toEqual(['/grief', '/']);
});

test('a word on most of many pages finds those that are about it', async () => {
  const many = Array.from({ length: 40 }, (_, number) =>
    makePage(`/${number}`, number === 7 ? 'Counseling' : `Page ${number}`, 'counseling and more'),
  );
  expect(await find('counseling', new Map(writeSearchIndex(many)))).toEqual(['/7']);
  // Beside a word that says more, it asks for nothing.
  expect(await find('and 8', new Map(writeSearchIndex(many)))).toEqual(['/8']);
});

/** Three hundred words of some 90,000, others for each page. */
function makeWords(page: number): string {
  const numbers = Array.from({ length: 300 }, (_, n) => (page * 7919 + n * 104_729) % 90_001);
  return numbers.map((number) => `w${number.toString(36)}`).join(' ');
}

test('of a large site, few files are fetched, and each once', async () => {
  const many = Array.from({ length: 600 }, (_, number) =>
    makePage(`/p${number}`, `Page ${number}`, `needle${number} ${makeWords(number)}`),
  );
  const files = new Map(writeSearchIndex(many));
  expect(files.size).toBeGreaterThan(20);
  expect(Math.max(...[...files.values()].map((text) => text.length))).toBeLessThan(100_000);
  const fetched = serve(files);
  const index = new SearchIndex();
  const { pages: found } = await findPages('needle321', index);
  expect(await readPages(found, index)).toMatchObject([{ path: '/p321' }]);
  await findPages('needle321', index);
  expect(fetched).toHaveLength(3);
  // Too many words begin with it: only the word itself is looked for.
  await findPages('w', index);
  expect(fetched.length).toBeLessThan(5);
});

test.each<[string, Record<string, string | number>]>([
  ['is missing', { [searchRootUrl]: 404 }],
  ['is cut', { [searchRootUrl]: '{"pages":3,"ki' }],
  ['is another file', { [searchRootUrl]: '<!doctype html>' }],
  ['has another form', { [searchRootUrl]: '{"pages":3,"kinds":[],"words":"a","texts":[]}' }],
  ['has words that are none', { words: '{"grief":[1]}' }],
  ['misses a file', { words: 404 }],
  ['has texts that are none', { texts: '[{"path":"/a"}]' }],
  ['leads to another site', { texts: '[{"path":"//evil.example","title":"a","text":"b"}]' }],
  ['has too few texts', { texts: '[]' }],
])('an index that %s is a failure, and is asked for again', async (_, changed) => {
  const files = new Map(writeSearchIndex(pages));
  serve(files, changed);
  const index = new SearchIndex();
  const search = async () => readPages((await findPages('grief', index)).pages, index);
  await expect(search()).rejects.toThrow(SearchFailure);
  serve(files);
  expect(await search()).toHaveLength(2);
});

test('the same pages make the same index', () => {
  expect([...writeSearchIndex(pages)]).toEqual([...writeSearchIndex(structuredClone(pages))]);
});

test('10,000 letters are too many; their words are not counted', async () => {
  expect(isTooLong('a'.repeat(10_000))).toBe(true);
  expect(isTooLong('how can I help my son who does not sleep any more')).toBe(false);
  expect(await find('sleep '.repeat(2000))).toEqual(['/sleep']);
});

test.each([
  ['suicidal thoughts', true],
  ['I want to DIE', true],
  ['want a diet', false],
  ['insuicid', false],
  ['', false],
])('"%s" calls for help: %s', (query, calls) => {
  expect(callsForHelp(query, ['suicid', 'want to die'])).toBe(calls);
});

function excerptOf(text: string, word: string): string {
  return chooseExcerpt({ path: '/', title: '', text }, [word]).text;
}

test('an excerpt is around the first word that was found', () => {
  const text = `${'before '.repeat(50)}the needle ${'after '.repeat(50)}`;
  const cut = excerptOf(text, 'needle');
  expect(cut).toMatch(/^… before.*needle.*after …$/);
  expect(cut.length).toBeLessThan(240);
  expect(excerptOf('Only this.\nAnd that.', 'nowhere')).toBe('Only this. And that.');
});

test('an excerpt is in one language, and names it where it is not that of the page', () => {
  const page = {
    path: '/es',
    title: '',
    text: 'Respire despacio.',
    passages: [
      { language: 'en', text: 'Breathe slowly, despacio.' },
      { language: 'de', text: 'Atmen Sie langsam.' },
    ],
  };
  const choose = (word: string) => chooseExcerpt(page, [word]);
  expect(choose('breathe')).toEqual({ text: 'Breathe slowly, despacio.', language: 'en' });
  expect(choose('langsam').language).toBe('de');
  expect(choose('despacio')).toEqual({ text: 'Respire despacio.', language: undefined });
  expect(choose('nowhere')).toEqual({ text: 'Respire despacio.', language: undefined });
  const foreign = { ...page, text: '' };
  expect(chooseExcerpt(foreign, ['nowhere']).language).toBe('en');
});
