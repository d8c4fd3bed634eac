// @promise Share images show titles in the site’s fonts, also in Arabic, Hebrew and Cyrillic:
// joined, in the right order and mirrored like pages; the check warns of missing letters

import { expect, test } from 'vitest';
import { findUndrawableLetter, keepDrawable, readShareTitle } from '../../src/content/share-title';
import { openLetters } from '../build/share-images/open-letters';

const letters = openLetters();
const has = (character: string): boolean => letters.find(character) !== undefined;
const hasNothing = (): boolean => false;

const read = (title: string): string => readShareTitle(title, 'Quiet Lake');

test('the name of the practice behind a bar is left out, whole or shortened', () => {
  expect(read('About | Quiet Lake')).toBe('About');
  expect(read('About | Quiet')).toBe('About');
  expect(read('Grief | Loss')).toBe('Grief | Loss');
  expect(read('Quiet Lake')).toBe('Quiet Lake');
  expect(read('Quiet Lake: a practice')).toBe('Quiet Lake: a practice');
});

test('every character that counts as there without asking is in Fraunces', () => {
  const missing: string[] = [];
  for (let code = 0x20; code < 0x1_0000; code += 1) {
    const character = String.fromCharCode(code);
    if (keepDrawable(`a${character}b`, hasNothing) !== `a${character}b`) continue;
    // Those that are not seen need no letter.
    if (/\p{Cf}/u.test(character) && code !== 0xad) continue;
    const { source = '' } = letters.find(character) ?? {};
    if (!source.includes('/fraunces-')) missing.push(code.toString(16));
  }
  expect(missing).toEqual([]);
});

test('letters of European languages, typographic quotes and dashes need no look at a file', () => {
  const text = 'Zoë, Łukasz & Ğül: “Está bien” – ‘ça va’ … Şi Ștefan, 50 % €';
  const asked: string[] = [];
  const ask = (character: string): boolean => asked.push(character) === 0;
  expect(findUndrawableLetter(text, ask)).toBeUndefined();
  expect(keepDrawable(text, ask)).toBe(text);
  expect(asked).toEqual([]);
});

test.each([
  ['Arabic', 'ماذا نقول للأطفال؟ السَّلامُ عَلَيْكُمْ'],
  ['Persian', 'می\u200cخواهم کمک بگیرم'],
  ['Hebrew', 'שָׁלוֹם: שלב 2 (חלק א׳)'],
  ['Russian and Ukrainian', 'Связь, ґанок, їжа'],
  ['Vietnamese', 'Nỗi đau và hy vọng'],
])('%s can be drawn with what comes with the site', (_language, text) => {
  expect(findUndrawableLetter(text, has)).toBeUndefined();
  expect(keepDrawable(text, has)).toBe(text.normalize());
  expect(findUndrawableLetter(text, hasNothing)).toBeDefined();
});

test('letters with marks of their own are drawable, too', () => {
  expect(keepDrawable('Zoe\u0308', has)).toBe('Zoë');
});

test('emoji and signs are left out; words that lack letters are not shown at all', () => {
  expect(keepDrawable('Rest 🌅 & hope 👩‍👧', has)).toBe('Rest & hope');
  expect(keepDrawable('Grief ⇒ joy', has)).toBe('Grief joy');
  expect(findUndrawableLetter('Hope 安らぎ', has)).toBe('安');
  expect(keepDrawable('Hope 安らぎ', has)).toBe('');
});
