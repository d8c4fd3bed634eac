import { escapePattern } from '../contract/escape-pattern';
import type { LanguageLink } from './languages';
import type { SitePayload } from './payload';

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
export const spokenAttributes = ['alt', 'aria-label', 'title', 'placeholder'];

/** The language of a page, and what on it is in another one. */
export interface MixedLanguages {
  own: string;
  other: string;
  isOther: (text: string) => boolean;
}

/**
 * The languages that a page says things in; undefined where all of it is translated.
 *
 * @param links to the page in other languages
 */
export function readMixedLanguages(
  links: readonly LanguageLink[] = [],
  { site, untranslated = [] }: SitePayload,
): MixedLanguages | undefined {
  const [other] = site.languages ?? [];
  const texts = [...untranslated, ...links.flatMap((link) => link.texts ?? [])];
  if (texts.length === 0 || other === undefined) return undefined;
  return { own: site.language, other, isOther: createTextFinder(texts) };
}

/**
 * Makes each element that says something in another language than what it is in name its language. One
 * that mixes languages is in that of the page.
 *
 * @param around the language of what the element is in
 */
export function namePassages(
  passage: Passage,
  languages: MixedLanguages,
  around = languages.own,
): void {
  const { own, other, isOther } = languages;
  if (passage.isNamed) return;
  const words = passage.texts.filter((text) => /\p{L}/u.test(text));
  const ofWords = words.every(isOther) ? other : own;
  const language = words.length > 0 ? ofWords : around;
  if (language !== around) passage.name(language);
  for (const part of passage.listParts()) namePassages(part, languages, language);
}

/**
 * Makes a function that tells whether a text is one of those, whatever their placeholders became.
 *
 * @param readForm how a text is read, for those who keep what was read
 */
export function createTextFinder(
  texts: Iterable<string>,
  readForm = readTextForm,
): (text: string) => boolean {
  const plain = new Set<string>();
  const forms: RegExp[] = [];
  for (const text of texts) {
    const form = readForm(text);
    if (typeof form === 'string') plain.add(form);
    else if (form) forms.push(form);
  }
  return (text) => {
    const even = evenSpaces(text);
    return plain.has(even) || forms.some((form) => form.test(even));
  };
}

/** What a text is on pages; undefined where that may be anything. */
export function readTextForm(text: string): string | RegExp | undefined {
  const even = evenSpaces(text);
  const parts = even.split(/\{[a-zA-Z.]+\}/);
  if (parts.length === 1) return even;
  return /\p{L}{2}/u.test(parts.join(' '))
    ? new RegExp(`^${parts.map(escapePattern).join('.*')}$`)
    : undefined;
}

/** Lines break elsewhere on pages than in the config, and some spaces keep words together. */
function evenSpaces(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
