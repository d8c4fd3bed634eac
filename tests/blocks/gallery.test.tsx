import { expect, test } from 'vitest';
import { listNames, readText } from './find-by-role';
import { renderBlock } from './render-block';

test('the text is below its heading', () => {
  const markup = renderBlock('gallery', 'valid/full');
  expect(listNames(markup, 'heading 2')).toEqual(['A heading']);
  expect(readText(markup)).toContain('One sentence.');
});
