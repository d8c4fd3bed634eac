import { expandRoutes } from '../../src/content/placeholders/dynamic-routes';
import { createPageRenderer } from '../../src/render/entry-server';
import type { SiteConfig } from '../../src/generated/config-types';
import { createBuildContext, type PictureAsset } from '../../src/pages/build-context';
import { buildPage } from '../../src/pages/build-page';
import { buildSite } from '../../src/pages/build-site';
import type { PagePayload, SitePayload } from '../../src/payload/payload';
import { writeRedirectPage } from '../../src/published/site-files';

/** A site with hostile content, as a browser gets it. */
export interface HostileVariant {
  name: string;
  site: SitePayload;
  pages: { html: string; payload: PagePayload }[];
  /** the pages for hosts that know no redirects */
  redirects: string[];
}

/** Every hostile address of a picture has a size, so that it is not the measuring that stops it. */
class AnyPicture extends Map<string, PictureAsset> {
  override get(): PictureAsset {
    return { width: 1600, height: 900 };
  }
}

const assets = {
  pictures: new AnyPicture(),
  fileSizes: new Map<string, number>(),
  videoCodecs: new Map(),
};

/**
 * Builds and renders a config that nobody checked. The pages get addresses that a browser can open,
 * whatever the config says.
 *
 * @throws Error when the builder or renderer refuses the config
 */
export function renderVariant(name: string, config: SiteConfig, script: string): HostileVariant {
  const site = buildSite(config);
  const context = createBuildContext(config, assets);
  // The pages of a template differ in nothing that matters here.
  const routes = config.routes.flatMap(
    (_, index) => expandRoutes(config).find((page) => page.index === index) ?? [],
  );
  const payloads = routes.map((route) => ({
    ...buildPage(route, context),
    path: `/hostile-${route.index}`,
  }));
  const redirects = config.redirects.map(({ to }) => writeRedirectPage(to, config));
  const renderPage = createPageRenderer(site, { script, metaPolicy: 'none' });
  const pages = payloads.map((payload) => ({ html: renderPage(payload).html, payload }));
  return { name, site, pages, redirects };
}
