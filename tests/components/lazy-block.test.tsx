import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lazyBlock } from '../../src/components/lazy-block';

test('a late block is rendered once its code is there, and fetched again if that failed', async () => {
  let tries = 0;
  const Late = lazyBlock<{ words: string }>(async () => {
    tries += 1;
    if (tries === 1) throw new Error('lost');
    return ({ words }) => <p>{words}</p>;
  });
  const element = <Late words="here" />;
  await expect(Late.load()).rejects.toThrow('lost');
  expect(() => renderToStaticMarkup(element)).toThrow('Its code is not there.');
  await Late.load();
  expect(renderToStaticMarkup(element)).toBe('<p>here</p>');
  await Late.load();
  expect(tries).toBe(2);
});
