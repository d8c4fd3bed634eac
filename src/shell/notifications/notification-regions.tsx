import { styled } from '@mui/material/styles';
import { layers } from '../../components/layers';
import { useSite } from '../../components/site-context';
import { NotificationRegion } from './notification-region';

interface CornerProps {
  width: number;
  gap: number;
  offset: number;
}

/** The space beside messages on small screens, in pixels. */
const smallOffset = 16;

// One corner for both kinds, so that they never lie over each other.
const Corner = styled('div', {
  shouldForwardProp: (name) => name !== 'width' && name !== 'gap' && name !== 'offset',
})<CornerProps>(({ width, gap, offset }) => ({
  position: 'fixed',
  zIndex: layers.messages,
  right: offset,
  bottom: offset,
  width,
  pointerEvents: 'none',
  '.MuiPaper-root': { marginTop: gap },
  '@media (max-width: 600px)': {
    right: smallOffset,
    bottom: smallOffset,
    left: smallOffset,
    width: 'auto',
  },
  '@media print': { display: 'none' },
}));

/** Both places of messages: those that offer something to do, and those that only confirm. */
export function NotificationRegions() {
  const { labels, behavior } = useSite();
  const { width, gap, offset, visible, duration, hotkey } = behavior.notifications;
  return (
    <Corner width={width} gap={gap} offset={offset}>
      <NotificationRegion kind="action" label={labels.messages} {...behavior.actionNotifications} />
      <NotificationRegion
        kind="passive"
        label={labels.confirmations}
        hotkey={hotkey}
        duration={duration}
        visible={visible}
      />
    </Corner>
  );
}
