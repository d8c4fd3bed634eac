import type { Json, Path } from '../../../utils/json';
import { useState } from 'react';
import type { Change } from '../../model/apply-change';
import { isWithin } from '../../model/paths';
import { listMentions } from '../../schema/list-companions';
import { planRedirects, removeItems } from '../../schema/plan-redirects';
import type { SchemaNode } from '../../schema/schema-node';
import { useEditor } from '../state/editor-context';
import { useListEdits } from '../state/use-list-edits';

/** Where the lists of the outline are, for the ids of their buttons. */
export const place = 'outline';

interface OutlineEditsOptions {
  list: Path;
  /** where the buttons are, if not in the outline: the beginning of their ids */
  buttons?: string;
  itemLabel: string;
  nameItem?: (value: Json, index: number) => string;
  /** where an entry is named or linked to: asked before it is removed */
  findUses?: (value: Json, index: number) => readonly Path[];
  /** what is there for an entry alone, and may go with it */
  findCompanions?: (index: number) => readonly Path[];
}

/** An entry that others name, that is not alone or has pages, while it is asked whether it shall go. */
interface Removing {
  index: number;
  uses: readonly Path[];
  /** where lists name it: they no longer do */
  mentions: readonly Path[];
  companions: readonly Path[];
  removals: readonly Change[];
}

/** What shall go with an entry, and what becomes of its addresses. */
export interface RemovalChoice {
  /** what is there for it alone stays */
  isAlone: boolean;
  /** where its addresses lead from then on, see `planRedirects`; undefined for nowhere */
  goal: string | undefined;
}

/** What can be done with a list of the outline; what was moved, added or comes next is selected. */
export function useOutlineEdits(options: OutlineEditsOptions) {
  const { list, buttons = place, itemLabel, nameItem, findUses, findCompanions } = options;
  const { root, config, select, selectInList } = useEditor();
  const edits = useListEdits({ place: buttons, list, itemLabel, ...(nameItem && { nameItem }) });
  const [removing, setRemoving] = useState<Removing>();
  const last = edits.items.length - 1;

  function removeNow(index: number, companions: readonly Path[] = [], goal?: string): void {
    setRemoving(undefined);
    edits.remove(index, companions, goal);
    const next = Math.min(index, last - 1);
    selectInList(next < 0 ? list.slice(0, -1) : [...list, next]);
  }

  return {
    ...edits,
    add(
      node: SchemaNode,
      index = edits.items.length,
      value?: Json,
      others?: readonly Change[],
    ): void {
      edits.add(node, index, value, others);
      select([...list, index]);
    },
    move(index: number, by: -1 | 1): void {
      if (index + by < 0 || index + by > last) return;
      edits.move(index, by);
      selectInList([...list, index + by]);
    },
    moveTo(index: number, to: number): void {
      edits.moveTo(index, to);
      selectInList([...list, to]);
    },
    duplicate(index: number): void {
      edits.duplicate(index);
      selectInList([...list, index + 1]);
    },
    remove(index: number): void {
      const value = edits.items[index];
      const uses = value === undefined ? [] : (findUses?.(value, index) ?? []);
      const others = uses.filter((use) => !isWithin(use, [...list, index]));
      const mentions = value === undefined ? [] : listMentions(root, config, others, value);
      const companions = findCompanions?.(index) ?? [];
      const removals = removeItems([[...list, index], ...companions]);
      const { length } = planRedirects(config, removals);
      if (others.length + companions.length + length === 0) removeNow(index);
      else {
        const rest = others.filter((use) => !mentions.includes(use));
        setRemoving({ index, uses: rest, mentions, companions, removals });
      }
    },
    removing,
    confirmRemoval({ isAlone, goal }: RemovalChoice): void {
      if (!removing) return;
      const { index, mentions, companions } = removing;
      removeNow(index, [...mentions, ...(isAlone ? [] : companions)], goal);
    },
    cancelRemoval(): void {
      setRemoving(undefined);
    },
  };
}

export type OutlineEdits = ReturnType<typeof useOutlineEdits>;
