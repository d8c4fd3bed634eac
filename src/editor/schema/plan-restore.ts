import { entityKinds, findList } from '../../content/entities';
import { applyChanges, type Change } from '../model/apply-change';
import { listChanges } from '../model/list-changes';
import type { Difference } from '../model/list-differences';
import { getIn, isJsonObject, type Json, type Path } from '../../utils/json';
import { listPages } from '../model/find-route';
import { insertItem } from '../model/write-edits';
import { getList } from '../model/paths';
import { findRecord, needsRecord, recordsPath } from './file-records';
import { fittingKinds } from './fitting-kinds';
import { visitTexts } from './find-uses';
import { changeRedirects } from './move-page';
import { findNode, type RootSchema, type SchemaNode } from './schema-node';

/** A difference that can be taken back by itself: what was added since is removed like anything else. */
export type Restorable = Exclude<Difference, { kind: 'added' }>;

/** A config and what it was before. */
export interface Versions {
  root: RootSchema;
  now: Json;
  earlier: Json;
}

/**
 * Makes one block, entry or setting what it was in an earlier version, and leaves all else. What it
 * names and is gone by now comes back with it: entries, and where files come from. Redirects that would
 * hide its pages go.
 */
export function planRestore(versions: Versions, difference: Restorable): Change[] {
  const { now } = versions;
  const own = restoreItem(versions, difference);
  const all = [...own, ...listNeeded(versions, difference, applyChanges(now, own).config)];
  const after = applyChanges(now, all).config;
  const before = new Set(listPages(now).map(({ path }) => path));
  const added = listPages(after).filter(({ path }) => !before.has(path));
  return [...all, ...changeRedirects(after, new Set(added.map(({ path }) => path)), [])];
}

/** Where a difference is in the config, once it has been restored. */
export function findRestored(difference: Restorable): Path {
  if (difference.kind === 'removed') return [...difference.list, difference.position];
  return difference.kind === 'set' ? difference.now.slice(0, -1) : difference.now;
}

function restoreItem({ now, earlier }: Versions, difference: Restorable): Change[] {
  switch (difference.kind) {
    case 'removed': {
      const value = getIn(earlier, difference.before);
      return value === undefined ? [] : [{ op: 'insert', path: findRestored(difference), value }];
    }
    case 'changed': {
      const [own, old] = [getIn(now, difference.now), getIn(earlier, difference.before)];
      return own === undefined || old === undefined ? [] : listChanges(own, old, difference.now);
    }
    case 'set':
      return [{ op: 'remove', path: difference.now }];
    case 'unset': {
      const [value, group] = [
        getIn(earlier, difference.before),
        getIn(earlier, difference.before.slice(0, -1)),
      ];
      const at = isJsonObject(group)
        ? Object.keys(group).indexOf(String(difference.before.at(-1)))
        : 0;
      return value === undefined ? [] : [{ op: 'set', path: difference.now, value, at }];
    }
    case 'order':
      return moveInto(difference.now, difference.order, getList(now, difference.now).length);
  }
}

/** Moves the entries of a list so that some of them follow each other in an order. */
function moveInto(list: Path, order: readonly number[], length: number): Change[] {
  const wanted = [...order];
  const known = new Set(order);
  // What is new stays where it is; the others share the places that they have.
  const goal = Array.from({ length }, (_none, index) =>
    known.has(index) ? (wanted.shift() ?? index) : index,
  );
  const current = Array.from({ length }, (_none, index) => index);
  return goal.flatMap((item, to): Change[] => {
    const from = current.indexOf(item);
    if (from === to) return [];
    current.splice(to, 0, ...current.splice(from, 1));
    return [{ op: 'move', from: [...list, from], to: [...list, to] }];
  });
}

/** What the restored part names and the config does not have any more. */
function listNeeded(versions: Versions, difference: Restorable, config: Json): Change[] {
  if (difference.kind === 'set' || difference.kind === 'order') return [];
  const { root, earlier } = versions;
  const changes: Change[] = [];
  let current = config;

  function put(list: Path, value: Json): void {
    const change = insertItem(current, list, getList(current, list).length, value);
    changes.push(change);
    current = applyChanges(current, [change]).config;
  }

  function bring(value: Json, node: SchemaNode): void {
    visitTexts(
      root,
      value,
      ({ node: { entity, format = '' }, text }) => {
        if (entity !== undefined) bringEntry(entity, text);
        if (fittingKinds[format] && needsRecord(root, text)) bringRecord(text);
      },
      node,
    );
  }

  function bringEntry(kind: string, id: string): void {
    const known = entityKinds.find((each) => each === kind);
    if (!known || id.includes('{')) return;
    const list = findList(known);
    if (findEntry(current, list, id) !== undefined) return;
    const index = findEntry(earlier, list, id);
    const value = index === undefined ? undefined : getIn(earlier, [...list, index]);
    const node = findNode(root, earlier, [...list, index ?? 0]);
    if (value === undefined || !node) return;
    put(list, value);
    bring(value, node);
  }

  function bringRecord(file: string): void {
    if (findRecord(current, file) !== undefined) return;
    const record = getList(earlier, recordsPath).find((one) =>
      getList(one, ['files']).includes(file),
    );
    if (!isJsonObject(record)) return;
    const files = getList(record, ['files']).filter(
      (one) => typeof one === 'string' && findRecord(current, one) === undefined,
    );
    put(recordsPath, { ...record, files });
  }

  const value = getIn(earlier, difference.before);
  const node = findNode(root, earlier, difference.before);
  if (value !== undefined && node) bring(value, node);
  return changes;
}

function findEntry(config: Json, list: Path, id: string): number | undefined {
  const index = getList(config, list).findIndex((entry) => getIn(entry, ['id']) === id);
  return index === -1 ? undefined : index;
}
