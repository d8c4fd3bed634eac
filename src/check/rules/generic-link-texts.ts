import { readBaseLanguage } from '../../content/languages/language-code';

/**
 * Words of links that say nothing of where they lead, in small letters, for languages in which we know
 * them: what search engines are told to pass over (Lighthouse 12, audit "link-text"), and more.
 */
const emptyWords: Readonly<Partial<Record<string, ReadonlySet<string>>>> = {
  en: new Set([
    'click',
    'click here',
    'click this',
    'details',
    'find out more',
    'go',
    'here',
    'info',
    'information',
    'learn more',
    'link',
    'more',
    'more info',
    'more information',
    'press here',
    'read more',
    'read this',
    'right here',
    'see more',
    'start',
    'tap here',
    'this',
    'this link',
    'this page',
  ]),
  es: new Set([
    'aquí',
    'click aquí',
    'clicka aquí',
    'haz clic aquí',
    'pincha aquí',
    'empezar',
    'enlace',
    'este',
    'este enlace',
    'leer más',
    'más',
    'más información',
    'saber más',
    'ver más',
  ]),
  de: new Set([
    'das',
    'dies',
    'hier',
    'hier klicken',
    'klicke hier',
    'klicken sie hier',
    'link',
    'mehr',
    'mehr erfahren',
    'mehr lesen',
    'siehe',
    'weiter',
    'weiterlesen',
  ]),
};

/** Whether the words of a link, read alone, do not say where it leads. */
export function isGenericLinkText(words: string, language: string): boolean {
  if (/^\s*(?:https?:\/\/|www\.)\S+$/i.test(words)) return true;
  const plain = words
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();
  return emptyWords[readBaseLanguage(language)]?.has(plain) ?? false;
}
