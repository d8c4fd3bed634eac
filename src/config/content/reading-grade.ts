/** How hard a text is to read. */
export interface ReadingGrade {
  words: number;
  /** years at school that it takes, by Flesch and Kincaid (1975) */
  grade: number;
}

const vowels = new Set([...'aeiouyAEIOUY'].map((letter) => letter.charCodeAt(0)));
const sentenceEnds = new Set([...'.?!:;'].map((mark) => mark.charCodeAt(0)));
const silent = 'e'.charCodeAt(0);
const tagStart = '<'.charCodeAt(0);

/** The ends of paragraphs, list entries, headings, quotes and figures; links and emphasis go on. */
const blockEnd = /^<\/[plhbuof]/;

/**
 * Measures simple HTML by the formula of Flesch and Kincaid: long sentences and words of many
 * syllables are hard. It looks at each character once, for a large site has ten million of them.
 */
export function measureReadingGrade(html: string): ReadingGrade {
  let words = 0;
  let sentences = 0;
  let syllables = 0;
  let wordsInSentence = 0;
  let index = 0;

  const endSentence = () => {
    if (wordsInSentence > 0) sentences += 1;
    wordsInSentence = 0;
  };

  while (index < html.length) {
    const code = html.charCodeAt(index);
    if (code === tagStart) {
      if (blockEnd.test(html.slice(index, index + 3))) endSentence();
      const end = html.indexOf('>', index);
      index = end < 0 ? html.length : end + 1;
    } else if (isLetter(code)) {
      const word = readWord(html, index);
      words += 1;
      wordsInSentence += 1;
      syllables += word.syllables;
      index = word.end;
    } else {
      if (sentenceEnds.has(code)) endSentence();
      index += 1;
    }
  }
  endSentence();
  if (words === 0) return { words, grade: 0 };
  return { words, grade: 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59 };
}

/** A syllable is a group of vowels; the "e" at the end of "time" is silent. */
function readWord(html: string, start: number): { end: number; syllables: number } {
  let syllables = 0;
  let afterVowel = false;
  let end = start;
  let code = html.charCodeAt(end);
  while (isLetter(code)) {
    const vowel = vowels.has(code);
    if (vowel && !afterVowel) syllables += 1;
    afterVowel = vowel;
    end += 1;
    code = html.charCodeAt(end);
  }
  if (html.charCodeAt(end - 1) === silent && syllables > 1) syllables -= 1;
  return { end, syllables: Math.max(1, syllables) };
}

/** Latin letters, with accents too, and the apostrophes and hyphens within words. */
function isLetter(code: number): boolean {
  return (
    (code >= 97 && code <= 122) ||
    (code >= 65 && code <= 90) ||
    (code >= 0xc0 && code <= 0x24f) ||
    code === 0x27 ||
    code === 0x2d ||
    code === 0x2019
  );
}
