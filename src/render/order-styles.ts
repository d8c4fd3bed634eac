import type { StyleTag } from './document';

/** A part of Emotion's styles: rules of classes, one global rule set, or one animation. */
export interface StyleChunk {
  key: string;
  ids: string[];
  css: string;
}

/** Finds Emotion's styles for classes. */
export type ExtractChunks = (classes: string) => { styles: StyleChunk[] };

/** The styles of a page: what its head carries, and what is linked below the first block. */
export interface PageStyles {
  head: StyleTag[];
  late: string;
}

/**
 * Emotion has styles in the order in which the worker came upon them on whatever page. Here they are
 * as if the page were its only one: the same in each build, and what contains before what it contains.
 */
export function orderByUse(ids: readonly string[], uses: string): string[] {
  const places = new Map(ids.map((id) => [id, uses.indexOf(`-${id}`)]));
  return ids.toSorted(
    (one, other) =>
      (places.get(one) ?? 0) - (places.get(other) ?? 0) ||
      // The name of one may begin like that of another one.
      (one < other ? -1 : 1),
  );
}

/** Animations by name, after what else is global, which always comes in the same order. */
export function orderGlobals(globals: readonly StyleChunk[]): StyleChunk[] {
  const isAnimation = ({ ids: [id = ''] }: StyleChunk): boolean => id.startsWith('animation-');
  const animations = globals.filter(isAnimation);
  return [
    ...globals.filter((chunk) => !isAnimation(chunk)),
    ...animations.toSorted(({ ids: [one = ''] }, { ids: [other = ''] }) => (one < other ? -1 : 1)),
  ];
}
