import { readLanguages } from '../../content/languages/read-languages';
import { entityKinds, findList, type EntityKind } from '../../content/entities';
import { applyChange } from '../model/apply-change';
import {
  getIn,
  isJsonObject,
  type Json,
  type JsonList,
  type JsonObject,
  readText,
} from '../../utils/json';
import { getList } from '../model/paths';

/** The entries of a kind in a config as it is written. */
export function readEntries(config: Json, kind: EntityKind): readonly JsonObject[] {
  return getList(config, findList(kind)).filter(isJsonObject);
}

/** The kind of people that the questions are about: counselors, or the team of a sample without any. */
export function findPeopleKind(sample: Json) {
  return readEntries(sample, 'counselor').length > 0 ? 'counselor' : 'teamMember';
}

/** The config with other entries of a kind; a list that is not there stays away if it would be empty. */
export function writeEntries(config: JsonObject, kind: EntityKind, entries: JsonList): JsonObject {
  const path = findList(kind);
  const isThere = getIn(config, path) !== undefined;
  if (!isThere && entries.length === 0) return config;
  const whole =
    path.length > 1 && getIn(config, path.slice(0, -1)) === undefined
      ? { ...config, [String(path[0])]: {} }
      : config;
  const next = applyChange(whole, { op: 'set', path, value: entries }).config;
  return isJsonObject(next) ? next : config;
}

/** Keeps some of all entries. */
export function filterEntries(
  config: JsonObject,
  isKept: (kind: EntityKind, entry: JsonObject) => boolean,
): JsonObject {
  return entityKinds.reduce((before, kind) => {
    const entries = readEntries(before, kind);
    const left = entries.filter((entry) => isKept(kind, entry));
    return left.length === entries.length ? before : writeEntries(before, kind, left);
  }, config);
}

export function readPages(config: Json): readonly JsonObject[] {
  return getList(config, ['routes']).filter(isJsonObject);
}

export function readBlocks(page: Json): readonly JsonObject[] {
  return getList(page, ['blocks']).filter(isJsonObject);
}

/** The address of a page in the main language, with placeholders if it is made for entries. */
export function readAddress(page: Json): string {
  return readText(getIn(page, ['path'])) ?? '';
}

/** The home page and the one for addresses that do not exist: every site has them. */
export function isFixed(page: Json): boolean {
  return ['/', '*'].includes(readAddress(page));
}

export function readSetting(config: Json, ...path: string[]): string {
  return readText(getIn(config, path)) ?? '';
}

/** The language of a site; of one in several, the main one. */
export function readMainLanguage(config: Json): string {
  return readLanguages(config)?.[0] ?? (readSetting(config, 'site', 'language') || 'en');
}
