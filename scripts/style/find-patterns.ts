import { patterns } from './patterns';
import { readProse, type Prose } from './read-prose';

/** A turn of phrase to replace, and where it is. */
export interface Finding extends Omit<Prose, 'text'> {
  /** which pattern of the style sheet it is */
  name: string;
  /** the words found, with a few around them */
  excerpt: string;
  /** what to write instead */
  instead: string;
}

/** Finds the patterns of the style sheet in a file, which is named from the top folder of the project. */
export function findPatterns(file: string): Finding[] {
  return readProse(file).flatMap((prose) => findInProse(prose));
}

/** Finds each pattern as often as it is in a text. */
export function findInProse({ text, ...place }: Prose): Finding[] {
  return patterns.flatMap(({ name, find, instead }) =>
    [...text.matchAll(find)].map(({ index, 0: words }) => ({
      ...place,
      name,
      excerpt: text.slice(Math.max(0, index - 20), index + Math.min(words.length, 60) + 20).trim(),
      instead,
    })),
  );
}
