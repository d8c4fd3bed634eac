import { expect, test } from 'vitest';
import { findValues } from '../../../src/editor/schema/find-values';
import { root } from '../documents';

const config = {
  site: {
    prices: [
      { id: 'couple', amount: 180 },
      { id: 'session', amount: 140 },
    ],
    words: [{ id: 'town', text: { en: 'Portland', es: 'Portland' } }],
  },
};

test('the settings that a text shows by placeholders are found, each once', () => {
  const text = '<p>{price.session} in {word.Town}, or {price.session}. Call {site.phone}.</p>';
  expect(findValues(root, config, text)).toEqual([
    ['site', 'prices', 1, 'amount'],
    ['site', 'words', 0, 'text', 'en'],
    ['site', 'phone'],
  ]);
});

test('a placeholder that the site does not know, or of an entry, has no setting', () => {
  expect(findValues(root, config, '{price.group} {site.phon} {counselor.name}')).toEqual([]);
});
