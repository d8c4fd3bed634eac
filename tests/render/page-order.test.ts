import { expect, test } from 'vitest';
import { listPublicFiles } from '../../scripts/read/public-files';
import { checkConfig } from '../../src/config/check-config';
import { expandRoutes } from '../../src/config/content/templates';
import { createBuildContext, type PictureAsset } from '../../src/pages/build-context';
import { buildPage } from '../../src/pages/build-page';
import { buildSite } from '../../src/pages/build-site';
import type { PagePayload } from '../../src/payload/payload';
import { createPageRenderer } from '../../src/render/entry-server';
import { readTestSite } from '../sites/read-site';

/** Every picture has a size: which one does not matter here. */
class AnyPicture extends Map<string, PictureAsset> {
  override get(): PictureAsset {
    return { width: 1600, height: 900 };
  }
}

const { text, publicFolder } = readTestSite('specification');
const { config } = checkConfig(text, listPublicFiles(publicFolder));
if (!config) throw new Error('The site has mistakes.');
const site = buildSite(config);
const context = createBuildContext(config, {
  pictures: new AnyPicture(),
  fileSizes: new Map(),
  videoCodecs: new Map(),
});
const pages = expandRoutes(config).map((route) => buildPage(route, context));

function renderAll(ordered: readonly PagePayload[]) {
  const renderPage = createPageRenderer(site, { script: '/app.js', metaPolicy: 'none' });
  return Object.fromEntries(
    ordered.map((page) => {
      const { html, stylesheet } = renderPage(page);
      return [page.path, { html, css: stylesheet.css }];
    }),
  );
}

test('a page is the same whichever pages the worker rendered before it', () => {
  expect(renderAll(pages.toReversed())).toEqual(renderAll(pages));
});
