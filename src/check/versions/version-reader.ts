import { findSyntaxErrors } from '../brackets/find-syntax-errors';
import {
  copyGroup,
  findLongLists,
  hasEntities,
  replaceLists,
  type LongList,
  type WithEntities,
} from './long-lists';
import type { LanguageReading } from '../languages/check-languages';
import { isTooMuch } from '../languages/language-amount';
import { readLanguages, sortLanguages, readLanguage } from '../../content/languages/read-languages';
import { replaceRenamedKeys } from '../schema/renamed-keys';
import { LanguageEntries } from './language-entries';

/** A config as it was read. */
interface ReadVersion {
  /** as it is written, with days in digits */
  written: unknown;
  /** all of a site that has several */
  languages: readonly string[] | undefined;
  /** in each language, the main one first */
  readings: readonly [LanguageReading, ...LanguageReading[]];
}

/** Reads one version of a config after the other, and of long lists only the entries that are new. */
export class VersionReader {
  /** entries as they were given, and with days in digits */
  private written = new WeakMap<object, object>();
  private byLanguage = new Map<string, LanguageEntries>();
  /** what reading an entry depends on */
  private basis = '';

  /**
   * Undefined where something is wrong, or otherwise not as usual: then all of it has to be read.
   *
   * @param characters how long its text is
   */
  read(value: unknown, characters: number): ReadVersion | undefined {
    const lists = hasEntities(value) && findLongLists(value);
    if (!lists) return undefined;
    // Days in words, and words that an entry leaves out, are those of the language.
    const language = readLanguage(value);
    const languages = readLanguages(value);
    if (languages && sortLanguages(value, languages).checked.length < languages.length)
      return undefined;
    const basis = JSON.stringify([language, languages]);
    if (basis !== this.basis) {
      this.written = new WeakMap();
      this.byLanguage = new Map();
    }
    this.basis = basis;
    const written = this.readWritten(value, lists);
    if (!written) return undefined;
    const writtenLists = lists.map((list) => ({ ...list, entries: this.recall(list) }));
    const [first, ...others] = (languages ?? [language]).map((one) => {
      const entries = this.byLanguage.get(one) ?? new LanguageEntries(one, languages);
      this.byLanguage.set(one, entries);
      return entries.read(written, writtenLists);
    });
    const rest = others.filter((reading) => reading !== undefined);
    if (!first || rest.length < others.length) return undefined;
    const readings: ReadVersion['readings'] = [first, ...rest];
    if (languages && isTooMuch(readings, characters)) return undefined;
    return { written, languages, readings };
  }

  /** A copy with days in digits; undefined where settings have names of earlier versions. */
  private readWritten(value: WithEntities, lists: readonly LongList[]): WithEntities | undefined {
    const copies = new Map<object, object>();
    for (const entry of lists.flatMap(({ entries }) => entries)) {
      if (!this.written.has(entry)) copies.set(entry, copyGroup(entry));
    }
    const rest = copyGroup(replaceLists(value, lists, () => []));
    const shortened = replaceLists(rest, lists, ({ entries }) =>
      entries.flatMap((entry) => copies.get(entry) ?? []),
    );
    if (findSyntaxErrors(JSON.stringify(shortened)).length > 0) return undefined;
    if (replaceRenamedKeys(shortened).findings.length > 0) return undefined;
    for (const [entry, copy] of copies) this.written.set(entry, copy);
    return replaceLists(shortened, lists, (list) => this.recall(list));
  }

  private recall({ entries }: LongList): object[] {
    return entries.map((entry) => this.written.get(entry) ?? entry);
  }
}
