import { expect, test } from 'vitest';
import { BlockContent } from '../../src/shell/block-slot';
import { listNames } from './find-by-role';
import { buildBlock, renderBlock, renderMarkup } from './render-block';

test('every entry is an item of a list', () => {
  for (const name of ['valid/minimal', 'valid/full']) {
    expect(listNames(renderBlock('list', name), 'listitem')).toEqual(['Grief', 'Anxiety']);
  }
});

test('numbers make an ordered list', () => {
  const block = buildBlock('list', 'valid/minimal');
  if (block.type !== 'list') throw new Error('The fixture is not a list');
  const placed = {
    id: 'block-1',
    headingLevel: 2 as const,
    block: { ...block, style: 'numbers' as const },
  };
  expect(renderMarkup(<BlockContent placed={placed} />)).toContain('<ol><li>Grief</li>');
});
