import { attributes } from '../../contract/page-contract';
import { useCallback, useEffect, useState } from 'react';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { keyframes, styled } from '@mui/material/styles';
import { closeNotification, type ShownNotification } from '../../components/notify';
import { motion } from '../../components/motion';
import { PillButton } from '../../components/pill-button';
import { useSite } from '../../components/site-context';
import { HoldableTimer } from './holdable-timer';
import { useSwipe } from './use-swipe';

interface ToastProps {
  shown: ShownNotification;
  /** milliseconds */
  duration: number;
  /** its time does not run */
  held: boolean;
  /** pixels */
  swipeThreshold: number | undefined;
}

const rise = keyframes({ from: { transform: 'translateY(16px)' } });

const Card = styled(Paper)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xs,
  padding: `${theme.space.xs} ${theme.space.m}`,
  border: `1px solid ${theme.vars.palette.site.line}`,
  borderRadius: theme.vars.shape.borderRadius,
  boxShadow: theme.vars.elevation.overlay,
  animation: `${rise} ${motion.disclosure}`,
  '&[data-swipes]': { touchAction: 'pan-y', userSelect: 'none', WebkitUserSelect: 'none' },
  p: {
    flex: 1,
    margin: `${theme.space.xs} 0`,
    fontSize: theme.typography.body2.fontSize,
    lineHeight: 1.4,
  },
  [`[${attributes.look}]`]: {
    flexShrink: 0,
    minHeight: 44,
    padding: `${theme.space.xxs} ${theme.space.m}`,
  },
  '[aria-label]': { width: 44, height: 44, color: 'inherit' },
}));

/** A message that closes by itself, by its button, after its action, or when it is swiped away. */
export function Toast({ shown, duration, held, swipeThreshold }: ToastProps) {
  const { id, notification } = shown;
  const { labels } = useSite();
  const close = useCallback(() => closeNotification(id), [id]);
  const [timer] = useState(() => new HoldableTimer(duration, close));
  const swipe = useSwipe(swipeThreshold ?? Infinity, close);
  const swipes = swipeThreshold !== undefined;

  useEffect(() => {
    if (!held) timer.run();
    return () => timer.hold();
  }, [held, timer]);

  return (
    <Card elevation={0} data-swipes={swipes || undefined} {...(swipes && swipe)}>
      <p>{notification.text}</p>
      {notification.kind === 'action' && (
        <PillButton
          look="second"
          onClick={() => {
            close();
            notification.action.run();
          }}
        >
          {notification.action.label}
        </PillButton>
      )}
      <IconButton aria-label={labels.closeMessage} onClick={close}>
        ×
      </IconButton>
    </Card>
  );
}
