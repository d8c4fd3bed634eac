import { findMisplacedTag, findUnfinishedTag, type HtmlDamage } from '../../html/find-html-damage';
import type { Finding } from '../../finding';
import type { Removal } from '../../html/list-removals';
import { mayBeTooLarge } from '../../html/parse-html';
import { isPlainHtml } from '../../html/plain-html';
import { parseRichText } from '../../html/rich-text';
import type { ConfigText } from '../../content/list-references';
import type { Rule, RuleContext } from '../rule-context';

/** HTML is whole and holds only what reaches the page. What its links and pictures lead to, other rules check. */
export const htmlAllowed: Rule = (context) =>
  context.texts
    .filter(({ node }) => node.format === 'html')
    .flatMap((text) => {
      const unfinished = findUnfinishedTag(text.value);
      if (unfinished) return [explainDamage(unfinished, text)];
      const written = listRemovals(text.value);
      if (written.length === 0) {
        const misplaced = findMisplacedTag(text.value);
        return misplaced ? [explainDamage(misplaced, text)] : checkFilled(text, context);
      }
      return written.map(({ message, offset, length }): Finding => ({
        code: 'CFG0503',
        path: text.path,
        message,
        part: { start: offset, end: offset + length },
      }));
    });

function explainDamage(
  { message, hint, offset, length }: HtmlDamage,
  { path }: ConfigText,
): Finding {
  return {
    code: 'CFG0507',
    path,
    message,
    ...(hint && { hint }),
    part: { start: offset, end: offset + length },
  };
}

/** What placeholders stand for becomes a part of the HTML too. */
function checkFilled({ value, path }: ConfigText, { fill }: RuleContext): Finding[] {
  for (const html of fill(value, path)) {
    const [removal] = html === value ? [] : listRemovals(html);
    if (!removal) continue;
    const hint = 'A placeholder in this text stands for it.';
    return [{ code: 'CFG0503', path, message: removal.message, hint }];
  }
  return [];
}

function listRemovals(html: string): Removal[] {
  if (isPlainHtml(html) && !mayBeTooLarge(html)) return [];
  return parseRichText(html).removed.filter(({ attribute }) => attribute === undefined);
}
