import { progress } from '../io/progress';
import { createListReader } from '../io/list-files';
import { measureAssets } from '../io/measure-assets';
import { readTranslationRecord } from '../io/translations/record-file';
import type { BaseFiles } from './base-version';
import { listChangedFiles, type FileChange } from './changed-files';
import { compareSites, type SiteReview } from './compare-sites';
import { readSiteVersion } from './read-site-version';

/**
 * Reads two versions of a site from their files, and compares them.
 *
 * @param changed how the files of public/ differ; they are compared if that is not known
 */
export async function compareVersions(
  before: BaseFiles,
  after: BaseFiles,
  changed?: readonly FileChange[],
): Promise<SiteReview> {
  const [oldAssets, assets] = [
    await measureAssets(before.publicFolder),
    await measureAssets(after.publicFolder),
  ];
  progress.begin('comparing both versions');
  // It knows no places, so it says what is older in either version.
  const translationRecord = readTranslationRecord(after.listFolder);
  const [oldFiles, files] = [before.listFolder, after.listFolder].map((folder) => ({
    readListFiles: createListReader(folder),
    translationRecord,
  }));
  return compareSites(
    readSiteVersion(before.name, before.config, oldAssets, oldFiles),
    readSiteVersion(after.name, after.config, assets, files),
    changed ?? listChangedFiles(before.publicFolder, after.publicFolder),
  );
}
