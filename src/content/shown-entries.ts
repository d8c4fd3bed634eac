import type { SiteConfig } from '../generated/config-types';
import { cardKinds, type EntryTypes } from '../generated/entry-kinds';
import { definition, resolveNode } from './schema/walk-schema';
import { listEntries, type Entity } from './entities';

/** Cards of the entries of a list. */
export interface CardsOfEntries {
  of: keyof typeof cardKinds;
}

/** Whether cards show the entries of a list. */
export function showEntries<T extends { of: string }>(cards: T): cards is T & CardsOfEntries {
  return Object.hasOwn(cardKinds, cards.of);
}

/**
 * The entries that cards show: those that their list of ids names, in its order, else all; of
 * these, those with the same value in each setting that the schema of the cards lets select.
 */
export function selectEntries<C extends CardsOfEntries>(
  config: SiteConfig,
  cards: C,
): readonly EntryTypes[(typeof cardKinds)[C['of']]][] {
  const of: C['of'] = cards.of;
  const properties = Object.entries(resolveNode(definition('Cards'), cards)?.properties ?? {});
  const chosen = properties.find(([, { whenEmpty }]) => whenEmpty === 'all')?.[0];
  const wanted = properties
    .filter(([, { selects }]) => selects)
    .map(([name]) => [name, readSetting(cards, name)] as const);
  const entries = pick(listEntries(config, cardKinds[of]), chosen && readSetting(cards, chosen));
  // The very list: what was found of all its entries is found again.
  if (wanted.length === 0) return entries;
  return entries.filter((entry) =>
    wanted.every(([name, value]) => readSetting(entry, name) === value),
  );
}

function pick<T extends Entity>(all: readonly T[], ids: unknown): readonly T[] {
  if (!Array.isArray(ids) || ids.length === 0) return all;
  const byId = new Map<unknown, T>(all.map((entry) => [entry.id, entry]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function readSetting(group: object, name: string): unknown {
  return Object.hasOwn(group, name) ? Reflect.get(group, name) : undefined;
}
