import type { HtmlDamage } from './find-html-damage';

const blockTag = /<(?:p|h2|h3|ul|ol|li|blockquote|figure|hr)[\s/>]/i;

/**
 * Lines of a text without any tag for paragraphs: a browser would show them as one, in which where
 * each began is lost.
 */
export function findLostParagraphs(html: string): HtmlDamage | undefined {
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
