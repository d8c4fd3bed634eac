import { readBaseLanguage, nameLanguage } from '../../../content/languages/language-code';

/** The languages in which buttons and messages come with the project. */
export const completeLanguages: readonly string[] = ['ar', 'de', 'en', 'es'];

const otherLanguages =
  'af am bg bn bs ca cs cy da el et eu fa fi fr ga gl he hi hr hu hy id is it ja ka ko lt lv mk ms nb nl pl pt ro ru sk sl sq sr sv sw ta th tl tr uk ur vi zh';

/** A language by its code and its name. */
export interface NamedLanguage {
  code: string;
  name: string;
}

/** The languages that a site could have besides its own, by their names. */
export function listNewLanguages(present: readonly string[]): {
  complete: NamedLanguage[];
  others: NamedLanguage[];
} {
  const taken = new Set(present.map(readBaseLanguage));
  const nameAll = (codes: readonly string[]) =>
    codes
      .filter((code) => !taken.has(code))
      .map((code): NamedLanguage => ({ code, name: nameLanguage(code) }))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  return { complete: nameAll(completeLanguages), others: nameAll(otherLanguages.split(' ')) };
}
