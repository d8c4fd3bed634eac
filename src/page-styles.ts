import type { EmotionCache } from '@emotion/cache';
import type { StyleTag } from './document';
import { pruneVariables } from './prune-variables';

/** A part of Emotion's styles: rules of classes, one global rule set, or one animation. */
interface StyleChunk {
  key: string;
  ids: string[];
  css: string;
}

/** What is above but seen only when a visitor opens it: `<ul data-late class=…>`. */
const lateElement = /<[^>]* data-late[^>]*>/g;

type ExtractChunks = (html: string) => { styles: StyleChunk[] };

/** The styles of a page: what its head carries, and what is linked below the first block. */
export interface PageStyles {
  head: StyleTag[];
  late: string;
}

/**
 * Splits the styles of a page where its body is split. Nothing that the page does not use is kept:
 * no animation that it does not play, no theme variable that nobody reads.
 *
 * @param above HTML up to and with the first block
 * @param below the rest of the body
 */
export function splitStyles(
  extract: ExtractChunks,
  { inserted }: EmotionCache,
  above: string,
  below: string,
): PageStyles {
  const chunks = extract(above.replace(lateElement, '')).styles;
  const globals = chunks.filter(({ key }) => key.endsWith('-global'));
  const classes = chunks.find(({ key }) => !key.endsWith('-global'));
  const headIds = new Set(classes?.ids);
  const headCss = classes?.css ?? '';
  const lateCss = extract((above.match(lateElement) ?? []).join('') + below)
    .styles.filter(({ key }) => !key.endsWith('-global'))
    .flatMap(({ ids }) => ids)
    .map((id) => (headIds.has(id) ? '' : inserted[id]))
    .join('');

  const head: StyleTag[] = [];
  let late = '';
  for (const { key, ids, css } of globals) {
    const [id = ''] = ids;
    if (id.startsWith('animation-')) {
      if (headCss.includes(id)) head.push({ emotion: `${key} ${id}`, css });
      else if (lateCss.includes(id)) late += css;
    } else if (css.includes(':root{')) {
      // Under Emotion's own name the full set of variables would never be added for later pages.
      const plain = globals.map((chunk) => (chunk.css === css ? '' : chunk.css)).join('');
      head.push({ css: pruneVariables(css, plain + headCss + above) });
      late += pruneVariables(css, lateCss + below);
    } else {
      head.push({ emotion: `${key} ${id}`, css });
    }
  }
  // Without Emotion's list of names, which would cost each page more than adding the rules anew.
  head.push({ css: headCss });
  return { head, late: late + lateCss };
}
