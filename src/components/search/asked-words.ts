import { useSyncExternalStore } from 'react';

// Nowhere but here: not in the storage, the address or the history of the browser.
let asked = '';
const listeners = new Set<() => void>();

/** Sets what the visitor looks for, for as long as this document is open. */
export function askFor(words: string): void {
  asked = words;
  for (const listener of listeners) listener();
}

/** What the visitor looks for; nothing in prerendered HTML. */
export function useAskedWords(): string {
  return useSyncExternalStore(
    subscribe,
    () => asked,
    () => '',
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
