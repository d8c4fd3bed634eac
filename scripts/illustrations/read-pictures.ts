import { parse } from 'jsonc-parser';

interface Pictured {
  image: { src: string; alt?: string };
}

/** The parts of the config that have pictures to draw. */
export interface PicturedEntities {
  counselors: (Pictured & { name: string })[];
  posts: (Pictured & { title: string; slug: string })[];
  books: (Pictured & { title: string; author: string })[];
}

type Fields = Record<string, unknown>;

/**
 * Reads what is to be drawn. Entries that are not complete yet are left out:
 * the check of the config speaks of them, and it cannot pass before the pictures exist.
 */
export function readPicturedEntities(configText: string): PicturedEntities {
  const config: unknown = parse(configText);
  const entities = isFields(config) ? config.entities : undefined;
  return {
    counselors: listEntries(entities, 'counselors').filter(hasTexts('name')),
    posts: listEntries(entities, 'posts').filter(hasTexts('title', 'slug')),
    books: listEntries(entities, 'bookCategories')
      .flatMap((category) => listEntries(category, 'books'))
      .filter(hasTexts('title', 'author')),
  };
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function listEntries(owner: unknown, key: string): unknown[] {
  const list = isFields(owner) ? owner[key] : undefined;
  return Array.isArray(list) ? list : [];
}

function hasTexts<Key extends string>(...keys: Key[]) {
  return (entry: unknown): entry is Pictured & Record<Key, string> => {
    if (!isFields(entry) || !isFields(entry.image)) return false;
    const { src, alt = '' } = entry.image;
    return [src, alt, ...keys.map((key) => entry[key])].every((text) => typeof text === 'string');
  };
}
