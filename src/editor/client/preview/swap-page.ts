import { typedIn } from './type-on-page';

/**
 * Shows another version of a page in a document that shows it already: what is equal stays as it is,
 * with its loaded pictures and the scroll position. A text in which somebody types is left alone.
 */
export function swapPage(shown: Document, html: string): void {
  if (!shown.defaultView) return;
  // The parser of the frame: that of the editor would ask its own, stricter policy.
  const next = new shown.defaultView.DOMParser().parseFromString(html, 'text/html');
  shown.title = next.title;
  // Where there was no page yet, one in the main language is shown.
  copyAttributes(shown.documentElement, next.documentElement);
  morphChildren(shown.head, next.head);
  copyAttributes(shown.body, next.body);
  morphChildren(shown.body, next.body);
}

function morphChildren(shown: Element, next: Element): void {
  const wanted = [...next.childNodes];
  const present = [...shown.childNodes];
  for (const [index, node] of wanted.entries()) {
    const current = present[index];
    if (!current) shown.append(shown.ownerDocument.importNode(node, true));
    else morphNode(current, node);
  }
  for (const node of present.slice(wanted.length)) if (!holdsTyping(node)) node.remove();
}

function morphNode(shown: ChildNode, next: ChildNode): void {
  if (shown.isEqualNode(next) || isTypedIn(shown)) return;
  // Elements of another document are of another class, so `instanceof` would not know them.
  if (isElement(shown) && isElement(next) && shown.tagName === next.tagName && !isWhole(next)) {
    copyAttributes(shown, next);
    morphChildren(shown, next);
  } else if (shown.nodeType === Node.TEXT_NODE && next.nodeType === Node.TEXT_NODE) {
    shown.nodeValue = next.nodeValue;
  } else if (!holdsTyping(shown)) {
    shown.replaceWith((shown.ownerDocument ?? document).importNode(next, true));
  }
}

/**
 * A link that would ask for something else with each attribute that changes, and a video, which does
 * not look at other sources once it has one: they are put in as a whole.
 */
function isWhole({ tagName, parentElement }: Element): boolean {
  return tagName === 'VIDEO' || (tagName === 'LINK' && parentElement?.tagName === 'HEAD');
}

function isTypedIn(node: ChildNode): boolean {
  return isElement(node) && node.hasAttribute(typedIn);
}

function holdsTyping(node: ChildNode): boolean {
  return isTypedIn(node) || (isElement(node) && node.querySelector(`[${typedIn}]`) !== null);
}

function isElement(node: ChildNode): node is Element & ChildNode {
  return node.nodeType === Node.ELEMENT_NODE;
}

function copyAttributes(shown: Element, next: Element): void {
  for (const name of shown.getAttributeNames()) {
    if (!next.hasAttribute(name) && name !== 'open') shown.removeAttribute(name);
  }
  for (const { name, value } of next.attributes) {
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
  }
}

/** The longest wait for a font, in milliseconds. */
const fontWait = 3000;

/** Loads the fonts that come with another version of a page: until then, its headings would vanish. */
export async function awaitFonts(shown: Document, html: string): Promise<void> {
  const view = shown.defaultView;
  const addresses = new Set(html.match(/\/assets\/[\w-]+\.woff2/g));
  const fresh = [...addresses].filter((address) => !shown.head.innerHTML.includes(address));
  if (!view || fresh.length === 0) return;
  const loads = fresh.map((address) => new view.FontFace('new', `url(${address})`).load());
  await Promise.race([
    Promise.allSettled(loads),
    new Promise((resolve) => setTimeout(resolve, fontWait)),
  ]);
}
