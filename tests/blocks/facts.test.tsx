import { expect, test } from 'vitest';
import { sampleConfig } from '../sample-config';
import { renderBlock } from './render-block';

test('each fact has its name before it, and its placeholders are filled in', () => {
  const markup = renderBlock('facts', 'valid/full').replaceAll(/<svg.*?<\/svg>/g, '');
  const pairs = [...markup.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map((pair) =>
    pair.slice(1),
  );
  expect(pairs).toEqual([
    ['Where', 'By the lake, or by video'],
    ['Licensed in', 'Ohio'],
    ['A session', '50 minutes'],
    ['Phone', sampleConfig.site.phone],
  ]);
});
