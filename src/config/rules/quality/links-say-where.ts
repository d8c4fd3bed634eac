import type { Finding } from '../../finding';
import { getValue } from '../../json/json-pointer';
import { isObject } from '../../schema/walk-schema';
import type { Rule } from '../rule';

const htmlLink = /<a [^>]*>(.*?)<\/a>/gs;

const saysNothing = new Set([
  'click',
  'click here',
  'click this',
  'details',
  'find out more',
  'go',
  'here',
  'info',
  'learn more',
  'link',
  'more',
  'more info',
  'press here',
  'read more',
  'read this',
  'see more',
  'tap here',
  'this',
  'this link',
  'this page',
]);

/** The words of every link say where it leads, even without the text around it. */
export const linksSayWhere = {
  problems: {
    CFG0610: {
      severity: 'warning',
      title: 'The words of a link do not say where it leads.',
      cause:
        'Many people jump from link to link, and hear only the words of each. "Click here" does not tell them where it leads: name what they find there.',
      example: {
        kind: 'settings',
        bad: { '/routes/4/blocks/0/action/label': 'Click here' },
        good: { '/routes/4/blocks/0/action/label': 'Go to the home page' },
      },
    },
  },
  check: ({ config, texts }) =>
    texts.flatMap(({ value, node, path }): Finding[] => {
      if (node.format === 'html' && value.includes('<a ')) {
        return [...value.matchAll(htmlLink)].flatMap(({ index, 0: link, 1: words = '' }) => {
          const start = index + link.length - words.length - '</a>'.length;
          const part = { start, end: start + words.length };
          return isEmpty(words.replaceAll(/<[^>]*>/g, ''))
            ? [{ ...explainWords(words), path, part }]
            : [];
        });
      }
      if (path.at(-1) !== 'label' || !isEmpty(value)) return [];
      // Screen readers add the context, so that the words can be short.
      const link = getValue(config, path.slice(0, -1));
      return isObject(link) && 'context' in link ? [] : [{ ...explainWords(value), path }];
    }),
} satisfies Rule;

function isEmpty(words: string): boolean {
  const plain = words
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();
  return saysNothing.has(plain) || /^\s*(?:https?:\/\/|www\.)\S+$/i.test(words);
}

function explainWords(words: string): Omit<Finding, 'path'> {
  return {
    code: 'CFG0610',
    message: `"${words}" does not say where the link leads.`,
    hint: 'Name what people find there: "Read about grief".',
  };
}
