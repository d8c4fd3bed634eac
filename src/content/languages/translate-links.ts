import { listHtmlReferences } from '../html/html-references';

/** A page: its address in the main language and in another one, with their placeholders. */
export interface AddressPair {
  main: string;
  own: string;
}

/** A text that became longer or shorter at some places. */
export interface TranslatedText {
  text: string;
  /** where in the new text something was replaced, and by how much it is longer now */
  shifts: { end: number; by: number }[];
}

/** Gives a link to a page of the main language the address that the page has in another one. */
export type TranslateLink = (href: string) => string;

/**
 * Makes a function that leads links to the pages of one language. A page that does not exist in it,
 * and everything that is not a page, keeps its address.
 */
export function createLinkTranslator(pairs: readonly AddressPair[]): TranslateLink {
  const known = new Map(pairs.map(({ main, own }) => [main, own]));
  const patterns = pairs.flatMap(({ main, own }) => {
    const names: string[] = main.match(placeholder) ?? [];
    if (names.length === 0) return [];
    return [{ names, own, form: new RegExp(`^${main.replaceAll(placeholder, '([a-z0-9-]+)')}$`) }];
  });

  function translateAddress(address: string): string | undefined {
    const own = known.get(address);
    if (own !== undefined) return own;
    for (const { names, own: pattern, form } of patterns) {
      const parts = form.exec(address)?.slice(1);
      if (parts) return pattern.replaceAll(placeholder, (name) => parts[names.indexOf(name)] ?? '');
    }
    return undefined;
  }

  return (href) => {
    const [, address = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
    return (translateAddress(address) ?? address) + rest;
  };
}

const placeholder = /\{[a-zA-Z]+\.[a-zA-Z]+\}/g;

/** Leads all links in HTML to the pages of a language. */
export function translateHtmlLinks(html: string, translate: TranslateLink): TranslatedText {
  const shifts: TranslatedText['shifts'] = [];
  let text = '';
  let done = 0;
  for (const { attribute, value, offset, length } of listHtmlReferences(html)) {
    const own = attribute === 'href' ? translate(value) : value;
    if (own === value) continue;
    text += html.slice(done, offset) + own;
    done = offset + length;
    shifts.push({ end: text.length, by: own.length - length });
  }
  return { text: text + html.slice(done), shifts };
}
