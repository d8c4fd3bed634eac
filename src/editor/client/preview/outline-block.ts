import { attributes } from '../../../contract/page-contract';
import { fileWords } from '../dialogs/file-words';
import { blank } from '../../../content/placeholders/reserved-values';
import { typedIn } from './type-on-page';

const pointed = 'data-editor-pointed';
const selected = 'data-editor-selected';
const blanks = 'editor-blanks';
const video = `video[${attributes.heroVideo}]`;

// Pages that follow one another quickly, while an address is typed, would break off transitions.
const rules = `
@view-transition { navigation: none; }
[${pointed}], [${selected}] { cursor: pointer; }
[${pointed}] { outline: 2px dashed #2F80D0 !important; outline-offset: -4px !important; }
[${typedIn}] {
  outline: 2px solid #0B57A4 !important; outline-offset: 4px !important;
  cursor: text; white-space: pre-wrap !important;
}
[${selected}] { outline: 3px solid #2F80D0 !important; outline-offset: -4px !important; }
/* Again above the images of the block, which can be at its edge. Blocks use ::after themselves. */
:where([${selected}]) { position: relative; }
[${selected}]:not(:has(> div > ${video}))::before {
  content: ''; position: absolute; inset: 1px; z-index: 1000; pointer-events: none;
  border: 3px solid #2F80D0;
}
::highlight(${blanks}) { background-color: #FFD54A; color: #1E1E1E; }
section:has(> div > ${video})::before {
  content: '${fileWords.stillNote}'; position: absolute; inset-block-start: 20px;
  inset-inline-end: 80px; padding: 8px 14px; border-radius: 999px;
  background: #0B57A4; color: #FFFFFF; font: 600 14px/28px system-ui, sans-serif;
}
@media (prefers-reduced-motion: reduce) {
  ${video} { visibility: hidden; }
  section:has(> div > ${video})::before { display: none; }
}
`;

/** Adds the styles of the editor to a page in the preview, whatever its policy permits. */
export function addOutlineStyles(shown: Document): void {
  if (!shown.defaultView) return;
  const sheet = new shown.defaultView.CSSStyleSheet();
  sheet.replaceSync(rules);
  shown.adoptedStyleSheets.push(sheet);
}

/** Draws a line around the block under the pointer, and around no other. */
export function outlinePointed(shown: Document, element: Element | null): void {
  mark(shown, pointed, element);
}

/** Draws a line around the selected block, and around no other. */
export function outlineSelected(shown: Document, element: Element | null): void {
  mark(shown, selected, element);
}

function mark(shown: Document, attribute: string, element: Element | null): void {
  for (const other of shown.querySelectorAll(`[${attribute}]`)) {
    if (other !== element) other.removeAttribute(attribute);
  }
  element?.setAttribute(attribute, '');
}

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
  view.CSS.highlights.set(blanks, new view.Highlight(...ranges));
}
