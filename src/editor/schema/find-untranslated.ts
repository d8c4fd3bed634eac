import { hasWords } from '../../check/languages/explain-translations';
import { hasPage } from '../../content/languages/page-in-language';
import { isTranslatable } from '../../content/schema/schema-node';
import { getIn, isJsonObject, isList, type Json, type Path, readText } from '../../utils/json';
import { isFor, isTranslated, listLanguages } from '../model/languages';
import {
  chooseBranch,
  findNode,
  resolveRef,
  type RootSchema,
  type SchemaNode,
} from './schema-node';

/** Shown elsewhere: each block of a page has its own form. */
const elsewhere = 'blocks';

/**
 * The languages of a site in several, each with whether a text of a part of the config is missing in
 * it; none where the part has no texts.
 */
export function findUntranslated(
  root: RootSchema,
  config: Json,
  path: Path,
): { language: string; isMissing: boolean }[] {
  const languages = listLanguages(config);
  const [main = ''] = languages;
  const value = getIn(config, path);
  const node = findNode(root, config, path) ?? {};
  const texts = listTexts(root, node, value);
  if (languages.length < 2 || texts.length === 0) return [];
  const page = path[0] === 'routes' ? getIn(config, path.slice(0, 2)) : undefined;
  return languages.map((language) => {
    const isHere = page === undefined || hasPage(page, language, languages);
    const isThere = (item: Json) => isFor(item, language, languages);
    const lacks = ({ text, isNeeded }: FoundText) =>
      isNeeded && !Object.hasOwn(isJsonObject(text) ? text : { [main]: text }, language);
    const isWanted = isHere && isThere(value ?? {});
    return { language, isMissing: isWanted && listTexts(root, node, value, isThere).some(lacks) };
  });
}

interface FoundText {
  /** in one language or several */
  text: Json;
  /** in each language; others only may be in several, such as addresses */
  isNeeded: boolean;
}

/** The texts in a value that can be in several languages, without those in entries that are not there. */
function listTexts(
  root: RootSchema,
  unresolved: SchemaNode,
  value: Json | undefined,
  isThere: (entry: Json) => boolean = () => true,
): FoundText[] {
  const resolved = resolveRef(root, unresolved);
  const node = chooseBranch(root, resolved, value) ?? resolved;
  if (typeof value === 'string' || (node.type === 'string' && isTranslated(value))) {
    const isText = isTranslatable(node);
    const isNeeded = isText && hasWords(readText(value) ?? '');
    return isText || isJsonObject(value) ? [{ text: value, isNeeded }] : [];
  }
  if (isList(value)) {
    const { items = {} } = node;
    return value.filter(isThere).flatMap((item) => listTexts(root, items, item, isThere));
  }
  if (!isJsonObject(value)) return [];
  return Object.entries(node.properties ?? {}).flatMap(([name, own]) =>
    name === elsewhere ? [] : listTexts(root, own, value[name], isThere),
  );
}
