/** Where in a text somebody clicked. */
export interface TextCursor {
  /** the text that was clicked, as the page shows it */
  text: string;
  /** how many of its characters come before */
  offset: number;
}

/** A place between two characters of a page. */
interface Caret {
  offsetNode: Node;
  offset: number;
}

/** Where in an element somebody clicked; undefined where the browser cannot tell. */
export function findCaret(element: Element, { clientX, clientY }: MouseEvent): Caret | undefined {
  const shown = element.ownerDocument;
  const caret =
    'caretPositionFromPoint' in shown
      ? shown.caretPositionFromPoint(clientX, clientY)
      : findOlderCaret(shown, clientX, clientY);
  return caret && element.contains(caret.offsetNode) ? caret : undefined;
}

/** A document as WebKit knew it before `caretPositionFromPoint`. */
interface OlderDocument {
  caretRangeFromPoint?: (x: number, y: number) => Range | null;
}

function findOlderCaret(shown: OlderDocument, x: number, y: number): Caret | undefined {
  const range = shown.caretRangeFromPoint?.(x, y);
  return range ? { offsetNode: range.startContainer, offset: range.startOffset } : undefined;
}

/** Where in the text of an element somebody clicked; undefined where the browser cannot tell. */
export function readCursor(element: Element, event: MouseEvent): TextCursor | undefined {
  // A word alone may be there several times.
  const { parentElement } = element;
  if (parentElement && element.matches('a, em, strong')) return readCursor(parentElement, event);
  const caret = findCaret(element, event);
  if (!caret) return undefined;
  const before = element.ownerDocument.createRange();
  before.selectNodeContents(element);
  before.setEnd(caret.offsetNode, caret.offset);
  const offset = withoutHyphens(before.toString()).length;
  return { text: withoutHyphens(element.textContent), offset };
}

/** Pages have places where words may be divided. */
function withoutHyphens(text: string): string {
  return text.replaceAll('\u00AD', '');
}
