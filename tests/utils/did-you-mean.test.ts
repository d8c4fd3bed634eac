import { expect, test } from 'vitest';
import {
  findSimilarName,
  listChoices,
  measureDistance,
  suggestName,
} from '../../src/utils/did-you-mean';

test.each([
  ['', '', 0],
  ['abc', '', 3],
  ['heading', 'heading', 0],
  ['hedaing', 'heading', 1],
  ['headng', 'heading', 1],
  ['heeading', 'heading', 1],
  ['keading', 'heading', 1],
  ['kitten', 'sitting', 3],
])('%j and %j are %i apart', (a, b, distance) => {
  expect(measureDistance(a, b)).toBe(distance);
  expect(measureDistance(b, a)).toBe(distance);
});

test('the nearest name wins, whatever its case', () => {
  expect(findSimilarName('titel', ['tile', 'title', 'total'])).toBe('title');
  expect(findSimilarName('HREF', ['here', 'href'])).toBe('href');
});

test('names that are too far away are not suggested', () => {
  expect(findSimilarName('foo', ['bar', 'fooled'])).toBeUndefined();
  expect(findSimilarName('ab', ['cd'])).toBeUndefined();
});

test('without a similar name, a few choices are listed and many are not', () => {
  expect(suggestName('x', ['left', 'right'])).toEqual({ hint: 'Use "left" or "right".' });
  const many = Array.from({ length: 21 }, (_, index) => `name-${index}`);
  expect(suggestName('x', many)).toEqual({});
  expect(suggestName('x', [])).toEqual({});
});

test('a name was meant for certain when all others are much farther away', () => {
  expect(suggestName('/images/laek.webp', ['/images/lake.webp', '/images/meadow.webp']).name).toBe(
    '/images/lake.webp',
  );
  expect(suggestName('STATUS', ['status', 'statue']).name).toBe('status');
  expect(suggestName('TM', ['TN', 'CA']).name).toBeUndefined();
  expect(suggestName('sane', ['sand', 'sage']).name).toBeUndefined();
  expect(suggestName('part-2', ['part-3']).name).toBeUndefined();
  expect(suggestName('lastName', ['firstName']).name).toBeUndefined();
});

test('two names that are equally near are both suggested, many are not', () => {
  expect(suggestName('sane', ['sand', 'sage']).hint).toBe('Did you mean "sand" or "sage"?');
  const states = ['TA', 'TB', 'TC', 'TD'];
  expect(suggestName('TM', states).hint).toBe('Use "TA", "TB", "TC" or "TD".');
});

test('of names that editors gave, what there is is listed, the nearest first', () => {
  const title = 'Widgets';
  const among = ['podcast', 'survey-caleb', 'survey-esther'];
  expect(listChoices({ to: 'survey-ruth', among, title })).toBe(
    'Widgets, closest first: "survey-esther", "podcast", "survey-caleb".',
  );
  const many = Array.from({ length: 11 }, (_, index) => `page-${index}`);
  expect(listChoices({ to: 'x', among: many, title: 'Pages' })).toMatch(
    /^Pages: "page-0", .*"page-7" and 3 more\.$/,
  );
  expect(listChoices({ to: 'page-10', among: many.slice(0, 10), title: 'Pages' })).toMatch(
    /^Pages, closest first: "page-\d", "page-\d", "page-\d" and 7 more\.$/,
  );
});

test('a list of one would be a suggestion', () => {
  expect(listChoices({ to: 'ruth', among: ['esther', 'esther'], title: 'All' })).toBeUndefined();
  expect(listChoices({ to: 'ruth', among: [], title: 'All' })).toBeUndefined();
});
