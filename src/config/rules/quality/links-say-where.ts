import { isObject } from '../../../contract/is-object';
import { isEmptyLinkText } from '../../content/empty-link-words';
import type { ConfigText } from '../../content/list-references';
import type { Finding } from '../../finding';
import { getValue } from '../../json/json-pointer';
import type { Rule } from '../rule';

const htmlLink = /<a [^>]*>(.*?)<\/a>/gs;

/** Where the words of links and buttons are that have nothing hidden beside them. */
const wordSettings = new Set<unknown>(['label', 'buttonText']);

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
  check: ({ config, textsWhere }) => {
    const isEmpty = (words: string) => isEmptyLinkText(words, config.site.language);
    return textsWhere(namesLinks).flatMap(({ value, node, path }): Finding[] => {
      if (hasLinks({ value, node })) {
        return [...value.matchAll(htmlLink)].flatMap(({ index, 0: link, 1: words = '' }) => {
          const start = index + link.length - words.length - '</a>'.length;
          const part = { start, end: start + words.length };
          return isEmpty(words.replaceAll(/<[^>]*>/g, ''))
            ? [{ ...explainWords(words), path, part }]
            : [];
        });
      }
      if (!isEmpty(value)) return [];
      // Screen readers add the context, so that the words can be short; that of a product is its title.
      const link = getValue(config, path.slice(0, -1));
      const hasContext = (isObject(link) && 'context' in link) || path[1] === 'products';
      return hasContext ? [] : [{ ...explainWords(value), path }];
    });
  },
} satisfies Rule;

/** Whether a text has links in it, or is the words of one. */
function namesLinks(text: ConfigText): boolean {
  return hasLinks(text) || wordSettings.has(text.path.at(-1));
}

function hasLinks({ value, node }: Omit<ConfigText, 'path'>): boolean {
  return node.format === 'html' && value.includes('<a ');
}

function explainWords(words: string): Omit<Finding, 'path'> {
  return {
    code: 'CFG0610',
    message: `"${words}" does not say where the link leads.`,
    hint: 'Name what people find there: "Read about grief".',
  };
}
