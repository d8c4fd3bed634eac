import { expect, test } from 'vitest';
import {
  countSyllables,
  type SyllableLanguage,
} from '../../../../src/check/rules/readability/count-syllables';
import { measureReadingGrade } from '../../../../src/check/rules/readability/reading-grade';

const measure = (html: string, language = 'en') => measureReadingGrade(html, language);

test('words and sentences are counted, tags are not', () => {
  // 0.39 × 6 words a sentence + 11.8 × 1 syllable a word − 15.59
  expect(measure('<p>The cat sat on the mat.</p>')).toEqual({
    words: 6,
    unit: 'grade',
    value: expect.closeTo(-1.45, 2),
  });
});

test('a link or emphasis does not end a sentence, a paragraph does', () => {
  const one = measure('<p>The cat <em>sat</em> on <a href="/mat">the</a> mat</p>')?.value;
  const two = measure('<p>The cat sat</p><p>on the mat</p>')?.value;
  expect(one).toBeCloseTo(-1.45, 2);
  expect(two).toBeLessThan(one ?? 0);
});

test('long words are harder than short ones', () => {
  const hard = measure('<p>Deliberate communication facilitates understanding.</p>');
  expect(hard?.value).toBeGreaterThan(12);
});

test('a text without words has no grade', () => {
  expect(measure('<hr>')).toEqual({ words: 0, unit: 'grade', value: 0 });
});

test.each<[SyllableLanguage, Record<string, number>]>([
  ['en', { time: 1, the: 1, listening: 3, deliberate: 4 }],
  ['es', { que: 1, día: 2, ciudad: 2, guitarra: 3, poeta: 3, quién: 1, ayuda: 3, y: 1 }],
  ['de', { liebe: 2, Bäume: 2, Theater: 3, Situation: 5, Seele: 2, Zeit: 1, Übung: 2 }],
])('syllables are counted as they are spoken: %s', (language, words) => {
  for (const [word, count] of Object.entries(words)) {
    expect([word, countSyllables(word, 0, word.length, language)]).toEqual([word, count]);
  }
});

test('Spanish is measured by the formula of Szigriszt, German by that of Vienna', () => {
  // 206.835 − 62.3 × 8 syllables / 5 words − 5 words
  expect(measure('<p>La casa tiene un jardín.</p>', 'es-MX')).toEqual({
    words: 5,
    unit: 'ease',
    value: expect.closeTo(206.835 - 62.3 * (8 / 5) - 5, 3),
  });
  // Five words: one of three syllables and of more than six letters, four of one syllable.
  expect(measure('<p>Wir sind gern zusammen hier.</p>', 'de')).toEqual({
    words: 5,
    unit: 'grade',
    value: expect.closeTo(19.35 / 5 + 0.1672 * 5 + 12.97 / 5 - (3.27 * 4) / 5 - 0.875, 3),
  });
});

test('a language without a known formula is not measured', () => {
  expect(measure('<p>Kot siedzi na macie.</p>', 'pl')).toBeUndefined();
});
