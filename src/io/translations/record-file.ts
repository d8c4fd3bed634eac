import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  readRecord,
  type TranslationRecord,
  noteTranslations,
  writeRecord,
} from '../../check/languages/translation-record';
import { CommandError } from '../command-error';
import type { TranslationUnit } from '../../check/translations/list-units';
import { replaceFile } from '../config-file';
import type { TranslatedSite } from './translated-site';

/** What the record of the translations of a site is called; it is beside its config. */
export const recordName = '.translations.json';

/**
 * Reads which originals the translations of a site were made from; of one without a record, none.
 *
 * @param folder of the config
 * @throws CommandError when the file is not such a record
 */
export function readTranslationRecord(folder: string): TranslationRecord {
  const file = join(folder, recordName);
  if (!existsSync(file)) return {};
  const record = readRecord(readFileSync(file, 'utf8'));
  if (record) return record;
  throw new CommandError(
    `${file} is damaged or contains an unfinished merge. Restore the file, or delete the file and run: npm run translations -- --accept`,
  );
}

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
