import type { ComponentType } from 'react';
import { blockRegistry } from '../generated/block-registry';
import type { Block } from '../generated/block-types';
import type { LazyBlock } from '../components/lazy-block';
import type { PlacedBlock } from '../payload/payload';

/** The props of a custom block: its settings, and those of `Section`. */
export type CustomBlockProps<Settings> = Settings &
  Omit<PlacedBlock, 'block'> &
  Pick<Extract<Block, { type: 'text' }>, 'tone' | 'space'>;

/** The component of any block: it gets the block's settings and its place. */
type AnyBlock = ComponentType<Omit<PlacedBlock, 'block'>> &
  Partial<Pick<LazyBlock<object>, 'load'>>;

/**
 * The component of each block type. The registry has, for each type, the component of exactly that block;
 * those that the site adds are here once they are loaded.
 */
export const blockComponents = { ...blockRegistry } as unknown as Record<string, AnyBlock>;

/**
 * Loads blocks that a site adds, each once.
 *
 * @param addresses type → address of its module, which exports the component by default
 * @throws Error when a script is lost
 */
export async function loadCustomBlocks(addresses: Readonly<Record<string, string>>): Promise<void> {
  await Promise.all(
    Object.entries(addresses).map(async ([type, address]) => {
      if (blockComponents[type]) return;
      const module = (await import(/* @vite-ignore */ address)) as { default: AnyBlock };
      blockComponents[type] = module.default;
    }),
  );
}
