import { formatEventDates } from '../content/dates/format-date';
import { fillTexts } from '../content/placeholders/fill-texts';
import { fillPlaceholders, type ExpandedRoute } from '../content/placeholders/dynamic-routes';
import { writeTitle } from '../content/write-title';
import { definition, resolveNode } from '../content/schema/walk-schema';
import type { Block as ConfigBlock } from '../generated/config-types';
import type { Block } from '../generated/block-types';
import { buildAnnouncements } from './build-announcements';
import type { BuildContext } from './build-context';
import { findFeed, writeFeedLink } from './build-feed';
import { buildList, linkBelowCards, type LinkBelowCards } from './build-list';
import { findPodcast, writePodcastLink } from './build-podcast';
import { buildValue } from './build-value';
import { findLanguageBase } from '../content/languages/page-in-language';
import { notFoundPath, writeBlockId } from '../payload/page-paths';
import type { PageHead, PagePayload, PlacedBlock } from '../payload/payload';

/** Builds the payload of one page: the whole content of it, and nothing else. */
export function buildPage(expanded: ExpandedRoute, context: BuildContext): PagePayload {
  const { route } = expanded;
  const path =
    expanded.path === '*' ? findLanguageBase(context.config.site) + notFoundPath : expanded.path;
  const feed = findFeed(expanded, context);
  const podcast = findPodcast(expanded, context);
  const links = [
    ...(feed ? [writeFeedLink(feed, expanded)] : []),
    ...(podcast ? [writePodcastLink(podcast, expanded)] : []),
  ];
  return {
    path,
    head: {
      ...buildHead(expanded, path, context),
      ...(feed && !expanded.part && { feed: true }),
      ...(podcast && !expanded.part && { podcast: true }),
    },
    header: route.header,
    footer: route.footer,
    ...(!route.actionBar && { actionBar: false }),
    ...(route.accent === 'secondary' && { accent: route.accent }),
    ...(route.quickExit && { quickExit: true }),
    ...buildAnnouncements(expanded, path, context),
    blocks: placeBlocks(expanded, links, { ...context, path }),
  };
}

function buildHead(expanded: ExpandedRoute, path: string, context: BuildContext): PageHead {
  const { route, scope } = expanded;
  const { blocks: _blocks, ...texts } = route;
  const { description, robots } = fillTexts(texts, definition('Route'), scope);
  const title = writeTitle(expanded, 'title', context.config);
  // The further pages of a list are shared as the first one, with its image.
  const openTitle = fillPlaceholders(route.title, scope);
  return {
    title:
      route.discreetTitle === undefined
        ? title
        : writeTitle(expanded, 'discreetTitle', context.config),
    ...((route.discreetTitle !== undefined || expanded.part) && { openTitle }),
    description,
    canonical: context.config.site.url + path,
    robots,
  };
}

/**
 * The first block with a heading gives the page its h1; the headings of the others are h2. The further
 * pages of a list show that block, the list, and the notices: the rest belongs to the first page.
 */
function placeBlocks(
  expanded: ExpandedRoute,
  links: readonly LinkBelowCards[],
  context: BuildContext,
): PlacedBlock[] {
  const { route, scope, part } = expanded;
  const first = route.blocks.findIndex(hasHeading);
  const list = buildList(expanded, context);
  const placed = route.blocks.map((block, index): PlacedBlock => {
    const isList = index === list?.block;
    const around = isList ? { ...context, shown: list.shown } : context;
    return {
      id: writeBlockId(block.anchor, index),
      headingLevel: index === first ? 1 : 2,
      block: buildValue(
        writeDatesOf(block, context.config.site.language),
        definition('Block'),
        scope,
        around,
      ) as Block,
      ...(isList && { parts: list.links }),
    };
  });
  const linked = links.reduce<PlacedBlock[]>(linkBelowCards, placed);
  return part
    ? linked.filter(
        ({ block }, index) => index === first || index === list?.block || block.type === 'notice',
      )
    : linked;
}

/** An event whose dates an editor has not put into words has them in the language of the page. */
function writeDatesOf(block: ConfigBlock, language: string): ConfigBlock {
  if (block.type !== 'event' || block.dates !== undefined) return block;
  return { ...block, dates: formatEventDates(block, language) };
}

function hasHeading(block: ConfigBlock): boolean {
  const property = resolveNode(definition('Block'), block)?.headingProperty;
  return property !== undefined && Object.hasOwn(block, property);
}
