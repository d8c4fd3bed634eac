import { expect, test } from 'vitest';
import { measureReadingGrade } from '../../../src/config/content/reading-grade';

test('words and sentences are counted, tags are not', () => {
  // 0.39 × 6 words a sentence + 11.8 × 1 syllable a word − 15.59
  expect(measureReadingGrade('<p>The cat sat on the mat.</p>')).toEqual({
    words: 6,
    grade: expect.closeTo(-1.45, 2),
  });
});

test('a link or emphasis does not end a sentence, a paragraph does', () => {
  const one = measureReadingGrade(
    '<p>The cat <em>sat</em> on <a href="/mat">the</a> mat</p>',
  ).grade;
  const two = measureReadingGrade('<p>The cat sat</p><p>on the mat</p>').grade;
  expect(one).toBeCloseTo(-1.45, 2);
  expect(two).toBeLessThan(one);
});

test('long words are harder than short ones', () => {
  const hard = measureReadingGrade('<p>Deliberate communication facilitates understanding.</p>');
  expect(hard.grade).toBeGreaterThan(12);
});

test('a text without words has no grade', () => {
  expect(measureReadingGrade('<hr>')).toEqual({ words: 0, grade: 0 });
});
