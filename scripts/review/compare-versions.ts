import { progress } from '../commands/progress';
import { createListReader } from '../read/list-files';
import { measureAssets } from '../read/measure-assets';
import type { BaseFiles } from './base-version';
import { listChangedFiles } from './changed-files';
import { compareSites, type SiteReview } from './compare-sites';
import { readSiteVersion } from './read-site-version';

/** Reads two versions of a site from their files, and compares them. */
export async function compareVersions(before: BaseFiles, after: BaseFiles): Promise<SiteReview> {
  const [oldAssets, assets] = [
    await measureAssets(before.publicFolder),
    await measureAssets(after.publicFolder),
  ];
  progress.begin('comparing both versions');
  return compareSites(
    readSiteVersion(before.name, before.config, oldAssets, createListReader(before.listFolder)),
    readSiteVersion(after.name, after.config, assets, createListReader(after.listFolder)),
    listChangedFiles(before.publicFolder, after.publicFolder),
  );
}
