import { isObject } from '../../utils/json';
import type { LanguageText } from './resolve-language';

/**
 * Which originals the translations of a site were made from: language → digest of a translation →
 * digests of its originals, one for each place that has it. It knows no places, so that texts can be
 * moved.
 */
export type TranslationRecord = Readonly<Record<string, Readonly<Record<string, string[]>>>>;

/** A text of the main language, and what it is in another one. */
export interface TranslatedPair {
  original: string;
  translation: string;
}

/** A digest of a text, for telling whether it is still the same: 14 letters and digits. */
export function digestText(text: string): string {
  const seeds = [0x811c9dc5, 0x9747b28c];
  return seeds.map((seed) => digestPart(text, seed)).join('');
}

/** FNV-1a, by the code units of a text, from a start of one's own. */
function digestPart(text: string, seed: number): string {
  let number = seed;
  for (let index = 0; index < text.length; index += 1) {
    number = Math.imul(number ^ text.charCodeAt(index), 0x01000193);
  }
  return (number >>> 0).toString(36).padStart(7, '0');
}

/**
 * A translation compared with the record: as it was noted, not yet noted, or noted for an original
 * that has changed.
 */
export type Age = 'noted' | 'new' | 'older';

/**
 * Compares all translations of a language with the record, in their order. One is older when the record
 * knows it, and knows it for an original that is no longer there in place of its present one.
 */
export function judgeAges(
  record: TranslationRecord,
  language: string,
  pairs: readonly TranslatedPair[],
): Age[] {
  const { isNoted, gone } = matchPairs(record, language, pairs);
  return pairs.map(({ translation }, index) => {
    if (isNoted[index]) return 'noted';
    return (gone.get(digestText(translation)) ?? []).length > 0 ? 'older' : 'new';
  });
}

/** Which pairs the record has, and the originals that it has and that are no longer there. */
function matchPairs(
  record: TranslationRecord,
  language: string,
  pairs: readonly TranslatedPair[],
): { isNoted: boolean[]; gone: Map<string, string[]> } {
  const noted = Object.hasOwn(record, language) ? record[language] : undefined;
  const gone = new Map(
    Object.entries(noted ?? {}).map(([translation, originals]) => [translation, [...originals]]),
  );
  const isNoted = pairs.map(({ original, translation }) => {
    const originals = gone.get(digestText(translation)) ?? [];
    const at = originals.indexOf(digestText(original));
    if (at >= 0) originals.splice(at, 1);
    return at >= 0;
  });
  return { isNoted, gone };
}

/**
 * The record after some translations were found to say what their originals say.
 *
 * @param pairs all translations in the language: what the record knows of others is forgotten
 */
export function noteTranslations<Pair extends TranslatedPair>(
  record: TranslationRecord,
  language: string,
  pairs: readonly Pair[],
  isAccepted: (pair: Pair) => boolean,
): TranslationRecord {
  const { isNoted, gone } = matchPairs(record, language, pairs);
  const noted = new Map<string, string[]>();
  const note = (translation: string, originals: readonly string[]): void => {
    noted.set(translation, [...(noted.get(translation) ?? []), ...originals]);
  };
  const older = new Set<string>();
  pairs.forEach((pair, index) => {
    const translation = digestText(pair.translation);
    if (isNoted[index] || isAccepted(pair)) note(translation, [digestText(pair.original)]);
    else older.add(translation);
  });
  // What is older stays so until it is accepted.
  for (const translation of older) note(translation, gone.get(translation) ?? []);
  const sorted = [...noted]
    .filter(([, originals]) => originals.length > 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([translation, originals]) => [translation, originals.toSorted()]);
  return { ...record, [language]: Object.fromEntries(sorted) };
}

/** What either of two versions of a record notes: neither forgets what the other has learned. */
export function joinRecords(mine: TranslationRecord, theirs: TranslationRecord): TranslationRecord {
  const joined = Object.entries(theirs).map(([language, noted]) => {
    const own = mine[language] ?? {};
    const more = Object.entries(noted).map(([translation, originals]) => [
      translation,
      joinLists(own[translation] ?? [], originals),
    ]);
    const all = Object.entries({ ...own, ...Object.fromEntries(more) } as typeof noted);
    return [language, Object.fromEntries(all.toSorted(([one], [other]) => (one < other ? -1 : 1)))];
  });
  return { ...mine, ...(Object.fromEntries(joined) as TranslationRecord) };
}

/** Each original as often as the list that has it more often. */
function joinLists(one: readonly string[], other: readonly string[]): string[] {
  const left = [...one];
  const more = other.filter((original) => {
    const at = left.indexOf(original);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return [...one, ...more].toSorted();
}

/** The text of a record, one translation a line, so that versions of it can be merged. */
export function writeRecord(record: TranslationRecord): string {
  const languages = Object.entries(record)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([language, noted]) => {
      const lines = Object.entries(noted).map(
        ([translation, originals]) =>
          `    ${JSON.stringify(translation)}: [${originals.map((one) => JSON.stringify(one)).join(', ')}]`,
      );
      const body = lines.length > 0 ? `{\n${lines.join(',\n')}\n  }` : '{}';
      return `  ${JSON.stringify(language)}: ${body}`;
    });
  return `{\n${languages.join(',\n')}\n}\n`;
}

/** Reads the text of a record; undefined when it is not one. */
export function readRecord(text: string): TranslationRecord | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  return isRecord(value) ? value : undefined;
}

function isRecord(value: unknown): value is TranslationRecord {
  return (
    isObject(value) &&
    Object.values(value).every(
      (noted) => isObject(noted) && Object.values(noted).every(isListOfTexts),
    )
  );
}

function isListOfTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

/** A text and how far its translation is. */
export type JudgedText = LanguageText & { state: Age | 'missing' };

/** How far the translation of each text is. @param texts all of the language */
export function readTranslationStatus(
  texts: readonly LanguageText[],
  language: string,
  record: TranslationRecord,
): JudgedText[] {
  const written = texts.flatMap(({ original, translation }) =>
    translation === undefined ? [] : [{ original, translation }],
  );
  const ages = judgeAges(record, language, written).values();
  return texts.map((text) => ({
    ...text,
    state: text.translation === undefined ? 'missing' : (ages.next().value ?? 'new'),
  }));
}
