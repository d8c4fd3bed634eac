import type { EmotionCache } from '@emotion/cache';
import {
  orderByUse,
  orderGlobals,
  type ExtractChunks,
  type PageStyles,
  type StyleChunk,
} from '../../../render/order-styles';
import type { StyleUses } from '../../../render/read-style-uses';

/**
 * Splits the styles of a page where its body is split, and drops nothing: the browser that renders this page
 * reads it once, so the parser for that is not worth loading.
 */
export function splitStyles(
  extract: ExtractChunks,
  { inserted }: EmotionCache,
  fontFaces: string,
  first: StyleUses,
  rest: StyleUses,
): PageStyles {
  const lateUses = first.late + rest.seen + rest.late;
  const { styles } = extract(first.seen);
  const globals = orderGlobals(styles.filter(isGlobal)).map(({ css }) => css);
  const headIds = new Set(listIds(styles));
  const lateIds = listIds(extract(lateUses).styles).filter((id) => !headIds.has(id));
  const write = (ids: Iterable<string>, uses: string) =>
    orderByUse([...ids], uses).map((id) => inserted[id]);
  return {
    head: [{ css: [fontFaces, ...globals, ...write(headIds, first.seen)].join('') }],
    late: write(lateIds, lateUses).join(''),
  };
}

function isGlobal({ key }: StyleChunk): boolean {
  return key.endsWith('-global');
}

/** Of the rules for classes. */
function listIds(styles: readonly StyleChunk[]): string[] {
  return styles.filter((chunk) => !isGlobal(chunk)).flatMap(({ ids }) => ids);
}
