import { useCallback, useEffect } from 'react';
import type { DocumentStore } from './document-store';

/** Undo, redo and save by the keys that every program has; in the preview, too, but not in dialogs. */
export function useShortcuts(store: DocumentStore): (event: KeyboardEvent) => void {
  const hear = useCallback(
    (event: KeyboardEvent) => {
      const act = findAct(store, event);
      if (!act || isInDialog(event)) return;
      event.preventDefault();
      void act();
    },
    [store],
  );
  useEffect(() => {
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [hear]);
  return hear;
}

/** There, the keys are for what is being typed, which is not a step of the document yet. */
function isInDialog({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('[role="dialog"]') !== null;
}

function findAct(store: DocumentStore, event: KeyboardEvent): (() => Promise<void>) | undefined {
  if ((!event.ctrlKey && !event.metaKey) || event.altKey) return undefined;
  switch (event.key.toLowerCase()) {
    case 'z':
      return () => (event.shiftKey ? store.redo() : store.undo());
    case 'y':
      return () => store.redo();
    case 's':
      return () => store.save();
    default:
      return undefined;
  }
}
