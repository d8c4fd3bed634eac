// @promise Builds are identical to the byte: with 31, 181 and 1,000 pages, on 1, 2 and 4 cores,
// with and without caches, after any change to `dist/`

import { expect, test } from 'vitest';
import { listPublicFiles } from '../../src/io/public-files';
import { sampleOf } from '../runners/is-sample';
import { checkConfig } from '../../src/check/check-config';
import { expandRoutes } from '../../src/content/placeholders/dynamic-routes';
import { createBuildContext, type PictureAsset } from '../../src/pages/build-context';
import { buildPage } from '../../src/pages/build-page';
import { buildSite } from '../../src/pages/build-site';
import type { PagePayload, SitePayload } from '../../src/payload/payload';
import { createPageRenderer } from '../../src/render/entry-server';
import { readTestSite, testSiteNames, type TestSiteName } from '../sites/read-site';

/** Every picture has a size: which one does not matter here. */
class AnyPicture extends Map<string, PictureAsset> {
  override get(): PictureAsset {
    return { width: 1600, height: 900 };
  }
}

function readPages(name: TestSiteName) {
  const { text, publicFolder } = readTestSite(name);
  const { config } = checkConfig(text, listPublicFiles(publicFolder));
  if (!config) throw new Error('The site has mistakes.');
  const context = createBuildContext(config, {
    pictures: new AnyPicture(),
    fileSizes: new Map(),
    videoCodecs: new Map(),
  });
  return {
    site: buildSite(config),
    pages: expandRoutes(config).map((route) => buildPage(route, context)),
  };
}

/** All that is written of each page. */
function renderAll(site: SitePayload, ordered: readonly PagePayload[]): Map<string, string> {
  const renderPage = createPageRenderer(site, { script: '/app.js', metaPolicy: 'none' });
  return new Map(ordered.map((page) => [page.path, JSON.stringify(renderPage(page))]));
}

// That of every part shows most.
const [specification, ...otherSites] = testSiteNames;

test.each(sampleOf([...otherSites, specification]))(
  'a page of %s is the same whichever pages the worker rendered before it',
  (name) => {
    const { site, pages } = readPages(name);
    const first = renderAll(site, pages);
    const last = renderAll(site, pages.toReversed());
    const others = pages
      .map(({ path }) => path)
      .filter((path) => first.get(path) !== last.get(path));
    expect(others).toEqual([]);
  },
);
