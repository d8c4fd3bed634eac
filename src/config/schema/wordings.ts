import ar from '../../../schema/words/ar.json';
import de from '../../../schema/words/de.json';
import es from '../../../schema/words/es.json';
import { isObject } from '../../contract/is-object';
import { readBaseLanguage } from '../content/base-language';
import { isWording } from './is-wording';
import { readLanguage } from './read-language';
import type { SchemaNode } from './schema-node';
import { followReference, resolveNode, siteSchema, type Path } from './walk-schema';

/** The usual words of the site in other languages, by the English ones, which are in the schemas. */
const words: Readonly<Record<string, Readonly<Record<string, string>>>> = { ar, de, es };

/** A text that the site says in words of its own unless the config has others. */
export interface Wording {
  /** the setting for it */
  path: Path;
  /** the usual words in English */
  english: string;
  group: Record<string, unknown>;
}

/**
 * Fills in the usual words in the language that a config names, wherever it says nothing else. The
 * check against the schema would fill in the English ones.
 *
 * @param root a config as it is written, right or wrong; it is changed
 */
export function fillWordings(root: unknown): void {
  const known = findWords(readBaseLanguage(readLanguage(root)));
  if (!known) return;
  for (const { path, english, group } of listWordings(root)) {
    const name = String(path.at(-1));
    const own = Object.hasOwn(known, english) ? known[english] : undefined;
    if (own !== undefined && !Object.hasOwn(group, name)) group[name] = own;
  }
}

/**
 * The settings for the words that a config leaves out and that the project does not have in its
 * language, as `labels.menu`.
 *
 * @param root a config as it is written, right or wrong; groups that it leaves out are added
 */
export function listMissingWords(root: unknown): string[] {
  const language = readBaseLanguage(readLanguage(root));
  if (language === 'en' || findWords(language)) return [];
  return listWordings(root)
    .filter(({ path, group }) => !Object.hasOwn(group, String(path.at(-1))))
    .map(({ path }) => path.join('.'));
}

function findWords(language: string): Readonly<Record<string, string>> | undefined {
  return Object.hasOwn(words, language) ? words[language] : undefined;
}

/** All texts of a config that have usual words. Groups that the schema fills in are filled in. */
export function listWordings(root: unknown): Wording[] {
  const found: Wording[] = [];
  collect(root, siteSchema, [], found);
  return found;
}

function collect(value: unknown, node: SchemaNode, path: Path, found: Wording[]): void {
  const resolved = resolveNode(node, value);
  if (Array.isArray(value)) {
    const { items } = resolved ?? {};
    if (items) value.forEach((item, index) => collect(item, items, [...path, index], found));
  } else if (isObject(value)) {
    for (const [name, property] of Object.entries(resolved?.properties ?? {})) {
      const setting = followReference(property);
      const usual = property.default ?? setting.default;
      if (typeof usual === 'string' && isWording(setting)) {
        found.push({ path: [...path, name], english: usual, group: value });
      } else {
        if (isObject(usual) && !Object.hasOwn(value, name)) value[name] = structuredClone(usual);
        if (Object.hasOwn(value, name)) collect(value[name], setting, [...path, name], found);
      }
    }
  }
}
