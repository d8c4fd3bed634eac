import type { ComponentType, ReactNode } from 'react';

/** The component of a block whose code is fetched only by pages that have it. */
export interface LazyBlock<P> {
  (props: P): ReactNode;
  /** Fetches the code. Must have succeeded before the block is rendered. */
  load: () => Promise<void>;
}

/** Makes the component of a block that few pages have from what imports its code. */
export function lazyBlock<P extends object>(
  importComponent: () => Promise<ComponentType<P>>,
): LazyBlock<P> {
  let Loaded: ComponentType<P> | undefined;
  const Late: LazyBlock<P> = (props) => {
    if (!Loaded) throw new Error('Its code is not there.');
    return <Loaded {...props} />;
  };
  Late.load = async () => {
    Loaded ??= await importComponent();
  };
  return Late;
}
