import { expect, test } from 'vitest';
import { listNames, readText } from './find-by-role';
import { renderBlock } from './render-block';

test('each group is below its heading, and each row has its name, details and price', () => {
  const markup = renderBlock('price-list', 'valid/full');
  expect(listNames(markup, 'heading 3')).toEqual(['Sessions']);
  const rows = [...markup.matchAll(/<tr><th scope="row">(.*?)<\/th><td>(.*?)<\/td><\/tr>/g)];
  expect(rows.map(([, name = '', price]) => [readText(name), price])).toEqual([
    ['Session50 minutes', 'Ask us'],
    ['Session for couplesWith both of us.', '120 – 180.5'],
    ['Report', 'from 40'],
    ['First call15 minutes', 'Free'],
    ['Training for teams', 'Ask us'],
  ]);
});

test('a table has the name of its group or, without one, of the block', () => {
  const markup = renderBlock('price-list', 'valid/full');
  expect([...markup.matchAll(/<table[^>]* aria-labelledby="(.*?)"/g)].map(([, id]) => id)).toEqual([
    'block-1_0',
    'block-1_title',
  ]);
});
