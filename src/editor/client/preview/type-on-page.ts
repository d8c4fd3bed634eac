import { findCaret } from './caret-of-click';

/** Marks the element in which somebody types: a page that is swapped leaves it alone. */
export const typedIn = 'data-editor-typing';

/** How typing came to its end: by Enter, by Escape, or because the focus went elsewhere. */
export type TypingEnd = 'done' | 'takenBack' | 'left';

/** What typing in an element tells. */
interface TypingOptions {
  element: HTMLElement;
  /** names the text for screen readers */
  label: string;
  onType: (text: string) => void;
  onEnd: (how: TypingEnd) => void;
}

/** Typing that goes on. */
export interface Typing {
  element: HTMLElement;
  /** shows a text that was changed elsewhere */
  show: (text: string) => void;
  /** makes it an element of the page again */
  end: () => void;
}

/**
 * Makes the text of an element one that is typed in: one line of plain text. What is undone is in the
 * history of the document.
 */
export function typeOnPage({ element, label, onType, onEnd }: TypingOptions): Typing {
  const listening = new AbortController();
  const attributes = { [typedIn]: '', role: 'textbox', 'aria-label': label };
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute('contenteditable', 'plaintext-only');
  // An engine that does not know it: what would format the text is refused below.
  if (!element.isContentEditable) element.setAttribute('contenteditable', 'true');

  const tell = () => onType(readLine(element.textContent));
  const hear = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ) => element.addEventListener(type, listener, { signal: listening.signal });

  hear('input', tell);
  hear('beforeinput', (event) => {
    if (/^(?:format|history|insertParagraph|insertLineBreak)/.test(event.inputType)) {
      event.preventDefault();
    }
  });
  hear('paste', (event) => {
    event.preventDefault();
    insertText(element.ownerDocument, readLine(event.clipboardData?.getData('text/plain') ?? ''));
    tell();
  });
  hear('drop', (event) => event.preventDefault());
  hear('keydown', (event) => {
    // While letters are put together, both keys belong to the keyboard's own program.
    if (event.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    onEnd(event.key === 'Enter' ? 'done' : 'takenBack');
  });
  hear('blur', () => onEnd('left'));
  element.focus({ preventScroll: true });

  return {
    element,
    show(text) {
      element.textContent = text;
      element.ownerDocument.getSelection()?.selectAllChildren(element);
      element.ownerDocument.getSelection()?.collapseToEnd();
    },
    end() {
      listening.abort();
      for (const name of [...Object.keys(attributes), 'contenteditable']) {
        element.removeAttribute(name);
      }
    },
  };
}

/** Puts the cursor where somebody clicked; where the browser cannot tell, at the end. */
export function placeCursor(element: HTMLElement, event: MouseEvent): void {
  const selection = element.ownerDocument.getSelection();
  selection?.selectAllChildren(element);
  selection?.collapseToEnd();
  const caret = findCaret(element, event);
  if (caret) selection?.collapse(caret.offsetNode, caret.offset);
}

function insertText(shown: Document, text: string): void {
  const selection = shown.getSelection();
  if (!selection || selection.rangeCount === 0) return;
  const range = selection.getRangeAt(0);
  range.deleteContents();
  const node = shown.createTextNode(text);
  range.insertNode(node);
  selection.collapse(node, text.length);
}

function readLine(text: string): string {
  return text.replace(/\s*[\r\n]+\s*/g, ' ');
}
