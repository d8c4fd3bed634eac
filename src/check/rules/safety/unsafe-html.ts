import {
  findMisplacedTag,
  findUnfinishedTag,
  type HtmlDamage,
} from '../../../content/html/find-html-damage';
import type { Diagnostic } from '../../diagnostic';
import { memoizeByString } from '../../../utils/memoize';
import type { Removal } from '../../../content/html/list-removals';
import { mayBeTooLarge } from '../../../content/html/parse-html';
import { allowedHtml, isPlainHtml } from '../../../content/html/plain-html';
import { sanitizeHtml } from '../../../content/html/sanitize-html';
import { isHtml, type ConfigText } from '../../../content/list-references';
import { hasPlaceholder } from '../../../content/placeholders/written-placeholders';
import type { Relation, Rule } from '../rule';
import type { RuleContext } from '../rule-context';

/** HTML that came into the text by a placeholder, and is reported where it is written. */
const throughPlaceholder: Relation = {
  ofCause: () => [''],
  ofEffect: ({ part }) => (part ? [] : ['']),
};

/** HTML is complete and contains only what reaches the page. Other rules check its links and pictures. */
export const unsafeHtml = {
  problems: {
    CFG0503: {
      severity: 'error',
      title: 'Text contains HTML that is not allowed.',
      cause: `Text marked "simple HTML" may contain paragraphs, headings, lists, tables, links, bold and italic. Anything else is an error, because it could run code or break the page. The theme sets colors and sizes. Allowed tags: ${new Intl.ListFormat('en-GB').format(allowedHtml.keys())}.`,
      example: {
        kind: 'settings',
        bad: { '/routes/0/blocks/1/text': '<p onclick="alert(1)">Call us.</p>' },
        good: { '/routes/0/blocks/1/text': '<p>Call us.</p>' },
      },
      causedBy: [{ causes: ['CFG0508'], when: throughPlaceholder }],
    },
    CFG0507: {
      severity: 'error',
      title: 'HTML is damaged: a tag or quote is not closed or is in the wrong place.',
      cause:
        'In simple HTML, each <p> is closed with </p>, quotes come in pairs, and a list or heading comes before or after a paragraph, not inside it. With damaged HTML, the browser has to guess and part of the text may be lost.',
      example: {
        kind: 'settings',
        bad: { '/routes/0/blocks/1/text': '<p>Sit <strong>down.</p>' },
        good: { '/routes/0/blocks/1/text': '<p>Sit <strong>down</strong>.</p>' },
      },
    },
  },
  check: (context) =>
    context.textsWhere(mayBeFaulty).flatMap((text) => {
      const { damage, removals } = findFaults(text.value);
      if (damage) return [explainDamage(damage, text)];
      if (removals.length === 0) return checkFilled(text, context);
      return removals.map((removal) => explainRemoval(removal, text));
    }),
} satisfies Rule;

interface HtmlFaults {
  damage?: HtmlDamage | undefined;
  /** what is not allowed */
  removals: readonly Removal[];
}

function mayBeFaulty(text: ConfigText): boolean {
  if (!isHtml(text)) return false;
  const { damage, removals } = findFaults(text.value);
  return damage !== undefined || removals.length > 0 || hasPlaceholder(text.value);
}

const findFaults = memoizeByString((html): HtmlFaults => {
  const unfinished = findUnfinishedTag(html);
  if (unfinished) return { damage: unfinished, removals: [] };
  const removals = listRemovals(html);
  if (removals.length > 0) return { removals };
  return { damage: findMisplacedTag(html) ?? findLostParagraphs(html), removals };
});

function explainRemoval(
  { message, hint, offset, length, edits: [edit, ...others] = [] }: Removal,
  { path }: ConfigText,
): Diagnostic {
  const more = others.map((other) => ({
    part: { start: other.offset, end: other.offset + other.length },
    text: other.text,
  }));
  return {
    code: 'CFG0503',
    path,
    message,
    ...(hint && { hint }),
    part: { start: offset, end: offset + length },
    ...(edit && hint && { fix: { title: hint, text: edit.text, more } }),
  };
}

function explainDamage(
  { message, hint, offset, length, whole }: HtmlDamage,
  { path }: ConfigText,
): Diagnostic {
  return {
    code: 'CFG0507',
    path,
    message,
    ...(hint && { hint }),
    ...(whole === undefined
      ? { part: { start: offset, end: offset + length } }
      : { fix: { title: hint ?? message, text: JSON.stringify(whole) } }),
  };
}

/** What placeholders are replaced with becomes a part of the HTML too. */
function checkFilled({ value, path }: ConfigText, { fill }: RuleContext): Diagnostic[] {
  for (const html of fill(value, path)) {
    const [removal] = html === value ? [] : listRemovals(html);
    if (!removal) continue;
    const hint =
      'A placeholder in this text inserts it. Remove the HTML from the setting that the placeholder refers to.';
    return [{ code: 'CFG0503', path, message: removal.message, hint }];
  }
  return [];
}

function listRemovals(html: string): Removal[] {
  if (isPlainHtml(html) && !mayBeTooLarge(html)) return [];
  return sanitizeHtml(html).removed.filter(({ attribute }) => attribute === undefined);
}

const blockTag = /<(?:p|h2|h3|ul|ol|li|blockquote|figure|hr|table)[\s/>]/i;

/**
 * Lines of a text without any tag for paragraphs: a browser would show them as one, in which where
 * each began is lost.
 */
function findLostParagraphs(html: string): HtmlDamage | undefined {
  const text = html.trim();
  if (!text.includes('\n') || blockTag.test(text) || /<br[\s/>]/i.test(text)) return undefined;
  const paragraphs = text.split(/\n\s*\n/.test(text) ? /\n\s*\n/ : /\n/);
  return {
    message:
      'This text has line breaks but no paragraphs, so its lines would run together on the page.',
    hint: 'Put <p> before and </p> after each paragraph.',
    offset: 0,
    length: html.length,
    whole: paragraphs.map((paragraph) => `<p>${paragraph.trim()}</p>`).join(''),
  };
}
