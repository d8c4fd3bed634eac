import { type Path, isObject } from '../../utils/json';
import type { Diagnostic } from '../diagnostic';
import { type SchemaNode, isTranslatable, mayDiffer } from '../../content/schema/schema-node';
import { followReference, resolveNode, siteSchema } from '../../content/schema/walk-schema';
import { explainStranger, hasWords } from './explain-translations';
import { addBase, hasPage, readInLanguage } from '../../content/languages/page-in-language';
import {
  createLinkTranslator,
  translateHtmlLinks,
  type AddressPair,
  type TranslateLink,
} from '../../content/languages/translate-links';
import { SourceMap } from './source-map';

/** A text with words of the main language, and what it is in another one. */
export interface LanguageText {
  /** in the config of that language */
  path: Path;
  original: string;
  /** left out where the original is shown */
  translation?: string;
}

/** The config of a site in several languages, as it would be written for one of them alone. */
export interface ResolvedLanguage {
  language: string;
  value: unknown;
  places: SourceMap;
  /** the pages: how their addresses are written in the main language and in this one */
  addresses: readonly AddressPair[];
  /** the texts of the main language that this one has or should have; none for the main one */
  texts: readonly LanguageText[];
  /** what is wrong with how languages are named, with its places in the file */
  findings: readonly Diagnostic[];
  /** how many values were read */
  values: number;
}

/**
 * Reads one language of a config with several: of each text in several languages the one in this
 * language, else in the main one; without the pages that have no title in it, and without what says
 * with "languages" that it is for others; with the addresses of this language. The file is not
 * changed.
 *
 * @param root the config as it is written, right or wrong
 * @param languages all languages of the site, the main one first
 * @param pages those that exist in the language, or all as if they did
 */
export function resolveLanguage(
  root: unknown,
  language: string,
  languages: readonly string[],
  pages: 'own' | 'all' = 'own',
): ResolvedLanguage {
  const isThere = (route: unknown): boolean =>
    pages === 'all' || hasPage(route, language, languages);
  const addresses = pairAddresses(root, language, languages, isThere);
  const translateLink = createLinkTranslator(addresses);
  const reader = new LanguageReader(language, languages, translateLink, isThere);
  const value = reader.read(root, siteSchema, []);
  if (isObject(value)) {
    if (isObject(value['site'])) value['site']['language'] = language;
    // Old addresses have no language.
    if (language !== languages[0]) delete value['redirects'];
  }
  const { places, texts, findings, values } = reader;
  return { language, value, places, addresses, texts, findings, values };
}

/** An item of a list in one language: paths are those in a list of nothing else. */
export type ResolvedItem = Pick<ResolvedLanguage, 'places' | 'texts' | 'findings' | 'values'> & {
  /** the item, or nothing when it is for other languages */
  value: readonly unknown[];
};

/**
 * Reads an item of a list by itself, as `resolveLanguage` does. It is not a page.
 *
 * @param items what describes it
 * @param addresses of the whole config in this language
 */
export function resolveItem(
  item: unknown,
  items: SchemaNode | undefined,
  { language, addresses }: Pick<ResolvedLanguage, 'language' | 'addresses'>,
  languages: readonly string[],
): ResolvedItem {
  const reader = new LanguageReader(
    language,
    languages,
    createLinkTranslator(addresses),
    () => true,
  );
  const value = reader.readList([item], items, []);
  const { places, texts, findings, values } = reader;
  return { value, places, texts, findings, values };
}

/** Whether everything in a list that must not be empty is for other languages. */
function isEmptied(list: unknown, read: unknown, property: SchemaNode | undefined): boolean {
  if (!Array.isArray(list) || list.length === 0) return false;
  const minItems = property && resolveNode(property, list)?.minItems;
  return Array.isArray(read) && read.length === 0 && typeof minItems === 'number' && minItems > 0;
}

function pairAddresses(
  root: unknown,
  language: string,
  languages: readonly string[],
  isThere: (route: unknown) => boolean,
): AddressPair[] {
  const routes = isObject(root) ? root['routes'] : undefined;
  if (!Array.isArray(routes)) return [];
  const [main = language] = languages;
  return routes.flatMap((route: unknown) => {
    if (!isObject(route) || !isThere(route)) return [];
    const address = readInLanguage(route['path'], main, main);
    const own = readInLanguage(route['path'], language, main);
    if (address === undefined || own === undefined || address === '*') return [];
    return [{ main: address, own: addBase(own, language, languages) }];
  });
}

class LanguageReader {
  readonly places = new SourceMap();
  readonly texts: LanguageText[] = [];
  readonly findings: Diagnostic[] = [];
  values = 0;
  private readonly main: string;
  /** all languages of the site: there may be many where there are too many */
  private readonly known: ReadonlySet<unknown>;

  constructor(
    private readonly language: string,
    private readonly languages: readonly string[],
    private readonly translateLink: TranslateLink,
    private readonly isThere: (route: unknown) => boolean,
  ) {
    this.main = languages[0] ?? language;
    this.known = new Set(languages);
  }

  /** A copy of a value in this language; undefined when it is left out. */
  read(value: unknown, property: SchemaNode | undefined, path: Path): unknown {
    this.values += 1;
    const node = property && resolveNode(property, value);
    if (node?.type === 'string') {
      const usual = property?.default ?? node.default;
      return this.readText(value, node, path, typeof usual === 'string');
    }
    if (Array.isArray(value)) return this.readList(value, node?.items, path);
    if (!isObject(value)) return value;
    const copy: Record<string, unknown> = {};
    for (const [key, child] of Object.entries(value)) {
      const own = node?.properties?.[key];
      const read = this.read(child, own, [...path, key]);
      if (!node?.required?.includes(key) && isEmptied(child, read, own)) continue;
      if (read !== undefined) copy[key] = read;
    }
    return copy;
  }

  readList(list: readonly unknown[], items: SchemaNode | undefined, path: Path): unknown[] {
    const positions = list.flatMap((item, index) => {
      const isPage = items && followReference(items).title === 'Route';
      if (isPage && !this.isThere(item)) return [];
      if (this.isTextOfOthers(item, items)) return [];
      return this.isFor(item, () => [...this.places.findPath(path), index], items) ? [index] : [];
    });
    if (positions.length < list.length) this.places.keepItems(path, positions);
    return positions.map((from, index) => {
      const item = list[from];
      if (!isObject(item)) return this.read(item, items, [...path, index]);
      const { languages: _languages, ...rest } = item;
      return this.read(rest, items, [...path, index]);
    });
  }

  /** Whether an entry of a list is for this language. @param findWritten where the file has it */
  private isFor(item: unknown, findWritten: () => Path, items: SchemaNode | undefined): boolean {
    const chosen =
      isObject(item) && !Object.hasOwn(items?.properties ?? {}, 'languages')
        ? item['languages']
        : undefined;
    if (chosen === undefined) return true;
    const named: unknown[] = Array.isArray(chosen) ? chosen : [chosen];
    const stranger = named.findIndex((one) => !this.known.has(one));
    if (stranger !== -1 || !Array.isArray(chosen)) {
      const place = [...findWritten(), 'languages', ...(Array.isArray(chosen) ? [stranger] : [])];
      this.addOnce(explainStranger(place, named[Math.max(stranger, 0)], this.languages));
      return true;
    }
    return named.includes(this.language);
  }

  private readText(value: unknown, node: SchemaNode, path: Path, isUsual: boolean): unknown {
    if (!mayDiffer(node)) return this.lead(value, node, path);
    const isWords = isTranslatable(node);
    if (!isObject(value)) {
      if (this.language === this.main || typeof value !== 'string')
        return this.lead(value, node, path);
      if (isWords && isUsual) return undefined;
      if (isWords && hasWords(value)) this.texts.push({ path, original: value });
      return this.lead(value, node, path);
    }
    for (const key of Object.keys(value)) {
      if (this.known.has(key)) continue;
      this.addOnce({
        ...explainStranger([...this.places.findPath(path), key], key, this.languages),
        atKey: true,
      });
    }
    const source = this.findSource(value) ?? this.findStranger(value);
    // What is not a text at all stays, so that the schema says what is wrong with it.
    if (source === undefined) return this.isInSome(value) ? undefined : value;
    if (source !== this.language && isWords && isUsual) return undefined;
    if (isWords) this.noteText(path, value[this.main], value[this.language]);
    this.places.takeText(path, source);
    return this.lead(value[source], node, path);
  }

  /** The language in which a text is shown. */
  private findSource(text: object): string | undefined {
    return [this.language, this.main].find((one) => Object.hasOwn(text, one));
  }

  /** The first name in a text that names only strangers: the names are wrong, not the text. */
  private findStranger(text: Record<string, unknown>): string | undefined {
    const isText = Object.values(text).every((one) => typeof one === 'string');
    return isText && !this.isInSome(text) ? Object.keys(text)[0] : undefined;
  }

  private isInSome(text: object): boolean {
    return this.languages.some((one) => Object.hasOwn(text, one));
  }

  /** Whether an entry of a list is a text that is not shown in this language. */
  private isTextOfOthers(item: unknown, items: SchemaNode | undefined): boolean {
    if (!isObject(item) || !items) return false;
    const node = resolveNode(items, item);
    if (node?.type !== 'string' || !mayDiffer(node)) return false;
    return this.findSource(item) === undefined && this.isInSome(item);
  }

  private noteText(path: Path, original: unknown, translation: unknown): void {
    if (this.language === this.main || typeof original !== 'string') return;
    if (translation !== undefined && typeof translation !== 'string') return;
    this.texts.push({ path, original, ...(translation !== undefined && { translation }) });
  }

  /** The text with its links and addresses in this language. */
  private lead(text: unknown, node: SchemaNode, path: Path): unknown {
    if (typeof text !== 'string') return text;
    if (node.pageAddress) return addBase(text, this.language, this.languages);
    if (node.format === 'link') return this.translateLink(text);
    if (node.format !== 'html') return text;
    const translated = translateHtmlLinks(text, this.translateLink);
    this.places.shiftText(path, translated.shifts);
    return translated.text;
  }

  /** What is wrong for each language is said with the main one. */
  private addOnce(finding: Diagnostic): void {
    if (this.language === this.main) this.findings.push(finding);
  }
}
