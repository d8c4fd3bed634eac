import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecord, type TranslationRecord } from '../check/languages/translation-record';
import { CommandError } from './command-error';

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
