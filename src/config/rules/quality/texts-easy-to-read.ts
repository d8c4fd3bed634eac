import { measureReadingGrade } from '../../content/reading-grade';
import type { Finding } from '../../finding';
import type { Rule } from '../rule-context';

/** The end of lower secondary school, the level that WCAG 2.2 names in 3.1.5. */
const hardestGrade = 9;

const ageInFirstGrade = 6;
const grownUp = 18;

/** The formula says little about short texts. */
const fewestWords = 60;

/** Texts can be read without effort, also by people who are tired or afraid. */
export const textsEasyToRead: Rule = ({ texts }) =>
  texts.flatMap(({ value, node, path }): Finding[] => {
    if (node.format !== 'html') return [];
    const { words, grade } = measureReadingGrade(value);
    if (words < fewestWords || grade <= hardestGrade) return [];
    return [
      {
        code: 'CFG0611',
        path,
        message: `This text is hard to read: it asks for a reading age of ${describeAge(grade)}.`,
        hint: 'Write shorter sentences and simpler words.',
      },
    ];
  });

function describeAge(grade: number): string {
  const age = Math.round(grade) + ageInFirstGrade - 1;
  return age > grownUp ? `more than ${grownUp} years` : `${age} years`;
}
