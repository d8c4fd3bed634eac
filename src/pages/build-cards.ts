import { fillPlaceholders, type PlaceholderScope } from '../config/content/templates';
import type {
  Action,
  Cards,
  Counselor,
  CounselorCards,
  Document,
  LinkCard,
  Post,
  PostCards,
  Product,
  ResourceCard,
} from '../generated/config-types';
import { writeDialable } from '../config/content/write-dialable';
import type { BuildContext } from './build-context';
import { buildPicture } from './build-picture';
import { fillLabel } from '../payload/fill-label';
import { postPath } from '../payload/page-paths';
import type { ActionLink, Card } from '../payload/payload';
import { countReadingMinutes } from './reading-time';
import { writeShortStatesNote } from './states';

/** Makes the cards of a card grid, whatever they show. */
export function buildCards(cards: Cards, scope: PlaceholderScope, context: BuildContext): Card[] {
  const { entities } = context.config;
  switch (cards.of) {
    case 'counselors':
      return pick(entities.counselors, cards.only).map((counselor) =>
        buildCounselorCard(counselor, cards, context),
      );
    case 'posts':
      return choosePosts(cards, scope, context).map((post) => buildPostCard(post, cards, context));
    case 'products':
      return entities.products.filter(({ kind }) => kind === cards.kind).map(buildProductCard);
    case 'documents':
      return entities.documents.map((document) =>
        buildDocumentCard(document, cards.actionLabel, context),
      );
    case 'resources':
      return pick(entities.resourceCards, cards.only).map(buildResourceCard);
    case 'links':
      return cards.items.map((item) => buildLinkCard(item, scope, context));
  }
}

/** `+9 more areas`: how many of a counselor's areas `shown` specialties leave out; none if 0. */
export function writeMoreAreas(
  counselor: Counselor,
  shown: number,
  context: BuildContext,
): string | undefined {
  const { labels } = context.config;
  const count = counselor.totalConditions - Math.min(shown, counselor.specialties.length);
  if (count <= 0) return undefined;
  return count === 1 ? labels.oneMoreArea : fillLabel(labels.moreAreas, { count });
}

function buildAction(action: Action, scope: PlaceholderScope): ActionLink {
  return {
    label: fillPlaceholders(action.label, scope),
    href: writeDialable(fillPlaceholders(action.href, scope)),
    ...(action.context && { context: fillPlaceholders(action.context, scope) }),
    style: action.style,
  };
}

/**
 * The newest posts. Beside a post, those just before and after it come last: the post itself ends
 * with links to them.
 */
function choosePosts(
  { limit = Infinity, except }: PostCards,
  scope: PlaceholderScope,
  { newestPosts, findNeighbors }: BuildContext,
): Post[] {
  if (!except) return newestPosts.slice(0, limit);
  const left = fillPlaceholders(except, scope);
  const neighbors = findNeighbors(left).filter((post) => post !== undefined);
  const chosen: Post[] = [];
  for (const post of newestPosts) {
    if (chosen.length === limit) break;
    if (post.id !== left && !neighbors.includes(post)) chosen.push(post);
  }
  return [...chosen, ...neighbors].slice(0, limit);
}

function pick<T extends { id: string }>(all: readonly T[], ids: readonly string[]): T[] {
  if (ids.length === 0) return [...all];
  const byId = new Map(all.map((entity) => [entity.id, entity]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function buildCounselorCard(
  counselor: Counselor,
  { details, actions }: CounselorCards,
  context: BuildContext,
): Card {
  const { site, behavior, labels } = context.config;
  const shown = behavior.cards.specialties;
  const note = writeShortStatesNote(counselor, labels);
  const card: Card = {
    title: counselor.name,
    subtitle: counselor.title,
    image: buildPicture(counselor.image, context),
    imageShape: 'arch',
    ...(note && { note }),
    actions: actions.map((action) => buildAction(action, { site, counselor })),
  };
  if (details === 'short') return card;
  const more = writeMoreAreas(counselor, shown, context);
  return {
    ...card,
    text: counselor.description,
    tags: counselor.specialties.slice(0, shown),
    ...(more && { more }),
  };
}

function buildPostCard(
  post: Post,
  { details, actionLabel }: PostCards,
  context: BuildContext,
): Card {
  const { labels } = context.config;
  const minutes = countReadingMinutes(post.content);
  return {
    title: post.title,
    subtitle: `${post.date} · ${fillLabel(labels.readingTime, { minutes })}`,
    ...(details === 'full' && { text: post.excerpt }),
    image: buildPicture(post.image, context),
    imageShape: 'wide',
    actions: [
      { label: actionLabel, href: postPath(post.slug), context: post.title, style: 'quiet' },
    ],
  };
}

function buildProductCard(product: Product): Card {
  const { title, kind, description, icon, gradient, buttonText, link } = product;
  const isBundle = kind === 'bundle';
  return {
    title,
    text: description,
    icon,
    gradient,
    ...(isBundle && { featured: true }),
    actions: [
      { label: buttonText, href: link, context: title, style: isBundle ? 'main' : 'second' },
    ],
  };
}

function buildDocumentCard(document: Document, actionLabel: string, context: BuildContext): Card {
  const { title, description, link } = document;
  const size = formatFileSize(context.fileSizes.get(link) ?? 0);
  const label = `${actionLabel} ${fillLabel(context.config.labels.fileSize, { size })}`;
  return {
    title,
    text: description,
    icon: 'document',
    actions: [{ label, href: link, context: title, style: 'second' }],
  };
}

function buildResourceCard(resource: ResourceCard): Card {
  const { title, description, icon, buttonText, link } = resource;
  return {
    title,
    text: description,
    icon,
    actions: [{ label: buttonText, href: link, style: 'second' }],
  };
}

function buildLinkCard(item: LinkCard, scope: PlaceholderScope, context: BuildContext): Card {
  return {
    title: fillPlaceholders(item.title, scope),
    text: fillPlaceholders(item.text, scope),
    ...(item.icon && { icon: item.icon }),
    ...(item.image && { image: buildPicture(item.image, context), imageShape: 'wide' }),
    actions: item.action ? [buildAction(item.action, scope)] : [],
  };
}

function formatFileSize(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.ceil(bytes / 1000)} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
