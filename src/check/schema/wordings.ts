import ar from '../../../schema/locales/ar.json';
import de from '../../../schema/locales/de.json';
import es from '../../../schema/locales/es.json';
import { isObject, listTexts, mapChildren, type Path } from '../../utils/json';
import { readBaseLanguage } from '../../content/languages/language-code';
import { isWording, type SchemaNode } from '../../content/schema/schema-node';
import { readLanguage } from '../../content/languages/read-languages';
import {
  extendPath,
  followReference,
  siteSchema,
  walkSchema,
} from '../../content/schema/walk-schema';

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

/** The schema as forms show it on a site in a language: defaults are the usual words in that language. */
export function translateDefaults(schema: SchemaNode, language: string): SchemaNode {
  const known = findWords(readBaseLanguage(language));
  if (!known) return schema;
  return translate(schema) as SchemaNode;

  function translate(value: unknown): unknown {
    const copy = mapChildren(value, translate);
    const usual = isObject(value) && isWording(value) && value['default'];
    const isKnown = typeof usual === 'string' && known && Object.hasOwn(known, usual);
    return isKnown ? Object.assign(copy as object, { default: known[usual] }) : copy;
  }
}

/** The words that a config leaves out and that the project does not have in its language. */
export interface MissingWords {
  /** the settings for them, as `labels.menu` */
  settings: readonly string[];
  /** what the site says in English for want of them, but for words that the config has, too */
  english: ReadonlySet<string>;
}

/** @param root a config as it is written, right or wrong; groups that it leaves out are added */
export function findMissingWords(root: unknown): MissingWords {
  const language = readBaseLanguage(readLanguage(root));
  if (language === 'en' || findWords(language)) return { settings: [], english: new Set() };
  const missing = listWordings(root).filter(
    ({ path, group }) => !Object.hasOwn(group, String(path.at(-1))),
  );
  // "Menu" is Polish, too.
  const written = new Set(listTexts(root));
  const english = missing.map((one) => one.english).filter((text) => !written.has(text));
  return { settings: missing.map(({ path }) => path.join('.')), english: new Set(english) };
}

function findWords(language: string): Readonly<Record<string, string>> | undefined {
  return Object.hasOwn(words, language) ? words[language] : undefined;
}

/** All texts of a config that have usual words. Groups that the schema fills in are filled in. */
export function listWordings(root: unknown): Wording[] {
  const found: Wording[] = [];
  walkSchema(root, siteSchema, (value, { properties = {} }, path) => {
    if (!isObject(value)) return;
    for (const [name, property] of Object.entries(properties)) {
      const setting = followReference(property);
      const usual = property.default ?? setting.default;
      if (typeof usual === 'string' && isWording(setting)) {
        found.push({ path: extendPath(path, name), english: usual, group: value });
      } else if (isObject(usual) && !Object.hasOwn(value, name)) {
        value[name] = structuredClone(usual);
      }
    }
  });
  return found;
}
