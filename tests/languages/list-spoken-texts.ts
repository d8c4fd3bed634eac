import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';

/** What can be read on a page, and the language that a screen reader takes it for. */
interface SpokenText {
  text: string;
  language: string;
}

/** All texts of a page that are read aloud, but for the links to other languages. */
export function listSpokenTexts(html: string): SpokenText[] {
  const texts: SpokenText[] = [];
  function visit(node: Root | Element, around: string): void {
    const { properties = {}, tagName = '' } = node.type === 'element' ? node : {};
    const isSwitch = properties['hrefLang'] !== undefined;
    if (isSwitch || ['head', 'script', 'style'].includes(tagName)) return;
    const language = typeof properties['lang'] === 'string' ? properties['lang'] : around;
    for (const name of ['alt', 'ariaLabel', 'title', 'placeholder']) {
      const value = properties[name];
      if (typeof value === 'string') texts.push({ text: value, language });
    }
    for (const child of node.children) {
      if (child.type === 'element') visit(child, language);
      // A name for screen readers is read instead.
      if (child.type === 'text' && !properties['ariaLabel'])
        texts.push({ text: child.value, language });
    }
  }
  visit(fromHtml(html), '');
  return texts.filter(({ text }) => /\p{L}/u.test(text));
}
