import { createPageRenderer, type RenderedPage } from '../../src/render/entry-server';
import type { Route, SiteConfig } from '../../src/generated/config-types';
import type { PublicAssets } from '../../src/pages/build-context';
import { buildSite } from '../../src/pages/build-site';
import { planPages } from '../../src/pages/plan-pages';
import type { PagePayload } from '../../src/payload/payload';

type RenderPage = (page: PagePayload) => RenderedPage;

/**
 * Makes a function that builds and renders what a config changes: header and footer if they differ,
 * and every page whose payload differs. When only header and footer do, the first page shows them.
 *
 * @returns gives the number of pages that were rendered; throws what the builder or renderer throws
 */
export function createChangeRenderer(
  base: SiteConfig,
  assets: PublicAssets,
): (config: SiteConfig) => number {
  const baseShared = writeShared(base);
  const baseRoutes = new Set(base.routes.map((route) => JSON.stringify(route)));
  const basePages = new Set(buildPages(base, base.routes).map((page) => JSON.stringify(page)));
  const baseSite = JSON.stringify(buildSite(base));
  const baseRenderer = createRenderer(base);

  function buildPages(config: SiteConfig, routes: Route[]): PagePayload[] {
    const wanted = new Set(routes);
    return planPages(config, assets).flatMap((page) =>
      wanted.has(page.route) ? [page.build()] : [],
    );
  }

  return (config) => {
    const sameShell = JSON.stringify(buildSite(config)) === baseSite;
    // A page is made of its route and of what is outside of the routes, not of other routes.
    const routes =
      writeShared(config) === baseShared
        ? config.routes.filter((route) => !baseRoutes.has(JSON.stringify(route)))
        : config.routes;
    const pages = buildPages(config, routes);
    const changed = pages.filter((page) => !basePages.has(JSON.stringify(page)));
    const [first] = pages;
    const shown = changed.length === 0 && !sameShell && first ? [first] : changed;
    const renderPage = sameShell ? baseRenderer : createRenderer(config);
    for (const page of shown) {
      if (!renderPage(page).html.endsWith('</html>')) {
        throw new Error(`${page.path} did not become a whole page`);
      }
    }
    return shown.length;
  };
}

function createRenderer(config: SiteConfig): RenderPage {
  return createPageRenderer(buildSite(config), { script: '/app.js', metaPolicy: 'none' });
}

function writeShared(config: SiteConfig): string {
  return JSON.stringify({ ...config, routes: [] });
}
