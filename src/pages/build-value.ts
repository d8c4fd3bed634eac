import type { CardsByKind } from './cards/card-builder';
import type { Card, VideoFiles } from '../payload/payload';
import { cardBuilders } from '../generated/card-builders';
import { isPagedKind, type EntityKind } from '../content/entities';
import type { SchemaNode } from '../content/schema/schema-node';
import { nameCountry, nameHome } from '../content/regions/regions';
import { fillTexts, narrowScope } from '../content/placeholders/fill-texts';
import { fillPlaceholders, type PlaceholderScope } from '../content/placeholders/dynamic-routes';
import { definition, followReference, resolveNode } from '../content/schema/walk-schema';
import { mapChildren } from '../utils/json';
import type {
  Cards,
  Counselor,
  Embed,
  Event,
  EventList,
  FormTarget,
  Image,
  Logo,
  Place,
  Post,
  Testimonial,
  Video,
} from '../generated/config-types';
import { toPascalCase } from '../content/schema/bundle-schema';
import type { BuildContext } from './build-context';
import { buildEmbedWidget, buildNoWidget } from './build-embed';
import { buildFormTarget } from './build-form';
import {
  buildCounselorLink,
  linkEntry,
  buildPostDetails,
  buildProfile,
  buildSummary,
} from './build-entities';
import { buildEventDetails, buildEventMonths } from './build-event';
import { buildLogo, buildPicture } from './build-picture';
import { buildPlaceDetails } from './build-place';
import { buildPrice } from './build-price';
import { buildRichText } from './build-rich-text';

/**
 * Turns a value of the checked config into what a page receives: placeholders are filled where the
 * schema says so, ids replaced by entities, and values that the schema says to `become` a payload
 * type are built.
 *
 * @param around what placeholders are filled with in the group that the value is in
 */
export function buildValue(
  value: unknown,
  schema: SchemaNode,
  around: PlaceholderScope,
  context: BuildContext,
): unknown {
  const node = followReference(schema);
  const resolved = resolveNode(node, value) ?? {};
  const scope = narrowScope(schema, resolved, around);
  if (typeof value === 'string') {
    const text = fillPlaceholders(value, scope);
    if (node.becomes === 'EmbedWidget' && text === '') return buildNoWidget(context.config);
    if (node.entity) return buildEntity(text, node, scope, context);
    if (node.becomes === 'RichText') return buildRichText(text, context, value);
    if (node.becomes === 'WrittenPrice') return buildPrice(value, context.config);
    return node.becomes ? become(node.becomes, text, context) : text;
  }
  if (node.becomes) return become(node.becomes, fillTexts(value, schema, scope), context);
  if (Array.isArray(value)) {
    const items = node.items ?? {};
    const ids = value.length === 0 && node.whenEmpty === 'all' ? allIds(items, context) : value;
    return ids.map((item: unknown) => buildValue(item, items, scope, context));
  }
  const { properties = {} } = resolved;
  return mapChildren(value, (child, key) =>
    buildValue(child, properties[key] ?? {}, scope, context),
  );
}

function buildEntity(
  id: string,
  node: SchemaNode,
  scope: PlaceholderScope,
  context: BuildContext,
): unknown {
  const kind = node.entity as EntityKind;
  const entity = context.findEntity(kind, id);
  if (node.becomes === 'EntryLink' && isPagedKind(kind)) return linkEntry(kind, id, context);
  if (node.becomes) return become(node.becomes, entity, context);
  const schema = definition(toPascalCase(kind));
  // The texts of entries are shown as they are written, unless their schema says otherwise.
  return buildValue(entity, schema, schema.placeholders ? scope : {}, context);
}

function allIds(items: SchemaNode, context: BuildContext): string[] {
  return context.listIds(items.entity as EntityKind);
}

function become(type: string, value: unknown, context: BuildContext): unknown {
  // The schema that named the type has been checked, so the value has the shape it describes.
  switch (type) {
    case 'Picture':
      return buildPicture(value as Image, context);
    case 'LogoPicture':
      return buildLogo(value as Logo, context);
    case 'VideoFiles':
      return buildVideo(value as Video, context);
    case 'RegionName':
      return nameCountry(value as string, context.config.site.language);
    case 'WrittenHome':
      return nameHome(value as NonNullable<Testimonial['state']>, context.config.site);
    case 'Card[]':
      return buildCards(value as Cards, context);
    case 'CounselorProfile':
      return buildProfile(value as Counselor, context);
    case 'CounselorSummary':
      return buildSummary(value as Counselor, context);
    case 'CounselorLink':
      return buildCounselorLink(value as Counselor, context);
    case 'PostDetails':
      return buildPostDetails(value as Post, context);
    case 'EventDetails':
      return buildEventDetails(value as Event, context);
    case 'EventMonths':
      return buildEventMonths(value as EventList, context);
    case 'EmbedWidget':
      return buildEmbedWidget(value as Embed, context.config);
    case 'FormTarget':
      return buildFormTarget(value as FormTarget, context);
    case 'PlaceDetails':
      return buildPlaceDetails(value as Place, context.config);
    default:
      throw new Error(`The schema says "becomes": "${type}", which nothing builds`);
  }
}

/** Makes the cards of a card grid, whatever they show, from settings with placeholders filled in. */
function buildCards(cards: Cards, context: BuildContext): Card[] {
  return buildCardsOf(cards.of, cards, context);
}

function buildCardsOf<T extends Cards['of']>(
  of: T,
  cards: CardsByKind[T],
  context: BuildContext,
): Card[] {
  return cardBuilders[of](cards, context);
}

/** Adds the codec of the file, from which browsers know whether they can play it before they fetch it. */
function buildVideo(video: Video, { videoCodecs }: Pick<BuildContext, 'videoCodecs'>): VideoFiles {
  const av1Codec = video.av1 && videoCodecs.get(video.av1);
  return { ...video, ...(av1Codec && { av1Codec }) };
}
