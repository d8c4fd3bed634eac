import { dirname, join, resolve } from 'node:path';
import { checkConfig, type CheckResult } from '../../src/config/check-config';
import type { TranslationRecord } from '../../src/config/languages/translation-record';
import type { ReadListFiles } from '../../src/config/surroundings';
import { listUnits, type TranslatedConfig } from '../../src/config/translations/list-units';
import { decodeWhole, readConfigFile } from '../read/config-file';
import { createListReader } from '../read/list-files';
import { listPublicFiles } from '../read/public-files';
import { readSurroundings } from '../read/read-surroundings';
import { readSizeLimit } from '../read/size-limit';
import { readTranslationRecord, recordName } from '../read/translation-record';

/** A config that translations are read from and written to, with the folder `public/` beside it. */
export class TranslatedSite {
  readonly recordFile: string;
  /** as it is in its file */
  record: TranslationRecord;
  readonly text: string;
  readonly readListFiles: ReadListFiles;

  /** @throws CommandError when a file cannot be read */
  constructor(readonly configFile: string) {
    const folder = dirname(resolve(configFile));
    this.recordFile = join(folder, recordName);
    this.record = readTranslationRecord(folder);
    // What is not UTF-8 is a problem that the check reports.
    this.text = decodeWhole(readConfigFile(configFile)) ?? '';
    this.readListFiles = createListReader(folder);
  }

  /** Checks the config, or what it would be with other texts. */
  check(text = this.text, readListFiles = this.readListFiles): CheckResult {
    const publicFolder = join(dirname(resolve(this.configFile)), 'public');
    return checkConfig(text, listPublicFiles(publicFolder), {
      ...readSurroundings(publicFolder),
      readListFiles,
      translationRecord: this.record,
      sizeLimit: readSizeLimit(this.configFile),
    });
  }

  /**
   * The texts of the config, or of what it would be, for translators; undefined for a site in one
   * language.
   *
   * @param pages those that exist in a language, or all
   */
  listUnits(
    pages: 'own' | 'all',
    text = this.text,
    readListFiles = this.readListFiles,
  ): TranslatedConfig | undefined {
    return listUnits(text, { readListFiles, translationRecord: this.record }, pages);
  }
}
