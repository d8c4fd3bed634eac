import { writeChanged, type Changes } from '../check/check-changed';
import { minimalConfig } from '../check/minimal-config';
import { listLanguageCodes } from '../list-language-codes';

/** A config that is as large as it may be, or the text of one. */
export interface LargeConfig {
  name: string;
  /** @param size in bytes, about */
  write: (size: number) => string;
}

const [counselor] = minimalConfig.entities.counselors;
const [post] = minimalConfig.entities.posts;
const [route] = minimalConfig.routes;
const [embed] = minimalConfig.embeds;

/** The minimal config with so many entries in a list that it has the size. */
function fill(pointer: string, makeEntry: (index: number) => unknown): (size: number) => string {
  return (size) => {
    const length = JSON.stringify(makeEntry(100_000), null, 2).length + 8;
    return writeEntries(pointer, Math.floor(size / length), makeEntry);
  };
}

function writeEntries(
  pointer: string,
  count: number,
  makeEntry: (index: number) => unknown,
): string {
  const changes: Changes = { [pointer]: Array.from({ length: count }, (_, at) => makeEntry(at)) };
  return JSON.stringify(JSON.parse(writeChanged(changes)));
}

/** The same in languages that have a home page each. */
function inLanguages(count: number, write: (size: number) => string): (size: number) => string {
  const codes = listLanguageCodes(count);
  const inEach = (title: string) => Object.fromEntries(codes.map((code) => [code, title]));
  return (size) => {
    const config = JSON.parse(write(size)) as typeof minimalConfig;
    const [home] = config.routes;
    Object.assign(config.site, { languages: codes });
    if (home) Object.assign(home, { title: inEach('Home') });
    return JSON.stringify(config);
  };
}

const text = (content: string) => ({ type: 'text', title: 'Rest', text: `<p>${content}</p>` });
const blocks = '/routes/0/blocks';

const writePosts = fill('/entities/posts', (at) => ({ ...post, id: `p${at}`, slug: `p${at}` }));

/** What the check could go through again and again, each in another way. */
export const largeConfigs: readonly LargeConfig[] = [
  { name: 'numbers in place of pages', write: (size) => `{"routes":[${'0,'.repeat(size / 2)}0]}` },
  { name: 'empty pages', write: (size) => `{"routes":[${'{},'.repeat(size / 3)}0]}` },
  { name: 'numbers in place of blocks', write: fill(blocks, () => 0) },
  { name: 'empty blocks', write: fill(blocks, () => ({})) },
  { name: 'blocks of unknown types', write: fill(blocks, (at) => ({ type: `text${at}` })) },
  {
    name: 'blocks with misspelled names',
    write: fill(blocks, () => ({ type: 'text', titel: 'a' })),
  },
  {
    name: 'a chain of redirects',
    write: fill('/redirects', (at) => ({ from: `/r${at}`, to: `/r${at + 1}` })),
  },
  {
    name: 'circles of redirects',
    write: fill('/redirects', (at) => ({ from: `/r${at}`, to: `/r${at ^ 1}` })),
  },
  {
    name: 'redirects from one address',
    write: fill('/redirects', () => ({ from: '/r', to: '/contact' })),
  },
  {
    name: 'redirects that lead nowhere',
    write: fill('/redirects', (at) => ({ from: `/r${at}`, to: `/no${at}` })),
  },
  {
    name: 'unknown settings',
    write: (size) => `{${Array.from({ length: size / 13 }, (_, at) => `"sites${at}":1`).join()}}`,
  },
  {
    name: 'menu entries with unknown placeholders',
    write: fill('/navigation/menu', (at) => ({ label: `{x.y${at}}`, href: '/' })),
  },
  {
    name: 'counselors',
    write: fill('/entities/counselors', (at) => ({ ...counselor, id: `a${at}` })),
  },
  { name: 'counselors of one name', write: fill('/entities/counselors', () => counselor) },
  {
    name: 'counselors with nothing',
    write: fill('/entities/counselors', (at) => ({ id: `a${at}` })),
  },
  { name: 'posts of one address', write: fill('/entities/posts', () => post) },
  {
    name: 'posts with missing pictures',
    write: fill('/entities/posts', (at) => ({
      ...post,
      id: `p${at}`,
      slug: `p${at}`,
      image: { src: `/images/p${at}.webp`, alt: 'A lake' },
    })),
  },
  { name: 'pages', write: fill('/routes', (at) => ({ ...route, path: `/p${at}` })) },
  {
    name: 'pages as short as can be',
    write: fill('/routes', (at) => ({ path: `/${at}`, title: '1', description: '1', blocks: [] })),
  },
  { name: 'pages of one address', write: fill('/routes', () => route) },
  { name: 'widgets', write: fill('/embeds', (at) => ({ ...embed, id: `w${at}` })) },
  { name: 'missing files', write: fill('/media/0/files', (at) => `/images/m${at}.webp`) },
  { name: 'numbers as specialties', write: fill('/entities/counselors/0/specialties', (at) => at) },
  { name: 'states', write: fill('/entities/counselors/0/statesAccepted', () => 'XX') },
  {
    name: 'links that lead nowhere',
    write: fill(blocks, () => text('<a href="/no">go</a>'.repeat(400))),
  },
  { name: 'unknown placeholders', write: fill(blocks, () => text('{site.fone} '.repeat(3_000))) },
  { name: 'open tags', write: fill(blocks, () => text('<strong>'.repeat(4_000))) },
  { name: 'phone numbers', write: fill(blocks, () => text('(1) 555-'.repeat(4_000))) },
  { name: 'signs of HTML', write: fill(blocks, () => text('<'.repeat(39_000))) },
  { name: 'words without a space', write: fill(blocks, () => text('a.'.repeat(19_000))) },
  {
    name: 'languages that nobody can come to',
    write: (size) => {
      const codes = listLanguageCodes(Math.min(17_000, Math.floor(size / 8)));
      return JSON.stringify(JSON.parse(writeChanged({ '/site/languages': codes })));
    },
  },
  { name: 'posts in forty languages', write: inLanguages(40, writePosts) },
  {
    name: 'pages in forty languages',
    write: inLanguages(
      40,
      fill('/routes', (at) => ({
        ...route,
        path: at === 0 ? '/' : `/p${at}`,
        title: Object.fromEntries(listLanguageCodes(40).map((code) => [code, `${at}`])),
      })),
    ),
  },
  {
    name: 'blocks in forty languages',
    write: inLanguages(
      40,
      fill(blocks, () => text('Rest')),
    ),
  },
  { name: 'lists in each other', write: (size) => '['.repeat(size) },
  { name: 'groups in each other', write: (size) => '{"a":'.repeat(size / 5) },
  {
    name: 'lists in each other, as deep as they may be',
    write: (size) =>
      `{"routes":[{"blocks":[${`${'['.repeat(55)}${']'.repeat(55)},`.repeat(size / 111)}0]}]}`,
  },
  { name: 'a text without end', write: (size) => `{"a": "${'x'.repeat(size)}` },
  { name: 'the same setting', write: (size) => `{${'"a":1,'.repeat(size / 6)}"a":1}` },
  { name: 'empty lines', write: (size) => `${'\n'.repeat(size)}{` },
];
