import { useState } from 'react';
import type { Json, Path } from '../../../utils/json';
import type { Change } from '../../model/apply-change';
import { hasRoomFor } from '../../model/languages';
import { writeKey, getList } from '../../model/paths';
import { makeStarter } from '../../schema/make-starter';
import { nameEntry, nameValue } from '../../schema/name-value';
import { leadOn, removeItems } from '../../schema/plan-redirects';
import { findNode, type SchemaNode } from '../../schema/schema-node';
import { words } from '../../words';
import { useEditor } from './editor-context';
import { useFocusNext } from './use-focus';
import { insertItem, makeUnique, moveItem } from '../../model/write-edits';

export type RowAction = 'open' | 'up' | 'down' | 'duplicate' | 'elsewhere' | 'remove';

/** The id of a button of a row of a list; a list can be in the outline and in a form at once. */
export function rowId(place: string, list: Path, index: number, action: RowAction): string {
  return `${place}-${writeKey(list)}-${index}-${action}`;
}

/** The id of the button that adds to a list. */
export function addId(place: string, list: Path): string {
  return `${place}-${writeKey(list)}-add`;
}

interface ListEditsOptions {
  /** where the list is shown: the beginning of the ids of its buttons */
  place: string;
  list: Path;
  /** what an entry is called that has no name of its own */
  itemLabel: string;
  /** the name of an entry, where it is not the usual one */
  nameItem?: (value: Json, index: number) => string;
}

interface InsertedRow {
  label: string;
  said: (name: string) => string;
  others?: readonly Change[] | undefined;
}

/**
 * What can be done with the entries of a list. After each, the focus is on the entry that was moved,
 * added or comes next, and the result is announced.
 */
export function useListEdits({ place, list, itemLabel, nameItem }: ListEditsOptions) {
  const { root, config, change, announce } = useEditor();
  const focusNext = useFocusNext();
  const items = getList(config, list);
  const { maxItems: most = Infinity } = findNode(root, config, list) ?? {};
  const [moved, setMoved] = useState<number[]>([]);
  const keys = keyRows(items.length, moved);
  const newKey = nextKey(keys);

  function nameAt(index: number): string {
    const value = items[index];
    if (value !== undefined && nameItem) return nameItem(value, index);
    const name = nameEntry(config, String(list.at(-1)), value);
    return name ? `“${name}”` : `${itemLabel} ${index + 1}`;
  }

  function insert(index: number, value: Json, { label, said, others = [] }: InsertedRow): void {
    const unique = makeUnique(value, items);
    focusNext([rowId(place, list, index, 'open')]);
    setMoved(keys.toSpliced(index, 0, newKey));
    change({ label, changes: [insertItem(config, list, index, unique), ...others] });
    announce(said(nameItem?.(unique, index) || nameValue(unique) || itemLabel));
  }

  /** @param next what of the row gets the focus */
  function moveTo(index: number, to: number, next: RowAction = 'open'): void {
    if (to < 0 || to >= items.length) return;
    const name = nameAt(index);
    focusNext([rowId(place, list, to, next)]);
    setMoved(keys.toSpliced(index, 1).toSpliced(to, 0, keys[index] ?? newKey));
    const label = to < index ? words.moveUp(name) : words.moveDown(name);
    change({ label, changes: [moveItem(list, index, to)] });
    announce(words.moved(name, to + 1, items.length));
  }

  return {
    items,
    /** tells rows apart for React, however they are moved */
    keys,
    most,
    hasRoom: hasRoomFor(config, items, most),
    nameAt,
    /** @param others further changes */
    add(node: SchemaNode, index = items.length, value?: Json, others?: readonly Change[]): void {
      const starter = value ?? makeStarter(root, node, config, { neighbors: items });
      insert(index, starter, { label: words.addOne(itemLabel), said: words.added, others });
    },
    canDuplicate: (index: number): boolean => hasRoomFor(config, items, most, items[index]),
    duplicate(index: number): void {
      const value = items[index];
      if (value === undefined) return;
      insert(index + 1, value, { label: words.duplicate(nameAt(index)), said: words.duplicated });
    },
    move(index: number, by: -1 | 1): void {
      moveTo(index, index + by, by < 0 ? 'up' : 'down');
    },
    moveTo,
    /**
     * @param companions places in other lists of what goes with it
     * @param goal where the addresses of its pages lead from then on, see `planRedirects`; undefined for
     *   nowhere
     */
    remove(index: number, companions: readonly Path[] = [], goal?: string): void {
      const name = nameAt(index);
      const next = index < items.length - 1 ? index : index - 1;
      focusNext([rowId(place, list, next, 'open'), addId(place, list)]);
      setMoved(keys.toSpliced(index, 1));
      const removals = removeItems([[...list, index], ...companions]);
      const changes = goal === undefined ? removals : leadOn(config, removals, goal);
      change({ label: words.removeOne(name), changes });
      announce(words.removed(name));
    },
  };
}

export type ListEdits = ReturnType<typeof useListEdits>;

/**
 * Tells the rows of a list apart, however they were moved here: what is open in a row goes with it.
 * Where rows come or go in some other way, as by undoing, no two have the same key.
 *
 * @param known the keys of the rows as they were last moved
 */
export function keyRows(length: number, known: readonly number[]): number[] {
  const kept = known.slice(0, length);
  const first = nextKey(kept);
  return [...kept, ...Array.from({ length: length - kept.length }, (_row, index) => first + index)];
}

/** A key that no row has. */
export function nextKey(keys: readonly number[]): number {
  return keys.reduce((most, key) => Math.max(most, key), -1) + 1;
}
