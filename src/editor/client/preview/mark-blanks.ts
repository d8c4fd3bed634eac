import { blank } from '../../../content/placeholders/reserved-values';

/** The name of the highlight, see the styles of the preview. */
export const blanksName = 'editor-blanks';

/** Marks what is still to be filled in on a page in the preview, where the browser can do that. */
export function markBlanks(shown: Document): void {
  const view = shown.defaultView;
  if (!view || !('highlights' in view.CSS)) return;
  const ranges: Range[] = [];
  const texts = shown.createTreeWalker(shown.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue ?? '';
    for (let at = text.indexOf(blank); at >= 0; at = text.indexOf(blank, at + 1)) {
      const range = shown.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + blank.length);
      ranges.push(range);
    }
  }
  view.CSS.highlights.set(blanksName, new view.Highlight(...ranges));
}
