// @promise Everything that is not real yet is listed before publishing and by each build: exactly
// the items that would be errors on a live site, including the editor’s example text

import { expect, test } from 'vitest';
import { checkConfig } from '../../src/check/check-config';
import { digestSamples, keepSampleTexts, listSamplePlaces } from '../../src/check/sample-texts';
import { titleNotReal } from '../../src/check/problem';
import { splitMerged } from '../../src/check/report/merge-diagnostics';
import { exampleTexts } from '../../src/content/placeholders/reserved-values';
import { siteSchema } from '../../src/content/schema/walk-schema';
import { isObject } from '../../src/utils/json';
import { listCodes, writeChanged, type Changes } from './check-changed';
import { publicFiles } from './minimal-config';
import { readyToGoLive } from '../../src/check/problems/examples';

const text = '/routes/0/blocks/1/text';

function check(changes: Changes) {
  return checkConfig(writeChanged(changes), publicFiles, { listsNotReal: true });
}

function list(changes: Changes): string[] {
  return (check(changes).notReal ?? []).map(
    ({ places, ...item }) =>
      `${titleNotReal(item)}: ${places.map(({ place, path }) => place ?? path).join(', ')}`,
  );
}

test('of a site that is not live, everything that is not real yet is listed with its places', () => {
  expect(list({ [text]: '<p>[___]</p>', '/routes/1/title': '[___]' })).toMatchInlineSnapshot(`
    [
      "Replace the example web address (2 places): site, site > social",
      "Replace the example phone number: site",
      "Replace the example email address: site",
      "Enter the real widget ID (2 places): Widget booking, Widget podcast",
      "Replace the sample entry with a real one: Counselor ruth",
      "Replace the sample text with your own (2 places): Page / > Block 2 (text), Page /contact",
    ]
  `);
  expect(check({}).problems).toEqual([]);
  expect(checkConfig(writeChanged({}), publicFiles).notReal).toBeUndefined();
});

test('of a site in several languages, what is in all of them is listed once, a translation at its place', () => {
  const { notReal = [] } = check({
    '/site/languages': ['en', 'es'],
    '/routes/0/title': { en: '[___]', es: '[___]' },
  });
  const pointers = notReal.flatMap(({ places }) => places.map(({ path }) => path));
  expect(pointers).toContain('/routes/0/title/es');
  const tasks = notReal.map(({ todo }) => todo);
  expect(tasks).toEqual([...new Set(tasks)]);
  expect(pointers.filter((path) => path === '/site/phone')).toHaveLength(1);
});

test('what is left of a sample is listed by block, page and entry, until it is changed or kept', () => {
  const written: unknown = JSON.parse(writeChanged({ '/site/tagline': 'Rest by the lake' }));
  const words = new Set(['description', 'text', 'title']);
  const sampleTexts = digestSamples(
    written,
    (path) => path[0] === 'routes' && words.has(String(path.at(-1))),
  );
  const changes = { '/site/sampleTexts': sampleTexts, '/site/tagline': 'Rest by the lake' };
  const config: unknown = JSON.parse(writeChanged(changes));
  const places = listSamplePlaces(config).map((path) => path.join('/'));
  expect(places).toContain('routes/0');
  expect(places).toContain('routes/0/blocks/1');
  expect(places).not.toContain('site/tagline');
  const title = 'Change the text of the sample, or confirm that it fits';
  expect(list(changes).find((item) => item.startsWith(title))).toContain(
    `(${places.length} places): `,
  );
  const read = { ...changes, [text]: '<p>Our own words.</p>' };
  expect(
    listSamplePlaces(JSON.parse(writeChanged(read))).map((path) => path.join('/')),
  ).not.toContain('routes/0/blocks/1');
  // The page alone is kept, not its blocks.
  const kept = keepSampleTexts(config, [['routes', 0]]);
  const left = listSamplePlaces(
    JSON.parse(writeChanged({ ...changes, '/site/sampleTexts': kept })),
  );
  expect(left.map((path) => path.join('/'))).toEqual(places.filter((path) => path !== 'routes/0'));
});

test('the texts of a sample in several languages are listed together', () => {
  const changes = {
    '/site/languages': ['en', 'es'],
    '/site/tagline': { en: 'Our own words', es: 'Descansa junto al lago' },
    '/routes/0/title': { en: 'Quiet Lake', es: 'Lago tranquilo' },
  };
  const written: unknown = JSON.parse(writeChanged(changes));
  // The English tagline is changed already, so that each language has another first place.
  const places = new Set(['site/tagline/es', 'routes/0/title/en', 'routes/0/title/es']);
  const sampleTexts = digestSamples(written, (path) => places.has(path.join('/')));
  const { notReal = [] } = check({ ...changes, '/site/sampleTexts': sampleTexts });
  const [item, ...others] = notReal.filter((one) => one.isSample);
  expect(others).toEqual([]);
  expect(item?.places.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/site/tagline/es', '/routes/0']),
  );
  expect(item?.count).toBe(item?.places.length);
});

test('it is what would be errors of the same site if it were live', () => {
  const changes = {
    [text]: '<p>Write your text here.</p>',
    '/providers': { highlevel: { host: 'localhost' } },
  };
  const errors = checkConfig(writeChanged({ ...changes, '/site/status': 'live' }), publicFiles);
  const todos = errors.problems.map(({ message }) =>
    splitMerged(message).message.replace(/^Before going live: |\.$/g, ''),
  );
  const listed = check(changes).notReal ?? [];
  expect(listed.length).toBeGreaterThan(5);
  expect(listed.map(({ todo }) => todo.toLowerCase()).toSorted()).toEqual(
    todos.map((todo) => todo.toLowerCase()).toSorted(),
  );
});

test('it hides no other problem, and a live site has the errors', () => {
  const changes = {
    '/entities/testimonials': [],
    '/routes/0/blocks/-': { type: 'carousel', title: 'Said' },
  };
  const before = checkConfig(writeChanged(changes), publicFiles).problems;
  expect(check(changes).problems).toEqual(before);
  expect(check(readyToGoLive)).toMatchObject({ problems: [] });
  expect(check(readyToGoLive).notReal).toBeUndefined();
  const live = check({ '/site/status': 'live' });
  expect(live.problems.length).toBeGreaterThan(0);
  expect(live.notReal).toBeUndefined();
});

test.each([
  '<p>Write your text here.</p>',
  '<p>Describe what happens and who it is for.</p>',
  '<p>Your answer.</p>',
])('CFG0523: what the editor begins a text with is none: %s', (html) => {
  expect(listCodes({ ...readyToGoLive, [text]: html })).toEqual(['CFG0523']);
  expect(listCodes({ ...readyToGoLive, [text]: html.replace('.', ' and more.') })).toEqual([]);
});

/** All texts of the examples of the schemas, as the editor writes them. */
function listExamples(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(listExamples);
  if (!isObject(node)) return [];
  return Object.entries(node).flatMap(([name, value]) =>
    name === 'defaultSnippets' && Array.isArray(value)
      ? value.flatMap((snippet) => (isObject(snippet) ? listTexts(snippet['body']) : []))
      : listExamples(value),
  );
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') {
    return [
      value
        .replace(/\$\{\d+:([^}]*)\}/g, '$1')
        .replace(/<[^>]*>/g, '')
        .trim(),
    ];
  }
  return isObject(value) || Array.isArray(value) ? Object.values(value).flatMap(listTexts) : [];
}

test('the examples that ask for something count, and nothing that a practice can say', () => {
  const examples = new Set(listExamples(siteSchema));
  const asking =
    /^(?:Your|Write your|Wh(?:at|ere|o|y)|Describe|One|Two or|The (?:name of|title of|client|location)|Name of the|Tell (?:readers|visitors)|A few|A transcript)\b.* /;
  const real = /^(?:What (?:clients say|we|to bring)|Who it is for)/;
  expect([...examples].filter((one) => asking.test(one) && !real.test(one)).toSorted()).toEqual(
    [...exampleTexts].toSorted(),
  );
});

test('a text of the sample that only one language still has can be kept, too', () => {
  const title = { en: 'Changed', es: 'Lago tranquilo' };
  const sampleTexts = digestSamples(
    { routes: [{ title: title.es }] },
    (path) => path.at(-1) === 'title',
  );
  const { notReal = [] } = check({
    '/site/languages': ['en', 'es'],
    '/site/sampleTexts': sampleTexts,
    '/routes/0/title': title,
  });
  const samples = notReal.filter(({ isSample }) => isSample);
  expect(samples.map(titleNotReal)).toEqual([
    'Change the text of the sample, or confirm that it fits',
  ]);
});
