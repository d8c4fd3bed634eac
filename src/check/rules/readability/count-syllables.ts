/** The languages whose syllables are counted. */
export type SyllableLanguage = 'de' | 'en' | 'es';

const vowels: Record<SyllableLanguage, Uint8Array> = {
  de: markLetters('aeiouyäöü'),
  en: markLetters('aeiouy'),
  es: markLetters('aeiouáéíóúü'),
};

/** In Spanish, each of these is a syllable of its own; the others join the one beside them. */
const strongVowels = markLetters('aeoáéíóú');

/** Two vowels that German says as one. */
const germanPairs = /(?:aa|ee|oo|ie|ei|ai|au|eu|äu|ey|ay)/y;

const silent = 'e'.charCodeAt(0);

/** A table with 1 at the codes of the letters, small and capital: it is asked ten million times. */
function markLetters(letters: string): Uint8Array {
  const table = new Uint8Array(0x100);
  for (const letter of letters + letters.toUpperCase()) table[letter.charCodeAt(0)] = 1;
  return table;
}

/** The syllables of a word in a text, at least 1, by the vowels that are spoken as one. */
export function countSyllables(
  text: string,
  start: number,
  end: number,
  language: SyllableLanguage,
): number {
  if (language === 'de') return Math.max(1, countGerman(text.slice(start, end).toLowerCase()));
  const count = language === 'en' ? countEnglish : countSpanish;
  return Math.max(1, count(text, start, end));
}

function countEnglish(text: string, start: number, end: number): number {
  let groups = 0;
  let isAfterVowel = false;
  for (let index = start; index < end; index += 1) {
    const isVowel = vowels.en[text.charCodeAt(index)] === 1;
    if (isVowel && !isAfterVowel) groups += 1;
    isAfterVowel = isVowel;
  }
  // The "e" at the end of "time" is silent.
  return text.charCodeAt(end - 1) === silent && groups > 1 ? groups - 1 : groups;
}

function countSpanish(text: string, start: number, end: number): number {
  let syllables = 0;
  let isInGroup = false;
  let strong = 0;
  for (let index = start; index <= end; index += 1) {
    const code = text.charCodeAt(index);
    const isVowel = index < end && vowels.es[code] === 1;
    if (isVowel && strongVowels[code] === 1) strong += 1;
    if (!isVowel && isInGroup) {
      syllables += Math.max(1, strong);
      strong = 0;
    }
    isInGroup = isVowel;
  }
  return syllables;
}

function countGerman(word: string): number {
  let syllables = 0;
  let index = 0;
  while (index < word.length) {
    germanPairs.lastIndex = index;
    if (germanPairs.test(word)) index += 1;
    if (vowels.de[word.charCodeAt(index)] === 1) syllables += 1;
    index += 1;
  }
  return syllables;
}
