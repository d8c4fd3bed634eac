import { Suspense, useEffect } from 'react';
import type { PlacedBlock } from '../payload/payload';
import { BlockBoundary } from './block-boundary';
import { blockComponents } from './custom-blocks';

interface BlockSlotProps {
  placed: PlacedBlock;
  /** called when the block is hydrated, or has failed to */
  onShown?: (() => void) | undefined;
}

/** One block: hydrated on its own, and contained if it fails. */
export function BlockSlot({ placed, onShown }: BlockSlotProps) {
  return (
    <BlockBoundary onShown={onShown}>
      <Suspense>
        <BlockContent placed={placed} />
        <ShownSignal onShown={onShown} />
      </Suspense>
    </BlockBoundary>
  );
}

/** The component of a block's type with the block's settings. */
export function BlockContent({ placed: { block, ...place } }: { placed: PlacedBlock }) {
  const { type, anchor: _anchor, ...settings } = block;
  const Component = blockComponents[type];
  if (!Component) throw new Error(`There is no code for blocks of the type "${type}".`);
  return <Component {...settings} {...place} />;
}

function ShownSignal({ onShown }: Pick<BlockSlotProps, 'onShown'>) {
  useEffect(() => onShown?.(), [onShown]);
  return null;
}
