import { definition } from '../../schema/walk-schema';
import type { Rule } from '../rule-context';

const word = /\{([a-zA-Z]+)\}/g;

/** The words in braces of a label are those that the site fills in: the ones of the usual text. */
export const labelWordsKnown: Rule = ({ config }) => {
  const { properties = {} } = definition('Labels');
  return Object.entries(config.labels).flatMap(([name, label]) => {
    const known = listWords(String(properties[name]?.default ?? '')).map(
      ([, known_ = '']) => known_,
    );
    return listWords(label)
      .filter(([, used = '']) => !known.includes(used))
      .map((match) => ({
        code: 'CFG0407' as const,
        path: ['labels', name],
        message: `${match[0]} is not filled in here.`,
        similar: { to: match[0], among: known.map((used) => `{${used}}`) },
        part: { start: match.index, end: match.index + match[0].length },
      }));
  });
};

function listWords(label: string): RegExpExecArray[] {
  return [...label.matchAll(word)];
}
