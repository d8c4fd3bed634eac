import { attributes, type LateMark } from '../contract/page-contract';

/**
 * What the elements of some HTML are styled by: their classes and their `style` attributes, each
 * combination once, in the order of the HTML.
 */
export interface StyleUses {
  /** of what is seen at once */
  seen: string;
  /** of elements that are seen only when a visitor opens them: `<ul data-late class=…>` */
  late: string;
}

// React writes no "<", ">" or quote of a text or value as it is, so no text can look like these.
const startTag = /<[a-z][^<>]*>/gi;
const attribute = /\s([^\s="]+)(?:="([^"]*)")?/g;

/**
 * Reads by what the elements of HTML that React wrote are styled. Whatever texts and other
 * attributes say, a class name or `data-late` in them means nothing.
 */
export function readStyleUses(html: string): StyleUses {
  const uses = { seen: new Set<string>(), late: new Set<string>() };
  let isRest = false;
  for (const [tag] of html.matchAll(startTag)) {
    let when: keyof StyleUses = isRest ? 'late' : 'seen';
    let values = '';
    for (const [, name = '', value = ''] of tag.matchAll(attribute)) {
      if (name === attributes.late) {
        when = 'late';
        isRest ||= value === ('rest' satisfies LateMark);
      }
      if (name === 'class' || name === 'style') values += `${value}\n`;
    }
    uses[when].add(values);
  }
  return { seen: [...uses.seen].join(''), late: [...uses.late].join('') };
}
