import { Component, useEffect, type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
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

const FailureNotice = styled('p')(({ theme }) => ({
  maxWidth: '40em',
  margin: `${theme.space.l} auto`,
  padding: theme.space.m,
  borderRadius: theme.vars.shape.borderRadius,
  background: theme.vars.palette.site.warning,
}));

function BlockFailed({ onShown }: Pick<BlockBoundaryProps, 'onShown'>) {
  const { labels } = useSite();
  useEffect(() => onShown?.(), [onShown]);
  return <FailureNotice role="note">{labels.blockFailed}</FailureNotice>;
}
