import { isGenericLinkText } from '../generic-link-texts';
import { isHtml, type ConfigText } from '../../../content/list-references';
import type { Diagnostic } from '../../diagnostic';
import { getIn } from '../../../utils/json';
import type { Rule } from '../rule';

const htmlLink = /<a [^>]*>(.*?)<\/a>/gs;

/** The words of every link say where it leads, even without the text around it. */
export const linkText = {
  problems: {
    CFG0610: {
      severity: 'warning',
      title: 'The text of a link does not describe its target.',
      cause:
        'Many people jump from link to link and hear only the link text. "Click here" does not describe the target: name the page or topic instead.',
      example: {
        kind: 'settings',
        bad: { '/routes/4/blocks/0/action/label': 'Click here' },
        good: { '/routes/4/blocks/0/action/label': 'Go to the home page' },
      },
    },
  },
  check: ({ config, textsWhere }) => {
    const isEmpty = (words: string) => isGenericLinkText(words, config.site.language);
    return textsWhere(namesLinks).flatMap((text): Diagnostic[] => {
      const { value, path } = text;
      if (isHtml(text)) {
        return [...value.matchAll(htmlLink)].flatMap(({ index, 0: link, 1: words = '' }) => {
          const start = index + link.length - words.length - '</a>'.length;
          const part = { start, end: start + words.length };
          return isEmpty(words.replaceAll(/<[^>]*>/g, ''))
            ? [{ ...explainWords(words), path, part }]
            : [];
        });
      }
      if (!isEmpty(value)) return [];
      // Words that something follows for screen readers can be short.
      const { linkWords } = text.node;
      const hasContext =
        typeof linkWords === 'string' &&
        getIn(config, [...path.slice(0, -1), linkWords]) !== undefined;
      return hasContext ? [] : [{ ...explainWords(value), path }];
    });
  },
} satisfies Rule;

/** Whether a text has links in it, or is the words of one. */
function namesLinks(text: ConfigText): boolean {
  return isHtml(text) ? text.value.includes('<a ') : text.node.linkWords !== undefined;
}

function explainWords(words: string): Omit<Diagnostic, 'path'> {
  return {
    code: 'CFG0610',
    message: `"${words}" does not describe where the link goes.`,
    hint: 'Name the page or topic: "Read about grief".',
  };
}
