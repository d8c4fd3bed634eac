import { entryKinds } from '../../../src/generated/entry-kinds';
import type { PagedKind } from '../../../src/content/entities';
import type { Route, SiteConfig } from '../../../src/generated/config-types';
import { createBuildContext, type BuildContext } from '../../../src/pages/build-context';
import { sampleConfig, siteAjv } from '../../sample-config';

/**
 * Builds something on a site with one more entry, and a page at `/entries/<key>` for each entry of
 * its kind. Fails when the entry does not fit its schema.
 */
export function buildWithEntry<T>(
  kind: PagedKind,
  entry: object,
  build: (context: BuildContext) => T,
): T {
  const { list, key } = entryKinds[kind];
  const route: Partial<Route> = {
    path: `/entries/{${kind}.${key}}`,
    forEach: list,
    title: 'A page',
    description: 'A page for each entry.',
    blocks: [{ type: 'banner', layout: 'picture', title: 'A page' }],
  };
  const config: unknown = {
    ...sampleConfig,
    entities: { ...sampleConfig.entities, [list]: [structuredClone(entry)] },
    routes: [...sampleConfig.routes.filter(({ forEach }) => forEach !== list), route],
  };
  if (!siteAjv.validate<SiteConfig>('site', config)) throw new Error(siteAjv.errorsText());
  const assets = {
    pictures: new Map([['/images/lake.webp', { width: 1600, height: 900 }]]),
    fileSizes: new Map(),
    videoCodecs: new Map(),
  };
  return build(createBuildContext(config, assets));
}
