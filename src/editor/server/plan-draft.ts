import { planFile } from '../../build/outputs/output';
import { planSite, type App } from '../../build/outputs/plan-site';
import { iconSpriteUrl } from '../../payload/page-paths';
import { renderIconSprite } from '../../render/icon-sprite';
import { AssetCache } from './asset-cache';
import type { PlanDraft } from './draft-site';

/** Pages in the editor are only looked at: nothing in them moves, and no widget is loaded. */
export const stillApp: App = {
  key: 'editor',
  outputs: [planFile(iconSpriteUrl, renderIconSprite)],
};

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
