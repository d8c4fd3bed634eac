import { useMemo, useSyncExternalStore } from 'react';

/** A message at the edge of the window. */
export type Notification =
  /** confirms what the visitor did or what has passed; nothing has to be done */
  | { kind: 'passive'; text: string }
  /** offers something to do; `failure` is read to screen readers at once */
  | {
      kind: 'action';
      text: string;
      action: { label: string; run: () => void };
      failure?: boolean;
    };

/** A message that is shown, with a number of its own. */
export interface ShownNotification {
  id: number;
  notification: Notification;
}

let shown: readonly ShownNotification[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Shows a message. A message with an action replaces the one that says the same.
 *
 * @returns takes the message away before its time is over
 */
export function notify(notification: Notification): () => void {
  lastId += 1;
  const id = lastId;
  const others = shown.filter((other) => !replaces(notification, other.notification));
  show([...others, { id, notification }]);
  return () => closeNotification(id);
}

/** Takes a message away; nothing happens when it is gone already. */
export function closeNotification(id: number): void {
  show(shown.filter((other) => other.id !== id));
}

/** The messages of one kind that are shown now, the oldest first. */
export function useNotifications(kind: Notification['kind']): ShownNotification[] {
  const all = useSyncExternalStore(subscribe, readShown, readShown);
  return useMemo(() => all.filter(({ notification }) => notification.kind === kind), [all, kind]);
}

function replaces(next: Notification, previous: Notification): boolean {
  return next.kind === 'action' && previous.kind === 'action' && next.text === previous.text;
}

function show(next: readonly ShownNotification[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readShown(): readonly ShownNotification[] {
  return shown;
}
