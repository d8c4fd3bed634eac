import type { SiteConfig } from '../../generated/config-types';

/** An entry of one of the lists of the config. */
export interface Entity {
  id: string;
}

/** Where the entities of each kind are listed; the keys are the values of the schemas' `entity`. */
export const entityLists = {
  counselor: ['entities', 'counselors'],
  post: ['entities', 'posts'],
  testimonial: ['entities', 'testimonials'],
  bookCategory: ['entities', 'bookCategories'],
  product: ['entities', 'products'],
  document: ['entities', 'documents'],
  resourceCard: ['entities', 'resourceCards'],
  notice: ['entities', 'notices'],
  embed: ['embeds'],
} as const;

export type EntityKind = keyof typeof entityLists;

/** The entities of one kind, in the order of the config. */
export function listEntities(config: SiteConfig, kind: EntityKind): readonly Entity[] {
  if (kind === 'embed') return config.embeds;
  return config.entities[entityLists[kind][1]];
}
