import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { keyframes, styled } from '@mui/material/styles';
import { Action, Close, Root } from '@radix-ui/react-toast';
import { motion } from '../../components/design-tokens';
import { closeNotification, type ShownNotification } from '../../components/notify';
import { useSite } from '../../components/site-context';

const rise = keyframes({ from: { transform: 'translateY(16px)' } });

const Card = styled(Paper)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: theme.space.xs,
  padding: `${theme.space.xs} ${theme.space.m}`,
  borderRadius: theme.vars.shape.borderRadius,
  boxShadow: theme.vars.elevation.overlay,
  animation: `${rise} ${motion.disclosure}`,
  '&[data-swipe=move]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  p: {
    flex: 1,
    margin: `${theme.space.xs} 0`,
    fontSize: theme.typography.body2.fontSize,
    lineHeight: 1.4,
  },
  // Above two buttons.
  'p:has(+ * + *)': { flexBasis: '100%' },
  button: {
    flexShrink: 0,
    minHeight: 44,
    padding: `${theme.space.xxs} ${theme.space.m}`,
  },
  '[aria-label]': { width: 44, padding: 0 },
}));

/** A message that closes by itself, by its button, after its action, or when it is swiped away. */
export function Toast({ shown: { id, notification } }: { shown: ShownNotification }) {
  const { labels } = useSite();
  const action = notification.kind === 'action' ? notification.action : undefined;
  const isFailure = notification.kind === 'action' && notification.failure;

  return (
    <Root
      asChild
      open
      onOpenChange={() => closeNotification(id)}
      // Only its buttons take the focus.
      tabIndex={undefined}
      // Moved up or down, it scrolls the page.
      style={{ touchAction: 'pan-y' }}
    >
      <Card role={isFailure ? 'alert' : undefined}>
        <p>{notification.text}</p>
        {action && (
          <Action
            asChild
            altText={action.label}
            onClick={(event) => {
              // The end of a swipe is not a click.
              if (!event.defaultPrevented) action.run();
            }}
          >
            <Button variant="outlined">{action.label}</Button>
          </Action>
        )}
        <Close asChild>
          <IconButton aria-label={labels.closeMessage}>×</IconButton>
        </Close>
      </Card>
    </Root>
  );
}
