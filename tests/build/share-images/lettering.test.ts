import { array, assert, asyncProperty, constantFrom, string } from 'fast-check';
import { expect, test } from 'vitest';
import { keepDrawable } from '../../../src/content/share-title';
import { openLettering } from './open-letters';

const arabic = await openLettering('بيت السنديان خ می‌خواهم(2)', 'rtl');
const hebrew = await openLettering('אבל Lake שָׁלוֹם', 'rtl');

/** The outlines of a line from left to right, and where each begins; spaces have none. */
const draw = (lettering: typeof arabic, text: string) =>
  lettering
    .place(text, 0, 0, 100)
    .map(({ x, outline }) => ({ x, outline: outline.toSVG() }))
    .filter(({ outline }) => outline !== '');
const outlines = (text: string): string[] => draw(arabic, text).map(({ outline }) => outline);

test('Arabic letters are joined: a letter is another one at the beginning, in the middle and at the end', () => {
  const [alone] = outlines('ب');
  const word = outlines('ببب');
  expect(word).toHaveLength(3);
  expect(new Set([alone, ...word]).size).toBe(4);
  expect(arabic.measure('ببب')).toBeLessThan(arabic.measure('ب') * 3);
});

test('letters are joined as Persian asks for: a joiner keeps two apart, and is not seen', () => {
  const apart = outlines('ب\u200Cب');
  const [alone] = outlines('ب');
  expect(apart).toEqual([alone, alone]);
  expect(arabic.measure('ب\u200Cب')).toBeCloseTo(arabic.measure('ب') * 2);
});

test('the first letter of a Hebrew word is at its right end, and marks are on their letters', () => {
  const [lamed, bet, alef] = draw(hebrew, 'אבל');
  expect(alef?.outline).toBe(draw(hebrew, 'א')[0]?.outline);
  expect(lamed?.outline).toBe(draw(hebrew, 'ל')[0]?.outline);
  expect(lamed?.x).toBeLessThan(bet?.x ?? 0);
  expect(bet?.x).toBeLessThan(alef?.x ?? 0);
  expect(hebrew.measure('שָׁלוֹם')).toBeCloseTo(hebrew.measure('שלום'), 1);
});

test('a Latin name between Hebrew words is read from left to right', () => {
  const line = draw(hebrew, 'אבל Lake').map(({ outline }) => outline);
  const latin = draw(hebrew, 'Lake').map(({ outline }) => outline);
  expect(line.slice(0, 4)).toEqual(latin);
  expect(line).toHaveLength(7);
});

test('a colon after a Hebrew word is at its left, though it is of another typeface', () => {
  const [colon, alef] = [draw(hebrew, ':'), draw(hebrew, 'א')];
  const shown = draw(hebrew, 'א:').map(({ outline }) => outline);
  expect(shown).toEqual([colon?.[0]?.outline, alef?.[0]?.outline]);
});

test('a mark that the font has no place for on a letter does not stop the drawing', () => {
  // The dot of a shin on an alef.
  expect(draw(hebrew, '\u05D0\u05C1')).toHaveLength(2);
});

test.each([
  ['אבל Lake שָׁלוֹם', hebrew],
  ['بيت السنديان (2)', arabic],
])('%s is drawn as wide as it is measured', (text, lettering) => {
  const xs = draw(lettering, text).map(({ x }) => x);
  const width = lettering.measure(text) * 100;
  expect(Math.min(...xs)).toBeGreaterThan(-5);
  expect(Math.max(...xs)).toBeLessThan(width);
  expect(Math.max(...xs)).toBeGreaterThan(width - 100);
});

test.each(['ltr', 'rtl'] as const)('any title can be drawn, %s', async (direction) => {
  const units = [
    ...'aW7(.)é–م٣لا\u064E\u0651یگא״ש\u05C1\u05B8Ж\u0301ỗ',
    ...'\u200C\u200D\u200E\u200F\u061C\u2066\u2067\u2069\u202B\u202C\u00A0\u00AD🌅',
  ];
  const lettering = await openLettering('', direction);
  const word = string({ unit: constantFrom(...units), minLength: 1, maxLength: 8 });
  await assert(
    asyncProperty(array(word, { maxLength: 4 }), async (words) => {
      const text = keepDrawable(words.join(' '), (character) => lettering.has(character));
      await lettering.prepare(text);
      const placed = lettering.place(text, 0, 0, 100);
      const numbers = placed.flatMap(({ x, y, scale }) => [x, y, scale]);
      expect([...numbers, lettering.measure(text)]).not.toContain(NaN);
    }),
    { numRuns: 1000 },
  );
});
