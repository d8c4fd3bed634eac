// @promise After any edits, the editor finds the same problems as a check of the whole file

import * as fc from 'fast-check';
import type { Json } from '../../../src/utils/json';
import { expect, test } from 'vitest';
import { isSample } from '../../runners/is-sample';
import { checkConfig } from '../../../src/check/check-config';
import { listContents, type ConfigText } from '../../../src/content/list-references';
import { VersionCheck, type ConfigVersion } from '../../../src/check/versions/version-check';
import {
  applyChange,
  applyChanges,
  ChangeError,
  type Change,
} from '../../../src/editor/model/apply-change';
import type { SiteConfig } from '../../../src/generated/config-types';
import { anyDice, throwDice } from '../../editor/model/random-changes';
import { minimalConfig } from '../minimal-config';

const posts = ['entities', 'posts'];
const [post] = minimalConfig.entities.posts;

/** Enough posts for their list to be a long one. */
const before = JSON.parse(
  JSON.stringify({
    ...minimalConfig,
    entities: {
      ...minimalConfig.entities,
      posts: Array.from({ length: 60 }, (_, index) => ({
        ...post,
        id: `post-${index}`,
        slug: `post-${index}`,
        title: `Words by the lake, part ${index}`,
      })),
    },
  }),
) as Json;

/** The same site in two languages. */
const inLanguages = applyChanges(before, [
  { op: 'set', path: ['site', 'languages'], value: ['en', 'es'] },
  { op: 'set', path: ['routes', 0, 'title'], value: { en: 'Words by the lake', es: 'Palabras' } },
  { op: 'set', path: [...posts, 3, 'title'], value: { en: 'The lake', es: 'El lago' } },
  { op: 'set', path: [...posts, 5, 'languages'], value: ['es'] },
]).config;

const files = new Set(['/images/lake.webp', '/pdf/guide.pdf']);
const checkContext = { today: '2027-04-15', now: Date.UTC(2027, 3, 15) };

/** What people write into a post, right and wrong. */
const anyValue = fc.constantFrom<[string, Json]>(
  ['title', 'Another title'],
  ['title', ''],
  ['title', 7],
  ['slug', 'post-1'],
  ['slug', 'not a slug'],
  ['id', 'post-2'],
  ['date', 'April 5, 2027'],
  ['date', '2027-02-30'],
  ['excerpt', 'Call {site.phone}, {post.titel}'],
  ['content', '<p>Not closed'],
  ['content', '<p><a href="/nowhere">Nowhere</a> and a long text.</p>'.repeat(4)],
  ['content', '<p>\u202E</p>'],
  ['content', '<p><a href="/contact">Click here</a> <img src="/images/lake.webp" alt="IMG_1"></p>'],
  ['content', '<p onclick="alert(1)">Call {site.phone}.</p>'],
  ['title', 'Words <b>by the lake</b>'],
  ['title', ' '],
  ['author', 'nobody'],
  ['tags', ['none']],
  ['unknown', true],
  ['__proto__', { id: 'other' }],
  ['title', { en: 'Calm', es: 'Calma' }],
  ['title', { en: 'Calm', fr: 'Calme' }],
  ['title', { es: 'Calma' }],
  ['excerpt', { en: 'Call {site.phone}', es: 'Llame {site.telefono}' }],
  ['content', { en: '<p>Words</p>', es: '<p><a href="/nowhere">Palabras</a> y <b>más' }],
  ['languages', ['en']],
  ['languages', ['es']],
  ['languages', ['fr']],
  ['languages', 'es'],
);

const anyEdit = fc.oneof(
  { arbitrary: fc.record({ at: fc.nat(59), set: anyValue }), weight: 4 },
  { arbitrary: fc.record({ at: fc.nat(59), to: fc.nat(58) }), weight: 1 },
  { arbitrary: fc.record({ at: fc.nat(59), isGone: fc.constant(true) }), weight: 1 },
  { arbitrary: fc.record({ language: fc.constantFrom('de', 'en', 'es', 'fr', '') }), weight: 1 },
  {
    arbitrary: fc.record({ languages: fc.constantFrom(['en', 'es'], ['es', 'en'], ['en']) }),
    weight: 1,
  },
  {
    arbitrary: fc.record({
      page: fc.constantFrom<[string, Json]>(
        ['title', 'Words by the lake'],
        ['title', { en: 'Words by the lake', es: 'Palabras junto al lago' }],
        ['path', { en: '/words', es: '/palabras' }],
      ),
      of: fc.nat(minimalConfig.routes.length - 1),
    }),
    weight: 1,
  },
  { arbitrary: fc.record({ dice: anyDice }), weight: 1 },
);

type Edit = typeof anyEdit extends fc.Arbitrary<infer T> ? T : never;

function planChange(config: Json, edit: Edit): Change {
  if ('dice' in edit) return throwDice(config, edit.dice);
  if ('language' in edit) {
    return { op: 'set', path: ['site', 'language'], value: edit.language };
  }
  if ('languages' in edit) {
    return { op: 'set', path: ['site', 'languages'], value: edit.languages };
  }
  if ('page' in edit) {
    const [setting, value] = edit.page;
    return { op: 'set', path: ['routes', edit.of, setting], value };
  }
  const path = [...posts, edit.at];
  if ('to' in edit) return { op: 'move', from: path, to: [...posts, edit.to] };
  if ('isGone' in edit) return { op: 'remove', path };
  const [name, value] = edit.set;
  return { op: 'set', path: [...path, name], value };
}

/** The config as it is after a change; as it was, if the change cannot be made any more. */
function applyIfPossible(config: Json, edit: Edit): Json {
  try {
    return applyChange(config, planChange(config, edit)).config;
  } catch (error) {
    if (error instanceof ChangeError) return config;
    throw error;
  }
}

const isTitle = ({ path }: ConfigText): boolean => path.at(-1) === 'title';

/** What is kept of the entries of a config, or found in a copy of it. */
function readContents(config: SiteConfig | undefined): object {
  if (!config) return {};
  const { textsWhere, ...contents } = listContents(config);
  return { ...contents, titles: textsWhere(isTitle) };
}

function writeVersion(value: Json): ConfigVersion {
  return { value, text: JSON.stringify(value) };
}

/** More posts than are looked at together. */
const many = applyChanges(before, [
  {
    op: 'set',
    path: posts,
    value: Array.from({ length: 140 }, (_, index) => ({
      ...post,
      id: `post-${index}`,
      slug: `post-${index}`,
      title: `Words, part ${index}`,
    })) as unknown as Json,
  },
]).config;

/** Goes through the versions that edits lead to, there and back. */
function visitVersions(first: Json, edits: readonly Edit[], visit: (value: Json) => void): void {
  const configs = [first];
  for (const edit of edits) configs.push(applyIfPossible(configs.at(-1) ?? first, edit));
  for (const value of [...configs, ...configs.toReversed()]) visit(value);
}

const anyEdits = fc.array(anyEdit, { minLength: 1, maxLength: 8 });

test.each<[string, runs: number, sample: number, Json[]]>([
  ['a config', 100, 3, [before, inLanguages]],
  ['a long list', 10, 1, [many]],
])(
  'whatever was edited and undone in %s, a version is checked as if it were the first',
  (_what, runs, sample, beginnings) => {
    fc.assert(
      fc.property(fc.constantFrom(...beginnings), anyEdits, (first, edits) => {
        const versions = new VersionCheck();
        visitVersions(first, edits, (value) => {
          const checked = versions.check(writeVersion(value), files, checkContext);
          expect(checked).toEqual(checkConfig(JSON.stringify(value), files, checkContext));
          const { meant } = checked;
          expect(readContents(meant)).toEqual(readContents(structuredClone(meant)));
        });
      }),
      { numRuns: isSample ? sample : runs },
    );
  },
);

test.each([
  ['one language', before],
  ['several languages', inLanguages],
])('in %s, what stays as it is is not read again', (_name, start) => {
  const versions = new VersionCheck();
  const check = (value: Json) =>
    versions.check(writeVersion(value), files, checkContext).meant?.entities.posts;
  const [first, second] = check(start) ?? [];
  const change: Change = { op: 'set', path: [...posts, 0, 'title'], value: 'Another title' };
  const [changed, same] = check(applyChange(start, change).config) ?? [];
  expect(changed).not.toBe(first);
  expect(changed?.title).toBe('Another title');
  expect(same).toBe(second);
});
