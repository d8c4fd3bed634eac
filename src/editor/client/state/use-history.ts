import { useMemo } from 'react';
import type { Path } from '../../../utils/json';
import type { DocumentStore } from './document-store';
import type { Shown } from './use-view';

/**
 * Undoes and redoes a step, and goes to what it changed.
 *
 * @param isText the text view shows by itself what has changed
 */
export function useHistory(
  store: DocumentStore,
  followChange: Shown['followChange'],
  isText: boolean,
): Record<'undo' | 'redo', () => Promise<void>> {
  return useMemo(() => {
    const follow = async (step: Promise<Path | undefined>) => {
      const place = await step;
      const { config: changed } = store.read();
      if (place && changed !== undefined && !isText) followChange(changed, place);
    };
    return { undo: () => follow(store.undo()), redo: () => follow(store.redo()) };
  }, [store, followChange, isText]);
}
