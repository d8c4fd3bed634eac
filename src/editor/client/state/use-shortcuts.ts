import { useCallback, useEffect } from 'react';

/** The actions of the keys. */
export type ShortcutActs = Record<'undo' | 'redo' | 'save', () => Promise<void>> &
  Record<'help', () => void>;

/** Undo, redo, save and help by the keys that every program has; in the preview, too, but not in dialogs. */
export function useShortcuts(acts: ShortcutActs): (event: KeyboardEvent) => void {
  const hear = useCallback(
    (event: KeyboardEvent) => {
      const act = findAct(acts, event);
      if (!act || isInDialog(event)) return;
      event.preventDefault();
      void act();
    },
    [acts],
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

function findAct(
  acts: ShortcutActs,
  event: KeyboardEvent,
): ShortcutActs[keyof ShortcutActs] | undefined {
  if (event.key === 'F1') return acts.help;
  if ((!event.ctrlKey && !event.metaKey) || event.altKey) return undefined;
  switch (event.key.toLowerCase()) {
    case 'z':
      return event.shiftKey ? acts.redo : acts.undo;
    case 'y':
      return acts.redo;
    case 's':
      return acts.save;
    default:
      return undefined;
  }
}
