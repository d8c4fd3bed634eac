import { noteTranslations, writeRecord } from '../../check/languages/translation-record';
import type { TranslationUnit } from '../../check/translations/list-units';
import { replaceFile } from '../config-file';
import type { TranslatedSite } from './translated-site';

/**
 * Notes that translations say what their originals say now.
 *
 * @param units all texts of the language
 * @returns whether there was something to note
 */
export function acceptTranslations(
  site: TranslatedSite,
  language: string,
  units: readonly TranslationUnit[],
  isAccepted: (unit: TranslationUnit) => boolean,
): boolean {
  const pairs = units.flatMap((unit) =>
    unit.translation === undefined ? [] : [{ ...unit, translation: unit.translation }],
  );
  const before = writeRecord(site.record);
  site.record = noteTranslations(site.record, language, pairs, isAccepted);
  const after = writeRecord(site.record);
  if (after === before) return false;
  replaceFile(site.recordFile, after);
  return true;
}
