import type { Diagnostic } from '../../diagnostic';
import type { ConfigText } from '../../../content/list-references';
import type { Rule } from '../rule';

// The usual tags, so that "<name@example.org>" or "a < b" are not taken for HTML.
const html =
  /<\/?(?:a|abbr|b|big|blockquote|br|button|center|code|div|em|figure|font|h[1-6]|hr|i|iframe|img|li|mark|ol|p|pre|s|script|small|span|strike|strong|style|sub|sup|table|td|th|tr|u|ul|video)(?=[\s/>])[^<>]*>?|&(?:amp|lt|gt|quot|apos|nbsp|shy|[mn]dash|hellip|[lr][sd]quo|#\d+|#x[0-9a-f]+);/i;

/** Texts that are shown as they are written contain no HTML: visitors would read the tags. */
export const plainTextsPlain = {
  problems: {
    CFG0508: {
      severity: 'error',
      title: 'A plain text contains HTML.',
      cause:
        'Only text marked "simple HTML" in the help may contain HTML. Visitors would see the tags in this text. Remove the tags and keep the text.',
      example: {
        kind: 'settings',
        bad: { '/routes/0/blocks/0/title': 'Welcome <b>home</b>' },
        good: { '/routes/0/blocks/0/title': 'Welcome home' },
      },
    },
  },
  check: ({ textsWhere }) =>
    textsWhere(mayHaveHtml).flatMap(({ value, path }): Diagnostic[] => {
      const found = html.exec(value);
      if (!found) return [];
      const tag = found[0].startsWith('<');
      return [
        {
          code: 'CFG0508',
          path,
          message: `Visitors would see ${tag ? 'the tag ' : ''}"${found[0]}": this setting takes plain text only.`,
          hint: tag ? 'Remove the tag and keep the text.' : 'Write the character itself.',
          part: { start: found.index, end: found.index + found[0].length },
        },
      ];
    }),
} satisfies Rule;

/** Whether a text is words for people, not an address, a choice, an id or HTML, with signs of HTML. */
function mayHaveHtml({ value, node }: ConfigText): boolean {
  const { format, pattern, enum: choices, entity } = node;
  const isWords = [format, pattern, choices, entity, node.const].every((one) => one === undefined);
  return isWords && /[<&]/.test(value);
}
