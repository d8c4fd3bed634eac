import { expect, test } from 'vitest';
import { orderRuns } from '../../../src/build/share-images/order-runs';

test('Latin letters on a page from left to right are one part', () => {
  const text = 'Grief (part 2): what helps';
  expect(orderRuns(text, 'ltr')).toEqual([{ text, direction: 'ltr' }]);
});

test('a Latin name and a number in a Hebrew title keep their own direction', () => {
  expect(orderRuns('אבל ו-PTSD: שלב 2', 'rtl')).toEqual([
    { text: '2', direction: 'ltr' },
    { text: ': שלב ', direction: 'rtl' },
    { text: 'PTSD', direction: 'ltr' },
    { text: 'אבל ו-', direction: 'rtl' },
  ]);
});

test('a Hebrew word in an English title keeps its own direction', () => {
  expect(orderRuns('The word אבל (evel)', 'ltr')).toEqual([
    { text: 'The word ', direction: 'ltr' },
    { text: 'אבל', direction: 'rtl' },
    { text: ' (evel)', direction: 'ltr' },
  ]);
});

test('a full stop after Latin letters is at the left on a page from right to left', () => {
  expect(orderRuns('Quiet Lake.', 'rtl').map(({ text }) => text)).toEqual(['.', 'Quiet Lake']);
});

test('brackets are mirrored where letters run from right to left, and only there', () => {
  expect(orderRuns('(א)', 'rtl')).toEqual([{ text: ')א(', direction: 'rtl' }]);
  expect(orderRuns('א a (b)', 'rtl').map(({ text }) => text)).toEqual(['a (b)', 'א ']);
});

test('characters that say which way a text runs are followed and left out', () => {
  const number = '\u2066+962 6 555 0142\u2069';
  expect(orderRuns(`اتصل ${number}`, 'rtl').map(({ text }) => text)).toEqual([
    '+962 6 555 0142',
    'اتصل ',
  ]);
});
