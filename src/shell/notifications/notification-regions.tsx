import { styled } from '@mui/material/styles';
import { onPhones, layers, notPrinted } from '../../components/design-tokens';
import { useSite } from '../../components/site-context';
import { NotificationRegion } from './notification-region';

interface CornerProps {
  width: number;
  gap: number;
  offset: number;
  /** the offset on phones */
  gutter: number;
}

const layoutProps = new Set<PropertyKey>(['width', 'gap', 'offset', 'gutter']);

// One corner for both kinds, so that they never lie over each other.
const Corner = styled('div', {
  shouldForwardProp: (name) => !layoutProps.has(name),
})<CornerProps>(({ width, gap, offset, gutter }) => ({
  position: 'fixed',
  zIndex: layers.messages,
  insetInlineEnd: offset,
  bottom: offset,
  width,
  '[role=status] > *': { marginTop: gap },
  [`@media ${onPhones}`]: { insetInline: gutter, bottom: gutter, width: 'auto' },
  ...notPrinted,
}));

/** Both places of messages: those that offer something to do, and those that only confirm. */
export function NotificationRegions() {
  const { theme, labels, behavior } = useSite();
  const { width, gap, offset, visible, duration, hotkey } = behavior.notifications;
  const { swipeThreshold } = behavior.actionNotifications;
  return (
    <Corner width={width} gap={gap} offset={offset} gutter={theme.space.gutter.phone}>
      <NotificationRegion kind="action" label={labels.messages} {...behavior.actionNotifications} />
      <NotificationRegion
        kind="passive"
        label={labels.confirmations}
        hotkey={hotkey}
        duration={duration}
        swipeThreshold={swipeThreshold}
        visible={visible}
      />
    </Corner>
  );
}
