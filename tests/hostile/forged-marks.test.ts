// @promise No text in the config can be mistaken for a marker of the renderer

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSample, sampleOf, spreadOf } from '../runners/is-sample';
import type { Path } from '../../src/utils/json';
import { acceptText, stringFields } from './accept-text';
import { countTries } from './count-tries';
import { renderVariant } from './render-variant';
import { fullConfig, putText } from './string-fields';

/** What the site, React and Emotion write between texts or look for: none of it may work in one. */
const marks = [
  '@late-styles@',
  'late-styles',
  '<link rel="stylesheet" href="late"/>',
  '&lt;link rel="stylesheet" href="late"/&gt;',
  'data-late',
  'data-late="true"',
  'data-late=',
  'class=',
  'style=',
  'var(--palette-site-secondaryTint)',
  ':root{',
  '}',
  '$&',
  "$'",
  '$`',
  '<!--$!-->',
  '&lt;!--$!--&gt;',
  '<!--/$-->',
  '</style>',
  '&lt;/style&gt;',
  '/icons.svg#heart',
  '\uE000',
  '\uF8FF',
  ...listClassNames(),
];

test.for(spreadOf(marks, 12))(
  '%j in all text fields: refused there, or only words on the pages @A2',
  (mark, { task }) => {
    countTries(task, stringFields.length);
    expect(findTraces(`Aq ${mark} qa`)).toEqual([]);
  },
);

test('marks and private characters in any order are only words too @A2', () => {
  const privateCharacter = fc
    .integer({ min: 0xe000, max: 0xf8ff })
    .map((code) => String.fromCharCode(code));
  const parts = fc.array(fc.oneof(privateCharacter, fc.constantFrom(...marks)), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(parts, fc.constantFrom('', ' '), (chosen, between) => {
      expect(findTraces(`Aq ${chosen.join(between)} qa`)).toEqual([]);
    }),
    { numRuns: isSample ? 2 : 20 },
  );
});

test('a typeface that is called like a mark changes nothing but styles @A2', ({ task }) => {
  const names = marks.filter((mark) => /^[a-z0-9-]+$/.test(mark));
  const tried = sampleOf(names);
  countTries(task, tried.length);
  expect(names.length).toBeGreaterThan(2);
  const plain = renderInTypeface('q');
  for (const name of tried) expect(renderInTypeface(name)).toEqual(plain);
});

/** The pages in a typeface of that name, without styles and the names of styles. */
function renderInTypeface(name: string): string[] {
  const fonts = [
    ...fullConfig.theme.fonts.own.map((_own, index) => ['own', index, 'name']),
    ['text'],
  ];
  const paths = fonts.map((path) => ['theme', 'fonts', ...path]);
  const { pages } = renderVariant('', putText(fullConfig, paths, name), '/app.js');
  return pages.map(({ html }) =>
    html
      .replaceAll(/<style[^>]*>.*?<\/style>|<link [^>]*>/gs, '')
      .replaceAll(/ class="[^"]*"|\/_styles\/[^"]*/g, ''),
  );
}

test('most text fields take a mark that looks like words', () => {
  expect(acceptText('Aq @late-styles@ qa').accepted.length).toBeGreaterThan(
    stringFields.length / 3,
  );
});

test('what ends texts in other languages is refused by every field', () => {
  expect(acceptText('Aq \u0000 qa').accepted).toEqual([]);
});

/** Class names of the first page that the last one does not have: their styles belong to one. */
function listClassNames(): string[] {
  const { pages } = renderVariant('', fullConfig, '/app.js');
  const names = pages.map(({ html }): string[] => html.match(/css-[a-z0-9]+/g) ?? []);
  return [...new Set(names[0])].filter((name) => !names.at(-1)?.includes(name)).slice(0, 2);
}

/** Most marks are accepted by the same fields, where they are compared with the same pages. */
const plainPages = new Map<string, string[]>();

function renderPlain(paths: readonly Path[], text: string): string[] {
  const plain = text.replace(/\S+/g, 'q');
  const key = JSON.stringify([plain, paths]);
  const pages = plainPages.get(key) ?? renderWith(paths, plain);
  plainPages.set(key, pages);
  return pages;
}

/** Where pages with a text differ from the same pages with plain words, beyond the text itself. */
function findTraces(text: string): string[] {
  const { accepted } = acceptText(text);
  // What a typeface is called is in the styles, and their names change with it: see below.
  const paths = accepted.map(({ path }) => path).filter(([, group]) => group !== 'fonts');
  const expected = renderPlain(paths, text);
  return renderWith(paths, text).flatMap((html, index) => {
    const plain = expected[index] ?? '';
    if (html === plain) return [];
    const at = [...html].findIndex((character, position) => character !== plain[position]);
    return `${html.slice(at - 80, at + 80)} instead of ${plain.slice(at - 80, at + 80)}`;
  });
}

/** The pages with a text in some fields, the text and what is computed from it left out. */
function renderWith(paths: readonly Path[], text: string): string[] {
  const { pages } = renderVariant('', putText(fullConfig, paths, text), '/app.js');
  return pages.map(({ html }) =>
    html
      .replaceAll(escapeText(text), '…')
      .replaceAll(escapeText(readEntities(text)), '…')
      .replaceAll(/(?<=href="(?:tel:|\/_calendar\/|\/_contact\/))[^"]*/g, '…')
      .replaceAll(/[a-z0-9]+(?=\.woff2)/g, '…'),
  );
}

/** A text as texts with HTML mean it. */
function readEntities(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');
}
