import { expect, test } from 'vitest';
import { checkChanged, listCodes } from '../../check-changed';

test('a label may use the words of its usual text, in any order', () => {
  expect(
    listCodes({ '/labels': { rating: 'Of 5 stars: {rating}', moreAreas: 'and more' } }),
  ).toEqual([]);
});

test('a word that is not filled in is found, with the one that was meant', () => {
  const [problem] = checkChanged({ '/labels': { moreAreas: '+{cuont} more' } }).problems;
  expect(problem).toMatchObject({
    code: 'CFG0407',
    message: '{cuont} is not filled in here.',
    hint: 'Did you mean "{count}"?',
  });
});
