import { isHtml, type ConfigText } from '../../../content/list-references';
import { measureReadingGrade, type ReadingGrade } from '../readability/reading-grade';
import { memoizeByName } from '../../../utils/memoize';
import type { Diagnostic } from '../../diagnostic';
import type { Rule } from '../rule';

/** The end of lower secondary school, the level that WCAG 2.2 names in 3.1.5. */
const hardestGrade = 9;

/** Where texts that most people read with ease begin, on the INFLESZ scale (Barrio-Cantalejo 2008). */
const minEase = 55;

const lastGrade = 12;

/** The formula says little about short texts. */
const fewestWords = 60;

/** Texts can be read without effort, even by people who are tired or afraid. */
export const readingLevel = {
  problems: {
    CFG0611: {
      severity: 'warning',
      title: 'Text is hard to read.',
      cause:
        'Long sentences and long words are hard to follow, especially for people who are sad or tired. Write one thought per sentence, as you would say it in a conversation.',
      example: {
        kind: 'words',
        bad: 'Two sentences of forty words, most of them with four syllables.',
        good: 'We listen. You decide how far we go.',
      },
    },
  },
  check: ({ textsWhere, config, checkContext: { untranslated } }) =>
    textsWhere(hardIn(config.site.language)).flatMap(({ value, path }): Diagnostic[] => {
      const reading = measureReadingGrade(value, config.site.language);
      // What is in the main language is measured there.
      if (!reading || untranslated?.has(value)) return [];
      return [
        {
          code: 'CFG0611',
          path,
          message: `This text is hard to read: ${describe(reading)}.`,
          hint: 'Write shorter sentences and simpler words.',
        },
      ];
    }),
} satisfies Rule;

/** Tells of a text in a language whether it is hard to read: the same function each time. */
const hardIn = memoizeByName((language) => (text: ConfigText): boolean => {
  const reading = isHtml(text) ? measureReadingGrade(text.value, language) : undefined;
  return reading !== undefined && reading.words >= fewestWords && !isEasy(reading);
});

function isEasy({ unit, value }: ReadingGrade): boolean {
  return unit === 'grade' ? value <= hardestGrade : value >= minEase;
}

function describe({ unit, value }: ReadingGrade): string {
  return unit === 'grade'
    ? `readers need ${describeSchool(Math.round(value))} of schooling`
    : `its readability score is ${Math.max(0, Math.round(value))} of 100 and should be at least ${minEase}`;
}

function describeSchool(grade: number): string {
  return grade > lastGrade ? `more than ${lastGrade} years` : `about ${grade} years`;
}
