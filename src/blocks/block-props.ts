import type { ComponentType } from 'react';
import type { Block } from '../generated/block-types';
import type { PlacedBlock } from '../payload/payload';
import type { LazyBlock } from '../components/lazy-block';

type BlockOfType<T extends Block['type']> = Extract<Block, { type: T }>;

/** The props of a block's component: the block's settings, its id on the page, its heading level. */
export type BlockProps<T extends Block['type']> = Omit<BlockOfType<T>, 'type' | 'anchor'> &
  Omit<PlacedBlock, 'block'>;

/** One component per block type; a missing or wrong one does not compile. */
export type BlockRegistry = {
  [T in Block['type']]: ComponentType<BlockProps<T>> &
    Partial<Pick<LazyBlock<BlockProps<T>>, 'load'>>;
};
