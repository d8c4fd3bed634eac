/** An element of a page, in a browser or while the page is written. */
export interface Passage {
  /** what it says itself: its own text, and attributes that are read aloud */
  texts: readonly string[];
  /** it says which language it is in, with all that it holds */
  isNamed: boolean;
  name: (language: string) => void;
  listParts: () => Passage[];
}

/** What elements say besides their text. */
export const readAttributes = ['alt', 'aria-label', 'title', 'placeholder'];

/** The attribute of elements that were found to be in another language than what they are in. */
export const foundAttribute = 'data-found-language';

/** The language of a page, and what on it is in another one. */
export interface PageTongues {
  own: string;
  other: string;
  isOther: (text: string) => boolean;
}

/**
 * Makes each element that says something in another language than what it is in name its language. One
 * that mixes languages is in that of the page.
 *
 * @param around the language of what the element is in
 */
export function namePassages(passage: Passage, tongues: PageTongues, around = tongues.own): void {
  const { own, other, isOther } = tongues;
  if (passage.isNamed) return;
  const words = passage.texts.filter((text) => /\p{L}/u.test(text));
  const ofWords = words.every(isOther) ? other : own;
  const language = words.length > 0 ? ofWords : around;
  if (language !== around) passage.name(language);
  for (const part of passage.listParts()) namePassages(part, tongues, language);
}

/** Makes a function that tells whether a text is one of those, whatever their placeholders became. */
export function createTextFinder(texts: Iterable<string>): (text: string) => boolean {
  const plain = new Set<string>();
  const forms: RegExp[] = [];
  for (const text of texts) {
    const parts = evenSpaces(text).split(/\{[a-zA-Z.]+\}/);
    if (parts.length === 1) plain.add(evenSpaces(text));
    else if (/\p{L}{2}/u.test(parts.join(' '))) {
      const escaped = parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
      forms.push(new RegExp(`^${escaped.join('.*')}$`));
    }
  }
  return (text) => {
    const even = evenSpaces(text);
    return plain.has(even) || forms.some((form) => form.test(even));
  };
}

/** Lines break elsewhere on pages than in the config, and some spaces keep words together. */
function evenSpaces(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
