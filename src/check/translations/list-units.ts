import { isObject, writePointer, getIn, type Path } from '../../utils/json';
import { joinLists } from '../lists/join-lists';
import { hasWords } from '../languages/explain-translations';
import { readTranslationStatus, type JudgedText } from '../languages/translation-record';
import { createUseFinder } from '../../content/languages/list-used-entries';
import { hasPage } from '../../content/languages/page-in-language';
import { readLanguages } from '../../content/languages/read-languages';
import { resolveLanguage } from '../languages/resolve-language';
import { readConfig } from '../read-config';
import { replaceRenamedKeys } from '../schema/renamed-keys';
import type { CheckContext } from '../check-context';

/** A text that pages of a language show, and how far its translation is. */
export interface TranslationUnit {
  /** where it is in a config without former names: `routes.4.blocks.0.title` */
  id: string;
  /** where it is in the file, without the language */
  path: Path;
  /** the page that it is on, or the list or the part of the config: `/contact`, `counselors`, `site` */
  area: string;
  original: string;
  translation?: string;
  state: JudgedText['state'];
}

/** A language of a site besides the main one, with its translations. */
export interface LanguageUnits {
  language: string;
  units: readonly TranslationUnit[];
  /** pages that do not exist in it */
  newPages: readonly string[];
}

/** The languages of a config, with their translations. */
export interface TranslatedConfig {
  /** the main one first */
  languages: readonly [string, ...string[]];
  others: readonly LanguageUnits[];
}

/**
 * Lists the texts of a site in several languages; undefined for a site in one.
 *
 * @param config its text, without errors
 * @param pages those that exist in a language, or all, with what they would show
 */
export function listUnits(
  config: string,
  checkContext: Pick<CheckContext, 'readListFiles' | 'sizeLimit' | 'translationRecord'>,
  pages: 'own' | 'all',
): TranslatedConfig | undefined {
  const joined = joinLists(config, checkContext);
  const read = (): Record<string, unknown> => JSON.parse(joined.text);
  const written = read();
  const { findWritten } = replaceRenamedKeys(written);
  const languages = readLanguages(written);
  if (!languages) return undefined;
  const [main, ...others] = languages;
  const readWritten = (): unknown => {
    const value = read();
    replaceRenamedKeys(value);
    return value;
  };

  const listLanguage = (language: string): LanguageUnits => {
    const resolve = () => resolveLanguage(readWritten(), language, languages, pages);
    const { value, places, texts } = resolve();
    const { config: resolved } = readConfig(value, () => resolve().value);
    const isUsed = resolved ? createUseFinder(resolved) : () => true;
    const units = readTranslationStatus(texts, language, checkContext.translationRecord ?? {})
      .filter(({ path, original }) => hasWords(original) && isUsed(path))
      .map(({ path, ...text }): TranslationUnit => {
        // Where a text in several languages is, `findPath` adds the one that was read.
        const own = places.findPath(path).slice(0, path.length);
        return {
          ...text,
          id: own.join('.'),
          path: findWritten(own),
          area: nameArea(written, own, main),
        };
      });
    const routes = Array.isArray(written['routes']) ? written['routes'] : [];
    const newPages = routes
      .filter((route) => !hasPage(route, language, languages))
      .map((route) => nameRoute(route, main));
    return { language, units, newPages };
  };

  return { languages, others: others.map(listLanguage) };
}

function nameArea(root: unknown, path: Path, main: string): string {
  const [first, second] = path;
  if (first === 'routes') return nameRoute(getIn(root, path.slice(0, 2)), main);
  return String(first === 'entities' ? second : first);
}

/** A page by its address in the main language. */
function nameRoute(route: unknown, main: string): string {
  const path = isObject(route) ? route['path'] : undefined;
  return String(isObject(path) ? path[main] : path);
}

/** How problems name a text. */
export function pointTo({ path }: TranslationUnit, language: string): string {
  return writePointer([...path, language]);
}
