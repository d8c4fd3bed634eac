// @promise Share images show titles in the site’s fonts, also in Arabic, Hebrew and Cyrillic:
// joined, in the right order and mirrored like pages; the check warns of missing letters

import { expect, test } from 'vitest';
import { createDrawableFinder } from '../../../../src/io/drawable-letters';
import { diagnose } from '../../check-changed';

const findDrawable = createDrawableFinder('');

const titled = (title: string) => diagnose({ '/routes/1/title': title }, { findDrawable });

test.each(['الخصوصية', 'אבל ו-PTSD', 'Связь', 'Nỗi đau', 'Łódź'])(
  'the picture of a shared link can show “%s”',
  (title) => {
    expect(titled(title)).toBe('');
  },
);

test.each([
  ['Greek', 'Επαφή', 'Ε'],
  ['Japanese', '安らぎ', '安'],
])('CFG0616: no typeface has %s letters', (_language, title, letter) => {
  expect(titled(title)).toContain(
    `warning[CFG0616]: The share image leaves this title out because it cannot show the letter "${letter}"`,
  );
});

test('a usual title asks for no typeface', () => {
  const opened: unknown[] = [];
  const report = diagnose(
    { '/routes/1/title': 'Kontakt für Łukasz & Zoë – “Está bien”' },
    { findDrawable: () => (character) => opened.push(character) === 0 },
  );
  expect(report).toBe('');
  expect(opened).toEqual([]);
});
