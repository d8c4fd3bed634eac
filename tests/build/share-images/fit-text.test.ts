import { expect, test } from 'vitest';
import { fitText } from '../../../src/build/share-images/fit-text';

/** A font in which every letter is half as wide as it is high. */
const measure = (line: string): number => line.length / 2;

test('a text that fits stays on one line', () => {
  const box = { width: 100, height: 20, size: 20, lineHeight: 1 };
  expect(fitText('Boundaries', box, measure)).toEqual({ size: 20, lines: ['Boundaries'] });
});

test('a longer text is broken into even lines', () => {
  const box = { width: 100, height: 40, size: 10, lineHeight: 1 };
  expect(fitText('The Ruthless Elimination of Hurry', box, measure).lines).toEqual([
    'The Ruthless',
    'Elimination of Hurry',
  ]);
});

test('letters shrink until the longest word fits', () => {
  const box = { width: 60, height: 100, size: 30, lineHeight: 1.5 };
  expect(fitText('Raising Worry-Free Girls', box, measure)).toEqual({
    size: 12,
    lines: ['Raising', 'Worry-Free', 'Girls'],
  });
});

test('letters shrink until all lines fit', () => {
  const box = { width: 60, height: 30, size: 30, lineHeight: 1.5 };
  expect(fitText('Raising Worry-Free Girls', box, measure)).toEqual({
    size: 7,
    lines: ['Raising', 'Worry-Free Girls'],
  });
});

test('a text that can never fit is an error', () => {
  const box = { width: 1, height: 1, size: 10, lineHeight: 1 };
  expect(() => fitText('Boundaries', box, measure)).toThrow('“Boundaries” does not fit');
});
