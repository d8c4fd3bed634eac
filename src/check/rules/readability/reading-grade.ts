import { readBaseLanguage } from '../../../content/languages/language-code';
import { memoizeByString } from '../../../utils/memoize';
import { countSyllables, type SyllableLanguage } from './count-syllables';

/** What the formulas of readability are made of. */
export interface TextCounts {
  words: number;
  sentences: number;
  syllables: number;
  /** words of one syllable */
  short: number;
  /** words of three syllables and more */
  manySyllables: number;
  /** words of more than six letters */
  manyLetters: number;
}

/** How hard a text is to read. */
export interface ReadingGrade {
  words: number;
  /** years at school that it takes, or points out of 100 for how easy it is */
  unit: 'grade' | 'ease';
  value: number;
}

interface Formula {
  unit: ReadingGrade['unit'];
  measure: (counts: TextCounts) => number;
}

/** The formula of each language for which there is a known one. */
const formulas: Record<SyllableLanguage, Formula> = {
  // Wiener Sachtextformel, the first of four: Bamberger and Vanecek 1984.
  de: {
    unit: 'grade',
    measure: ({ words, sentences, short, manySyllables, manyLetters }) =>
      19.35 * (manySyllables / words) +
      0.1672 * (words / sentences) +
      12.97 * (manyLetters / words) -
      3.27 * (short / words) -
      0.875,
  },
  // Flesch and Kincaid 1975.
  en: {
    unit: 'grade',
    measure: ({ words, sentences, syllables }) =>
      0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59,
  },
  // Perspicuity: Szigriszt Pazos 1993.
  es: {
    unit: 'ease',
    measure: ({ words, sentences, syllables }) =>
      206.835 - 62.3 * (syllables / words) - words / sentences,
  },
};

/** Counts for the formula of a language. */
const counters: Record<SyllableLanguage, (html: string) => Readonly<TextCounts>> = {
  de: memoizeByString((html) => countText(html, 'de')),
  en: memoizeByString((html) => countText(html, 'en')),
  es: memoizeByString((html) => countText(html, 'es')),
};

const tagStart = '<'.charCodeAt(0);

const letter = 1;
const sentenceEnd = 2;

/** What each character is: a letter, the end of a sentence, or neither; all others are neither. */
const kinds = new Uint8Array(0x2020);
// Latin letters, with accents too, and the apostrophes and hyphens within words.
for (const [first, last] of ['az', 'AZ', '\u00C0\u024F', "''", '--', '\u2019\u2019']) {
  kinds.fill(letter, first?.charCodeAt(0), (last?.charCodeAt(0) ?? 0) + 1);
}
for (const mark of '.?!:;') kinds[mark.charCodeAt(0)] = sentenceEnd;

/** The ends of paragraphs, list entries, headings, quotes and figures; links and emphasis go on. */
const blockEnd = /^<\/[plhbuof]/;

/**
 * Measures simple HTML by the formula that is known for its language: long sentences and long words
 * are hard. Nothing for a language that has none here.
 */
export function measureReadingGrade(html: string, language: string): ReadingGrade | undefined {
  const base = readBaseLanguage(language);
  if (!isMeasured(base)) return undefined;
  const counts = counters[base](html);
  const { unit, measure } = formulas[base];
  return { words: counts.words, unit, value: counts.words === 0 ? 0 : measure(counts) };
}

function isMeasured(language: string): language is SyllableLanguage {
  return Object.hasOwn(formulas, language);
}

/** Looks at each character once or twice, for a large site has ten million of them. */
function countText(html: string, language: SyllableLanguage): TextCounts {
  const counts = {
    words: 0,
    sentences: 0,
    syllables: 0,
    short: 0,
    manySyllables: 0,
    manyLetters: 0,
  };
  let wordsInSentence = 0;
  let index = 0;

  const endSentence = () => {
    if (wordsInSentence > 0) counts.sentences += 1;
    wordsInSentence = 0;
  };

  while (index < html.length) {
    const code = html.charCodeAt(index);
    if (code === tagStart) {
      if (blockEnd.test(html.slice(index, index + 3))) endSentence();
      const end = html.indexOf('>', index);
      index = end < 0 ? html.length : end + 1;
    } else if (kinds[code] === letter) {
      const end = findWordEnd(html, index);
      const syllables = countSyllables(html, index, end, language);
      counts.words += 1;
      wordsInSentence += 1;
      counts.syllables += syllables;
      if (syllables === 1) counts.short += 1;
      if (syllables >= 3) counts.manySyllables += 1;
      if (end - index > 6) counts.manyLetters += 1;
      index = end;
    } else {
      if (kinds[code] === sentenceEnd) endSentence();
      index += 1;
    }
  }
  endSentence();
  return counts;
}

function findWordEnd(html: string, start: number): number {
  let end = start + 1;
  while (kinds[html.charCodeAt(end)] === letter) end += 1;
  return end;
}
