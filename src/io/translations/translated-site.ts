import { dirname, join, resolve } from 'node:path';
import { checkConfig, type CheckResult } from '../../check/check-config';
import type { TranslationRecord } from '../../check/languages/translation-record';
import type { ReadListFiles } from '../../check/check-context';
import { listUnits, type TranslatedConfig } from '../../check/translations/list-units';
import { decodeWhole, readConfigFile, readSizeLimit } from '../config-file';
import { createListReader } from '../list-files';
import { listPublicFiles } from '../public-files';
import { readCheckContext } from '../read-check-context';
import { readTranslationRecord, recordName } from './record-file';

/** A config whose translations are counted and noted, with the folder `public/` next to it. */
export class TranslatedSite {
  readonly recordFile: string;
  /** as it is in its file */
  record: TranslationRecord;
  readonly text: string;
  private readonly readListFiles: ReadListFiles;

  /** @throws CommandError when a file cannot be read */
  constructor(readonly configFile: string) {
    const folder = dirname(resolve(configFile));
    this.recordFile = join(folder, recordName);
    this.record = readTranslationRecord(folder);
    // What is not UTF-8 is a problem that the check reports.
    this.text = decodeWhole(readConfigFile(configFile)) ?? '';
    this.readListFiles = createListReader(folder);
  }

  check(): CheckResult {
    const publicFolder = join(dirname(resolve(this.configFile)), 'public');
    return checkConfig(this.text, listPublicFiles(publicFolder), {
      ...readCheckContext(publicFolder),
      readListFiles: this.readListFiles,
      translationRecord: this.record,
      sizeLimit: readSizeLimit(this.configFile),
    });
  }

  /**
   * The texts of the config and their translations; undefined for a site in one language.
   *
   * @param pages those that exist in a language, or all
   */
  listUnits(pages: 'own' | 'all'): TranslatedConfig | undefined {
    const { readListFiles, record } = this;
    return listUnits(this.text, { readListFiles, translationRecord: record }, pages);
  }
}
