import type { IconName } from '../icon';

/** The icon of each kind of block in the outline; other kinds have the usual one. */
const blockIcons: Readonly<Record<string, IconName>> = {
  accordion: 'accordion',
  article: 'article',
  banner: 'banner',
  bookshelf: 'bookshelf',
  'card-grid': 'cards',
  carousel: 'carousel',
  embed: 'widget',
  event: 'event',
  'event-details': 'event',
  events: 'event',
  facts: 'facts',
  gallery: 'picture',
  hero: 'hero',
  'legal-text': 'legal',
  list: 'bullets',
  logos: 'logos',
  'not-found': 'notFound',
  notice: 'notice',
  places: 'place',
  'price-list': 'prices',
  profile: 'profile',
  search: 'search',
  tags: 'tags',
  text: 'words',
};

export function findBlockIcon(type: string): IconName {
  return blockIcons[type] ?? 'block';
}
