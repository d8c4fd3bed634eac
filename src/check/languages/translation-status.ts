import type { LanguageText } from './resolve-language';
import { judgeAges, type Age, type TranslationRecord } from './translation-record';

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
