import { planSite } from '../../build/outputs/plan-site';
import { AssetCache } from './asset-cache';
import type { PlanDraft } from './draft-site';
import { stillApp } from './still-app';

/**
 * Plans drafts from the files on the disk, with each picture in the sizes that visitors get.
 *
 * @param readState as for `AssetCache`
 */
export function createDraftPlanner(publicFolder: string, readState: () => string): PlanDraft {
  const { read: readFiles } = new AssetCache(readState);
  return (config, words) =>
    planSite(config, { publicFolder, app: stillApp, metaPolicy: 'none', readFiles, ...words });
}
