import { expect, test } from 'vitest';
import { indexLines } from '../../../src/check/json/line-index';

test.each(['a\nbc\n', 'a\rbc\r', 'a\r\nbc\r\n'])('lines end as in %j', (text) => {
  const positionOf = indexLines(text);
  expect(positionOf(0)).toEqual({ line: 1, column: 1 });
  expect(positionOf(text.indexOf('b'))).toEqual({ line: 2, column: 1 });
  expect(positionOf(text.indexOf('c'))).toEqual({ line: 2, column: 2 });
  expect(positionOf(text.length)).toEqual({ line: 3, column: 1 });
});
