import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteConfig } from '../../src/generated/config-types';
import { renderIconSprite } from '../../src/render/icon-sprite';
import { createBuildContext, type PublicAssets } from '../../src/pages/build-context';
import { buildPage } from '../../src/pages/build-page';
import { buildSite } from '../../src/pages/build-site';
import { planPages } from '../../src/pages/plan-pages';
import { iconSpriteUrl } from '../../src/payload/page-paths';
import type { PlacedBlock } from '../../src/payload/payload';
import { makeExampleBlocks } from './example-blocks';
import { BlockContent } from '../../src/shell/block-slot';
import { loadAllBlocks } from '../../src/shell/load-blocks';
import { SiteFrame } from '../../src/shell/site-frame';
import { createStyleCache } from '../../src/shell/style-cache';

await loadAllBlocks();

/** How a block looks on a page of the site. */
export interface BlockPicture {
  /** address of the page it is taken from; absent for an example that no page shows */
  page?: string;
  /** an HTML document that shows the block alone; its files are below `/` */
  html: string;
}

/**
 * The first block of each type that the site has, drawn by the site's own components; of a type that
 * it does not have, the example of its schema.
 */
export function drawBlockPictures(
  config: SiteConfig,
  assets: PublicAssets,
): Map<string, BlockPicture> {
  const site = buildSite(config);
  const sprite = renderIconSprite();
  const cache = createStyleCache();
  // All styles in the head, in the order in which later ones must win.
  cache.compat = true;
  const { constructStyleTagsFromChunks, extractCriticalToChunks } = createEmotionServer(cache);
  const pictures = new Map<string, BlockPicture>();
  for (const page of planPages(config, assets)) {
    const { path, blocks } = page.build();
    for (const placed of blocks) {
      const { type } = placed.block;
      if (!pictures.has(type)) pictures.set(type, { page: path, html: draw(placed) });
    }
  }
  const context = createBuildContext(config, assets);
  const [home] = config.routes;
  for (const [type, block] of makeExampleBlocks(config, assets, pictures)) {
    if (!home) continue;
    const scope = { site: config.site };
    const route = { ...home, blocks: [block] };
    const [placed] = buildPage({ route, path: '/', scope, index: 0 }, context).blocks;
    if (placed) pictures.set(type, { html: draw(placed) });
  }
  return pictures;

  function draw(placed: PlacedBlock): string {
    const block = renderToStaticMarkup(
      <CacheProvider value={cache}>
        <SiteFrame site={site}>
          <BlockContent placed={placed} />
        </SiteFrame>
      </CacheProvider>,
    );
    const styles = constructStyleTagsFromChunks(extractCriticalToChunks(block));
    // A picture has nothing to press, and it carries its drawings along.
    const markup = block.replaceAll(`${iconSpriteUrl}#`, '#');
    return `<!doctype html><html lang="${site.site.language}"><meta name="viewport" content="width=device-width">${styles}<body inert>${markup}<div hidden>${sprite}</div></body></html>`;
  }
}
