import { escapeRegex } from '../utils/escape-regex';
import type { LanguageLink } from './languages';
import type { SitePayload } from './payload';

/** An element of a page, in a browser or while the page is written. */
export interface Passage {
  /** its own text, piece by piece */
  texts: readonly string[];
  /** attributes that are read aloud */
  attributes: readonly string[];
  /** its text with that of all that it holds, as a label that has something in its middle */
  readWhole: () => string;
  /** it says which language it is in, with all that it holds */
  isNamed: boolean;
  name: (language: string) => void;
  listParts: () => Passage[];
}

/**
 * The attribute of what was found to be in another language than what it is in: `lang` was added. Not
 * one of the page's contract, which the script that runs first on each page carries along.
 */
export const foundLanguage = 'data-found-language';

/** What elements say besides their text. */
const spokenAttributes = ['alt', 'title', 'placeholder'];

/** What an element says. */
type Spoken = Pick<Passage, 'texts' | 'attributes' | 'readWhole'>;

/**
 * What an element says itself: where it has a name for screen readers, its own text is not read.
 *
 * @param readAttribute undefined where it has no such attribute
 */
export function readSpoken(
  own: Pick<Spoken, 'texts' | 'readWhole'>,
  readAttribute: (name: string) => string | undefined,
): Spoken {
  const name = readAttribute('aria-label');
  return {
    ...(name === undefined ? own : { texts: [name], readWhole: () => name }),
    attributes: spokenAttributes.flatMap((attribute) => readAttribute(attribute) ?? []),
  };
}

/** The language of a page, and which other one a text on it is in, if it is. */
export interface MixedLanguages {
  own: string;
  findOther: (text: string) => string | undefined;
}

/**
 * The languages that a page says things in; undefined where all of it is translated.
 *
 * @param links to the page in other languages
 */
export function readMixedLanguages(
  links: readonly LanguageLink[] = [],
  { site, untranslated = [], english = [] }: SitePayload,
): MixedLanguages | undefined {
  const [main] = site.languages ?? [];
  const texts = [...untranslated, ...links.flatMap((link) => link.texts ?? [])];
  if (texts.length + english.length === 0) return undefined;
  const isMain = createTextFinder(texts);
  const isEnglish = createTextFinder(english);
  return {
    own: site.language,
    findOther(text) {
      if (isMain(text)) return main;
      return isEnglish(text) ? 'en' : undefined;
    },
  };
}

/**
 * Makes each element that says something in another language than what it is in name its language. One
 * that mixes languages is in that of the page.
 *
 * @param around the language of what the element is in
 */
export function markLanguages(
  passage: Passage,
  languages: MixedLanguages,
  around = languages.own,
): void {
  const { own, findOther } = languages;
  if (passage.isNamed) return;
  const words = passage.texts.filter(hasLetters);
  // A label around something is known by both together; what it is around is asked for itself.
  const whole = words.length > 0 ? findOther(passage.readWhole()) : undefined;
  const spoken = whole === undefined ? words : [];
  const found = new Set([
    ...(whole === undefined ? [] : [whole]),
    ...[...spoken, ...passage.attributes.filter(hasLetters)].map((text) => findOther(text) ?? own),
  ]);
  const [only = around, ...more] = found;
  const language = more.length > 0 ? own : only;
  if (language !== around) passage.name(language);
  for (const part of passage.listParts()) markLanguages(part, languages, language);
}

function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text);
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
    const { even, form } = readForm(text);
    plain.add(even);
    if (form) forms.push(form);
  }
  return (text) => {
    const even = evenSpaces(text);
    // As the search says how many pages it has found.
    const words = even.replace(/ \p{N}[\p{N}\p{P}\p{Z}]*$/u, '');
    return plain.has(even) || plain.has(words) || forms.some((form) => form.test(even));
  };
}

/** What a text is on pages: as it is or, with placeholders, whatever they can become. */
export function readTextForm(text: string): { even: string; form: RegExp | undefined } {
  const even = evenSpaces(text);
  return { even, form: writeForm(even) };
}

/**
 * What a text with placeholders can become. Where anything may stand beside it, "by" or "of" is no
 * sign of English: both are words of other languages.
 */
function writeForm(text: string): RegExp | undefined {
  const parts = text.split(/\{([a-zA-Z.]+)\}/);
  if (parts.length === 1) return undefined;
  const words = parts.filter((_, index) => index % 2 === 0).join(' ');
  const names = parts.filter((_, index) => index % 2 === 1);
  const areNumbers = names.every((name) => numbers.has(name));
  if (!(areNumbers ? /\p{L}{2}/u : /\p{L}{3}/u).test(words)) return undefined;
  const form = parts.map((part, index) => {
    if (index % 2 === 0) return escapeRegex(part);
    return numbers.has(part) ? String.raw`[\p{N}\p{P}\p{Z}]+` : '.*';
  });
  return new RegExp(`^${form.join('')}$`, 'u');
}

/** Placeholders that only numbers take the place of. */
const numbers = new Set(['count', 'minutes', 'number', 'part', 'rating', 'year']);

/** Lines break elsewhere on pages than in the config, and some spaces keep words together. */
function evenSpaces(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
