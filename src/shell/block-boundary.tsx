import { Component, useEffect, type ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import { useSite } from '../components/site-context';

interface BlockBoundaryProps {
  children: ReactNode;
  onShown?: (() => void) | undefined;
}

interface BlockBoundaryState {
  failed: boolean;
}

/** Keeps the page when one block fails: a short notice takes its place. */
export class BlockBoundary extends Component<BlockBoundaryProps, BlockBoundaryState> {
  override state: BlockBoundaryState = { failed: false };

  static getDerivedStateFromError(): BlockBoundaryState {
    return { failed: true };
  }

  override render(): ReactNode {
    const { children, onShown } = this.props;
    return this.state.failed ? <BlockFailed onShown={onShown} /> : children;
  }
}

function BlockFailed({ onShown }: Pick<BlockBoundaryProps, 'onShown'>) {
  const { labels } = useSite();
  useEffect(() => onShown?.(), [onShown]);
  return (
    <Alert role="note" icon={false} sx={({ space }) => ({ margin: `${space.l} auto` })}>
      {labels.blockFailed}
    </Alert>
  );
}
