// Written by `npm run generate` from schema/. Do not edit.
import type {
  Announcement,
  BookCategory,
  Counselor,
  Document,
  Episode,
  Event,
  Notice,
  Place,
  Post,
  Product,
  ResourceCard,
  Tag,
  TeamMember,
  Testimonial,
  SiteConfig,
} from './config-types';

/**
 * The kinds of entries under `entities`, by the name that ids and placeholders use: the list that
 * holds them and, where entries can have their own pages, which settings make the address and
 * name the entry.
 */
export const entryKinds = {
  counselor: { list: 'counselors', key: 'id', name: 'name' },
  teamMember: { list: 'team' },
  post: { list: 'posts', key: 'slug', name: 'title' },
  testimonial: { list: 'testimonials' },
  bookCategory: { list: 'bookCategories' },
  product: { list: 'products' },
  document: { list: 'documents' },
  resourceCard: { list: 'resourceCards' },
  notice: { list: 'notices' },
  announcement: { list: 'announcements' },
  place: { list: 'places', key: 'id', name: 'name' },
  tag: { list: 'tags', key: 'id', name: 'name' },
  episode: { list: 'episodes', key: 'id', name: 'title' },
  event: { list: 'events', key: 'id', name: 'title' },
} as const;

/** The type of an entry of each kind. */
export interface EntryTypes {
  counselor: Counselor;
  teamMember: TeamMember;
  post: Post;
  testimonial: Testimonial;
  bookCategory: BookCategory;
  product: Product;
  document: Document;
  resourceCard: ResourceCard;
  notice: Notice;
  announcement: Announcement;
  place: Place;
  tag: Tag;
  episode: Episode;
  event: Event;
}

/** The entries of a config by their kind. */
export function groupEntries({ entities }: SiteConfig): {
  [K in keyof EntryTypes]: EntryTypes[K][];
} {
  return {
    counselor: entities.counselors,
    teamMember: entities.team,
    post: entities.posts,
    testimonial: entities.testimonials,
    bookCategory: entities.bookCategories,
    product: entities.products,
    document: entities.documents,
    resourceCard: entities.resourceCards,
    notice: entities.notices,
    announcement: entities.announcements,
    place: entities.places,
    tag: entities.tags,
    episode: entities.episodes,
    event: entities.events,
  };
}

/** The kind of entry that cards show, by what the config calls the cards. */
export const cardKinds = {
  counselors: 'counselor',
  team: 'teamMember',
  posts: 'post',
  products: 'product',
  documents: 'document',
  resources: 'resourceCard',
  episodes: 'episode',
} as const;
