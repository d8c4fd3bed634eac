/* oxlint-disable jsx-a11y/prefer-tag-over-role -- tools from outside look for the role attributes, and `output` may hold no paragraphs */
import { useEffect, useRef, type KeyboardEvent as ReactKeyboardEvent } from 'react';
import { styled } from '@mui/material/styles';
import {
  closeNotification,
  useNotifications,
  type Notification,
  type ShownNotification,
} from '../../components/notify';
import { useSite } from '../../components/site-context';
import { attributes } from '../../contract/page-contract';
import { fillLabel } from '../../payload/fill-label';
import { matchHotkey } from './match-hotkey';
import { Toast } from './toast';
import { useHold } from './use-hold';

interface NotificationRegionProps {
  kind: Notification['kind'];
  /** the name of the region; {keys} is the hotkey */
  label: string;
  hotkey: string;
  /** milliseconds */
  duration: number;
  /** how many messages are shown at most */
  visible?: number;
  /** pixels */
  swipeThreshold?: number;
}

const Root = styled('div')(({ theme }) => ({
  pointerEvents: 'auto',
  '&&:focus-visible': {
    outline: `3px solid ${theme.vars.palette.site.focus}`,
    outlineOffset: 4,
    borderRadius: theme.vars.shape.borderRadius,
  },
  [`&[${attributes.empty}]:focus::before`]: {
    content: `attr(${attributes.empty})`,
    display: 'block',
    padding: theme.space.l,
    borderRadius: theme.vars.shape.borderRadius,
    background: theme.vars.palette.site.surface,
  },
}));

/**
 * The place of the messages of one kind. It is there before any message, so that screen readers
 * hear of each; its hotkey moves the focus to it, Escape moves it back.
 */
export function NotificationRegion(props: NotificationRegionProps) {
  const { kind, label, hotkey, duration, visible = Infinity, swipeThreshold } = props;
  const { labels } = useSite();
  const region = useRef<HTMLDivElement>(null);
  const all = useNotifications(kind);
  const list = all.slice(-visible);
  const { held, holdProps, leave } = useHold(region, all);

  useEffect(() => {
    for (const { id } of all.slice(0, -visible)) closeNotification(id);
  }, [all, visible]);

  useEffect(() => {
    function moveFocus(event: KeyboardEvent): void {
      if (!matchHotkey(event, hotkey)) return;
      event.preventDefault();
      region.current?.focus({ preventScroll: true });
    }
    document.addEventListener('keydown', moveFocus);
    return () => document.removeEventListener('keydown', moveFocus);
  }, [hotkey]);

  function showToast(shown: ShownNotification) {
    return (
      <Toast
        key={shown.id}
        shown={shown}
        duration={duration}
        held={held}
        swipeThreshold={swipeThreshold}
      />
    );
  }

  return (
    <Root
      ref={region}
      role="region"
      aria-label={fillLabel(label, { keys: hotkey })}
      tabIndex={-1}
      {...{ [attributes.empty]: list.length === 0 ? labels.noMessages : undefined }}
      onKeyDown={(event: ReactKeyboardEvent) => {
        if (event.key === 'Escape') leave();
      }}
      onMouseDown={(event) => {
        // A click on the text would move the focus here and keep the message for ever.
        if (!(event.target as Element).closest('button')) event.preventDefault();
      }}
      {...holdProps}
    >
      <div role="status" aria-atomic={false}>
        {list.filter((shown) => !isFailure(shown)).map(showToast)}
      </div>
      {kind === 'action' && (
        <div role="alert" aria-atomic={false}>
          {list.filter(isFailure).map(showToast)}
        </div>
      )}
    </Root>
  );
}

function isFailure({ notification }: ShownNotification): boolean {
  return notification.kind === 'action' && notification.failure === true;
}
