import { memoizeByString } from '../../utils/memoize';
import { locateAttribute } from './list-removals';
import { listElements, parseHtml } from './parse-html';
import { allowedHtml, isPlainHtml } from './plain-html';

/** A link (`href`) or picture (`src`) in HTML, with the offset of its value. */
export interface HtmlReference {
  attribute: 'href' | 'src';
  value: string;
  offset: number;
  length: number;
}

const plainReference = /<(?:a (href)|img src)="([^"]*)"/g;

/** The links and pictures in HTML, in their order. */
export const listHtmlReferences: (html: string) => readonly HtmlReference[] = memoizeByString(
  (html) => {
    if (!html.includes('<a') && !html.includes('<img') && isPlainHtml(html)) return [];
    return isPlainHtml(html) ? matchReferences(html) : parseReferences(html);
  },
);

function matchReferences(html: string): HtmlReference[] {
  return [...html.matchAll(plainReference)].map((match) => {
    const [{ length: matched }, href, value = ''] = match;
    const offset = match.index + matched - value.length - 1;
    return { attribute: href ? 'href' : 'src', value, offset, length: value.length };
  });
}

function parseReferences(html: string): HtmlReference[] {
  const { tree } = parseHtml(html);
  if (!tree) return [];
  return listElements(tree).flatMap((element) =>
    (['href', 'src'] as const).flatMap((attribute): HtmlReference[] => {
      const value = element.properties[attribute];
      if (typeof value !== 'string') return [];
      if (!allowedHtml.get(element.tagName)?.includes(attribute)) return [];
      return [{ attribute, value, ...locateAttribute(element, attribute, html) }];
    }),
  );
}
