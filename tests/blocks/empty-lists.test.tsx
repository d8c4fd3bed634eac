import { expect, test } from 'vitest';
import type { Block } from '../../src/generated/block-types';
import { BlockContent } from '../../src/shell/block-slot';
import { buildBlock, renderMarkup } from './render-block';

const emptied: Partial<Record<Block['type'], Record<string, []>>> = {
  bookshelf: { shelves: [] },
  'card-grid': { cards: [] },
  carousel: { testimonials: [] },
};

test.each(Object.entries(emptied))(
  'a %s with nothing to show has no heading either',
  (type, lists) => {
    const block = { ...buildBlock(type, 'valid/full'), ...lists } as Block;
    const placed = { id: 'block-1', headingLevel: 2 as const, block };
    expect(renderMarkup(<BlockContent placed={placed} />)).toBe('');
  },
);
