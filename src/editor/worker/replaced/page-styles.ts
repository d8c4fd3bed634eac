import type { EmotionCache } from '@emotion/cache';
import {
  orderByUse,
  orderGlobals,
  type ExtractChunks,
  type PageStyles,
} from '../../../render/order-styles';
import type { StyleUses } from '../../../render/read-style-uses';

/**
 * Writes the styles of a page into its head, all of them: the browser that renders this page reads it once, so nothing
 * is won by dropping rules, and the parser for that is not loaded.
 */
export function splitStyles(
  extract: ExtractChunks,
  { inserted }: EmotionCache,
  fontFaces: string,
  first: StyleUses,
  rest: StyleUses,
): PageStyles {
  const uses = first.seen + first.late + rest.seen + rest.late;
  const { styles } = extract(uses);
  const globals = orderGlobals(styles.filter(({ key }) => key.endsWith('-global')));
  const ids = styles.filter(({ key }) => !key.endsWith('-global')).flatMap((chunk) => chunk.ids);
  const rules = orderByUse(ids, uses).map((id) => inserted[id]);
  const head = [fontFaces, ...globals.map(({ css }) => css), ...rules];
  return { head: [{ css: head.join('') }], late: '' };
}
