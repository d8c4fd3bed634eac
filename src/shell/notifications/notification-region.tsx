/* oxlint-disable jsx-a11y/prefer-tag-over-role -- tools from outside look for the role attributes, and `output` may hold no paragraphs */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { styled } from '@mui/material/styles';
import { Provider, Viewport } from '@radix-ui/react-toast';
import { closeNotification, useNotifications, type Notification } from '../../components/notify';
import { useSite } from '../../components/site-context';
import { attributes } from '../../contract/page-contract';
import { fillLabel } from '../../payload/fill-label';
import { Toast } from './toast';
import { useFocusReturn } from './use-focus-return';
import { useSwipe } from './use-swipe';

interface NotificationRegionProps {
  kind: Notification['kind'];
  /** the name of the region; {keys} is the hotkey */
  label: string;
  hotkey: string;
  /** milliseconds */
  duration: number;
  /** pixels */
  swipeThreshold: number;
  /** how many messages are shown at most */
  visible?: number;
}

/** The longest time a timer takes, in milliseconds: 24 days. */
const longest = 2 ** 31 - 1;

const noKeys: string[] = [];

const Root = styled('div')(({ theme }) => ({
  '[role=region]:focus-visible': {
    outline: `3px solid ${theme.vars.palette.site.focus}`,
    outlineOffset: 4,
    borderRadius: theme.vars.shape.borderRadius,
  },
  [`[role=region]:focus > [${attributes.empty}]::before`]: {
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
  const { kind, label, hotkey, duration, swipeThreshold, visible = Infinity } = props;
  const { labels } = useSite();
  const list = useRef<HTMLDivElement>(null);
  const all = useNotifications(kind);
  const messages = all.slice(-visible);
  const focusProps = useFocusReturn(list, all);
  const { swipeDirection, swipeProps } = useSwipe();
  const hidden = useSyncExternalStore(watchVisibility, isHidden);
  // Radix repeats each message to screen readers, which hear it from the list itself.
  const [unheard] = useState(() => document.createDocumentFragment());

  useEffect(() => {
    for (const { id } of all.slice(0, -visible)) closeNotification(id);
  }, [all, visible]);

  useEffect(() => {
    function moveFocus(event: KeyboardEvent): void {
      if (!matchHotkey(event, hotkey)) return;
      event.preventDefault();
      list.current?.parentElement?.focus({ preventScroll: true });
    }
    document.addEventListener('keydown', moveFocus);
    return () => document.removeEventListener('keydown', moveFocus);
  }, [hotkey]);

  return (
    <Root
      onMouseDown={(event) => {
        // A click on the text would move the focus here and keep the message for ever.
        if (!(event.target as Element).closest('button')) event.preventDefault();
      }}
      {...focusProps}
      {...swipeProps}
    >
      <Provider
        // Radix stops the time only when the window loses the focus.
        duration={hidden ? longest : duration}
        swipeDirection={swipeDirection}
        // Radix closes what is swiped farther than this.
        swipeThreshold={swipeThreshold - 1}
        announcerContainer={unheard}
      >
        {messages.map((shown) => (
          <Toast key={shown.id} shown={shown} />
        ))}
        <Viewport
          asChild
          label={fillLabel(label, { keys: hotkey })}
          // Radix would ask for a place on the keyboard rather than for a letter.
          hotkey={noKeys}
          // The region takes the focus.
          tabIndex={undefined}
        >
          <div
            ref={list}
            role="status"
            aria-atomic={false}
            {...{ [attributes.empty]: messages.length === 0 ? labels.noMessages : undefined }}
          />
        </Viewport>
      </Provider>
    </Root>
  );
}

function isHidden(): boolean {
  return document.hidden;
}

function watchVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether these are the keys that the config writes as "Alt+T" or "F8", and no more than those. */
export function matchHotkey(event: KeyPress, hotkey: string): boolean {
  const modifiers = hotkey.toLowerCase().split('+');
  const wanted = modifiers.pop();
  // On a Mac, Alt+T types "†": then only the place of the key says which one it was.
  const isPlain = /^([a-z0-9]|..+)$/i.test(event.key);
  const key = isPlain ? event.key : event.code.replace(/^(Key|Digit)/, '');
  return (
    key.toLowerCase() === wanted &&
    event.altKey === modifiers.includes('alt') &&
    event.ctrlKey === modifiers.includes('ctrl') &&
    event.metaKey === modifiers.includes('meta') &&
    event.shiftKey === modifiers.includes('shift')
  );
}
