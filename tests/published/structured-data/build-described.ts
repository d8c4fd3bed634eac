import type { Graph, Thing } from 'schema-dts';
import type { SiteConfig } from '../../../src/generated/config-types';
import type { PictureAsset } from '../../../src/pages/build-context';
import { buildSite } from '../../../src/pages/build-site';
import { planPages } from '../../../src/pages/plan-pages';
import { describePage } from '../../../src/published/structured-data/describe-page';
import { collectFacts } from '../../../src/published/structured-data/site-facts';

export class AnyPicture extends Map<string, PictureAsset> {
  override get(): PictureAsset {
    return { width: 1600, height: 900 };
  }
}

/** What search engines are told of the pages of a site, by path; nothing of some. */
export function describeSite(config: SiteConfig): Map<string, Graph> {
  const facts = collectFacts(config);
  const assets = { pictures: new AnyPicture(), fileSizes: new Map(), videoCodecs: new Map() };
  const described = new Map<string, Graph>();
  for (const planned of planPages(config, assets)) {
    const page = planned.build();
    const graph = describePage(page, buildSite(config).site, facts);
    if (graph) described.set(page.path, graph);
  }
  return described;
}

/** The types of all things in some data, those within others included, with the things. */
export function listThings(value: unknown): [type: string, thing: object][] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(listThings);
  const type: unknown = Reflect.get(value, '@type');
  return typeof type === 'string' ? [[type, value], ...inner] : inner;
}

/** The first thing of a type that a page is about. */
export function findThing(graph: Graph | undefined, type: string): Thing | undefined {
  return graph?.['@graph'].find((thing) => Reflect.get(Object(thing), '@type') === type);
}
