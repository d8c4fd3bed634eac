import { isObject } from '../contract/is-object';
import { findTextFaults } from './brackets/find-text-faults';
import { areWarnings, checkConfig, type CheckResult } from './check-config';
import { usualLimit } from './json/read-source';
import { readLanguages } from './languages/read-languages';
import { findFaults, readConfig } from './read-config';
import { buildProblems } from './report/build-problems';
import { replaceFormerNames } from './schema/former-names';
import { readLanguage } from './schema/read-language';
import { childSchema, definition } from './schema/walk-schema';
import type { Surroundings } from './surroundings';

/** A version of a config: what it says, and as text. */
export interface ConfigVersion {
  /** what follows shares with it what stays as it was, and it is never changed */
  value: unknown;
  text: string;
}

/** Lists of fewer entries are read as fast as it is found out what is new in them. */
const longList = 50;

/** What a list may say of itself for its entries to be checked one by one. */
const ofEntries = new Set([
  '$id',
  'title',
  'description',
  'markdownDescription',
  'type',
  'default',
  'items',
]);

type Entries = readonly unknown[];

/**
 * Checks one version of a config after the other, as `checkConfig` does. Entries of long lists that fit
 * the schema are not read again as long as they stay as they are.
 */
export class VersionCheck {
  /** entries as they are written, and as they were read */
  private known = new WeakMap<object, unknown>();
  private language = '';

  check(
    version: ConfigVersion,
    publicFiles: ReadonlySet<string>,
    surroundings: Surroundings = {},
  ): CheckResult {
    const { text } = version;
    const read = this.read(version, surroundings);
    if (!read) return checkConfig(text, publicFiles, surroundings);
    const { config } = read;
    const problems = buildProblems(
      findFaults(read, publicFiles, surroundings),
      text,
      config,
      false,
    );
    return {
      ...(config && areWarnings(problems) && { config }),
      ...(config && { meant: config }),
      problems,
    };
  }

  /** Undefined where something is wrong, or otherwise not as usual: then all of it has to be read. */
  private read({ value, text }: ConfigVersion, { sizeLimit = usualLimit }: Surroundings) {
    if (!hasEntities(value) || readLanguages(value) || text.length > sizeLimit.most)
      return undefined;
    const lists = findLongLists(value.entities);
    if (!lists) return undefined;
    const language = readLanguage(value);
    // Words that an entry leaves out are those of the language.
    if (language !== this.language) this.known = new WeakMap();
    this.language = language;

    const isNew = (entry: unknown) => !isObject(entry) || !this.known.has(entry);
    const added = lists.map(([name, entries]) => [name, entries.filter(isNew)] as const);
    const shortened = { ...value, entities: { ...value.entities, ...Object.fromEntries(added) } };
    if (findTextFaults(JSON.stringify(shortened)).length > 0) return undefined;
    const written = structuredClone(shortened);
    if (replaceFormerNames(written).findings.length > 0) return undefined;
    const read = readConfig(written, () => structuredClone(shortened));
    if (!read.config || read.missingWords.length > 0) return undefined;

    const { entities } = read.config;
    for (const [name, entries] of added) {
      const readEntries: Entries = Reflect.get(entities, name);
      for (const [index, entry] of entries.entries()) {
        if (isObject(entry)) this.known.set(entry, readEntries[index]);
      }
    }
    const whole = lists.map(([name, entries]) => [
      name,
      entries.map((entry) => this.recall(entry)),
    ]);
    const config = { ...read.config, entities: { ...entities, ...Object.fromEntries(whole) } };
    return { ...read, config, meant: { config, doubtful: [] } };
  }

  private recall(entry: unknown): unknown {
    return isObject(entry) ? this.known.get(entry) : undefined;
  }
}

/** The long lists of entries, by name; undefined where lists are kept in files, or are none. */
function findLongLists(entities: Record<string, unknown>): [string, Entries][] | undefined {
  const lists = Object.entries(entities);
  const found = lists.flatMap(([name, entries]): [string, Entries][] =>
    Array.isArray(entries) && entries.length >= longList ? [[name, entries]] : [],
  );
  const areUsual = found.every(([name]) => {
    const list = childSchema(definition('Entities'), entities, name);
    return list && Object.keys(list).every((keyword) => ofEntries.has(keyword));
  });
  return areUsual && lists.every(([, entries]) => Array.isArray(entries)) ? found : undefined;
}

function hasEntities(
  value: unknown,
): value is Record<string, unknown> & { entities: Record<string, unknown> } {
  return isObject(value) && isObject(value['entities']);
}
