import { expect, test } from 'vitest';
import { openFonts } from '../../../scripts/share-images/lettering';
import {
  findUndrawableLetter,
  keepDrawable,
  readShareTitle,
} from '../../../src/config/content/share-title';

const read = (title: string): string => readShareTitle(title, 'Quiet Lake');

test('the name of the practice behind a bar is left out, whole or shortened', () => {
  expect(read('About | Quiet Lake')).toBe('About');
  expect(read('About | Quiet')).toBe('About');
  expect(read('Grief | Loss')).toBe('Grief | Loss');
  expect(read('Quiet Lake')).toBe('Quiet Lake');
  expect(read('Quiet Lake: a practice')).toBe('Quiet Lake: a practice');
});

test('every letter that counts as drawable is in the typeface', async () => {
  const fonts = await openFonts();
  const missing: string[] = [];
  for (let code = 0x20; code < 0x1_0000; code += 1) {
    const character = String.fromCharCode(code);
    if (keepDrawable(`a${character}b`) !== `a${character}b`) continue;
    if (!fonts.some((font) => font.hasGlyphForCodePoint(code))) missing.push(code.toString(16));
  }
  expect(missing).toEqual([]);
});

test('letters of European languages, typographic quotes and dashes are drawable', () => {
  const text = 'Zoë, Łukasz & Ğül: “Está bien” – ‘ça va’ … Şi Ștefan, 50 % €';
  expect(findUndrawableLetter(text)).toBeUndefined();
  expect(keepDrawable(text)).toBe(text);
});

test('letters with marks of their own are drawable, too', () => {
  expect(keepDrawable('Zoe\u0308')).toBe('Zoë');
});

test('emoji and signs are left out; words that lack letters are not shown at all', () => {
  expect(keepDrawable('Rest 🌅 & hope 👩‍👧')).toBe('Rest & hope');
  expect(keepDrawable('Grief → joy')).toBe('Grief joy');
  expect(findUndrawableLetter('Hope Надежда')).toBe('Н');
  expect(keepDrawable('Hope Надежда')).toBe('');
});
