import { planFile } from '../../build/outputs/output';
import type { App } from '../../build/outputs/plan-site';
import { iconSpriteUrl } from '../../payload/page-paths';
import { renderIconSprite } from '../../render/icon-sprite';

/** Pages in the editor are only looked at: nothing in them moves, and no widget is loaded. */
export const stillApp: App = {
  key: 'editor',
  outputs: [planFile(iconSpriteUrl, renderIconSprite)],
};
