import { fillTexts } from '../config/content/fill-texts';
import type { ExpandedRoute, PlaceholderScope } from '../config/content/templates';
import { definition, resolveNode } from '../config/schema/walk-schema';
import type { Block as ConfigBlock } from '../generated/config-types';
import type { Block } from '../generated/block-types';
import type { BuildContext } from './build-context';
import { findFeed, linkFeed } from './build-feed';
import { buildValue } from './build-value';
import { notFoundPath } from '../payload/page-paths';
import type { PageHead, PagePayload, PlacedBlock } from '../payload/payload';

/** Builds the payload of one page: the whole content of it, and nothing else. */
export function buildPage(expanded: ExpandedRoute, context: BuildContext): PagePayload {
  const { route, scope } = expanded;
  const path = expanded.path === '*' ? notFoundPath : expanded.path;
  return {
    path,
    head: buildHead(expanded, path, context),
    header: route.header,
    footer: route.footer,
    ...(route.accent === 'secondary' && { accent: route.accent }),
    ...(route.quickExit && { quickExit: true }),
    blocks: linkFeed(placeBlocks(route.blocks, scope, context), expanded, context),
  };
}

function buildHead(expanded: ExpandedRoute, path: string, context: BuildContext): PageHead {
  const { route, scope } = expanded;
  const { blocks: _blocks, ...texts } = route;
  const { title, discreetTitle, description, robots } = fillTexts(
    texts,
    definition('Route'),
    scope,
  );
  return {
    ...(discreetTitle === undefined ? { title } : { title: discreetTitle, openTitle: title }),
    description,
    canonical: context.config.site.url + path,
    robots,
    ...(findFeed(expanded, context) && { feed: true }),
  };
}

/** The first block with a heading gives the page its h1; the headings of the others are h2. */
function placeBlocks(
  blocks: readonly ConfigBlock[],
  scope: PlaceholderScope,
  context: BuildContext,
): PlacedBlock[] {
  const first = blocks.findIndex(hasHeading);
  return blocks.map((block, index) => ({
    id: block.anchor ?? `block-${index + 1}`,
    headingLevel: index === first ? 1 : 2,
    block: buildValue(block, definition('Block'), scope, context) as Block,
  }));
}

function hasHeading(block: ConfigBlock): boolean {
  const property = resolveNode(definition('Block'), block)?.headingProperty;
  return property !== undefined && Object.hasOwn(block, property);
}
