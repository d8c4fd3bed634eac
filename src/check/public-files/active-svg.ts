/** Elements that run code, hold a page, or are another kind of document. */
const activeElements = new Set([
  'script',
  'foreignobject',
  'handler',
  'listener',
  'iframe',
  'object',
  'embed',
  'audio',
  'video',
  'html',
]);

/** In elements of these, anything that a page can do is possible. */
const pageNamespaces = new Set([
  'http://www.w3.org/1999/xhtml',
  'http://www.w3.org/1998/Math/MathML',
]);

const svgNamespace = 'http://www.w3.org/2000/svg';

/** A place in the drawing itself, or a picture that it holds. */
const ownAddress = /^(?:#|$|data:image\/(?:png|jpe?g|gif|webp|avif)[;,])/;

/** One part of an XML file; what none of them fits is not XML. */
const part =
  /<!--[^]*?-->|<!\[CDATA\[(?<data>[^]*?)\]\]>|<\?(?<instruction>[^]*?)\?>|<!DOCTYPE[^>[]*>|<\/(?<end>[^\s<>]*)\s*>|<(?<element>[^\s<>/!?="'&]+)(?<attributes>(?:\s+[^\s<>/="'&]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>|(?<words>[^<]+)/y;

const attribute = /\s+([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

const references = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** Drawings of pages have some kB; a photo was pasted into one of this size. */
export const maxBytes = 2_000_000;

/** A reference that is not written in a way that every reader understands. */
class Undecodable extends Error {}

/**
 * Looks for what makes a drawing (SVG) more than a drawing: code, pages inside of it, and addresses
 * of other files. What cannot be read as plain XML counts too, since nobody knows what a browser
 * makes of it.
 *
 * @returns the rest of a sentence about the file; undefined if it only shows something
 */
export function findActiveSvg(bytes: Uint8Array): string | undefined {
  if (bytes.length > maxBytes) return `is larger than ${maxBytes / 1_000_000} MB`;
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return 'is not saved as UTF-8, which SVG images need';
  }
  try {
    return findActive(text);
  } catch (error) {
    // One part is longer than a regular expression can read.
    if (error instanceof RangeError) return 'has a part that is too long to check';
    if (!(error instanceof Undecodable)) throw error;
    return `contains "${error.message.slice(0, 40)}", which only some programs understand`;
  }
}

function findActive(text: string): string | undefined {
  let root: string | undefined;
  /** the text of the style that is open, whose pieces count as one whatever is between them */
  let style: string | undefined;
  let index = 0;
  while (index < text.length) {
    part.lastIndex = index;
    const found = part.exec(text);
    if (!found?.groups) return explainUnread(text.slice(index));
    index = part.lastIndex;
    const { instruction = '', element, attributes = '', end, data, words } = found.groups;
    const fault = findInInstruction(instruction);
    if (fault) return fault;
    const content = data ?? (words === undefined ? '' : decode(words));
    if (style !== undefined) style += content;
    if (end !== undefined && toLocalName(end) === 'style' && style !== undefined) {
      const inStyle = findInStyle(style);
      if (inStyle) return inStyle;
      style = undefined;
    }
    if (element === undefined) continue;
    const all = readAttributes(attributes);
    if (root === undefined && !isDrawing(element, all)) break;
    root ??= element;
    const inElement = findInElement(element, all);
    if (inElement) return inElement;
    if (toLocalName(element) === 'style' && !found[0].endsWith('/>')) style ??= '';
  }
  if (root === undefined) return 'is not an SVG image, although its name ends with ".svg"';
  // Browsers show what comes before a fault.
  return style === undefined ? undefined : 'contains a style that does not end';
}

function explainUnread(rest: string): string {
  if (/^<!DOCTYPE/i.test(rest)) return 'declares entities (<!ENTITY or similar)';
  return `is damaged at "${rest.slice(0, 20).trim()}"`;
}

function findInInstruction(text: string): string | undefined {
  if (/^xml-stylesheet\b/.test(text)) return 'loads a stylesheet';
  const [, encoding = 'utf-8'] = /^xml\s[^]*\bencoding\s*=\s*["']([^"']*)/.exec(text) ?? [];
  if (encoding.toLowerCase() !== 'utf-8') return `declares the encoding "${encoding}"`;
  return undefined;
}

type Attributes = readonly (readonly [name: string, value: string])[];

function readAttributes(text: string): Attributes {
  return [...text.matchAll(attribute)].map(
    ([, name = '', double, single]) => [name, decode(double ?? single ?? '')] as const,
  );
}

function isDrawing(element: string, attributes: Attributes): boolean {
  const [prefix] = element.includes(':') ? element.split(':') : [];
  const declares = prefix === undefined ? 'xmlns' : `xmlns:${prefix}`;
  return (
    toLocalName(element) === 'svg' &&
    attributes.some(([name, value]) => name === declares && value === svgNamespace)
  );
}

function findInElement(element: string, attributes: Attributes): string | undefined {
  if (activeElements.has(toLocalName(element))) return `contains <${element}>`;
  for (const [name, value] of attributes) {
    const fault = findInAttribute(name, value);
    if (fault) return fault;
  }
  return undefined;
}

function findInAttribute(name: string, value: string): string | undefined {
  const local = toLocalName(name);
  if (name === 'xmlns' || name.startsWith('xmlns:')) {
    return pageNamespaces.has(value) ? 'contains parts of a page' : undefined;
  }
  if (local.startsWith('on')) return `contains "${name}", which runs code`;
  if (['href', 'src', 'base'].includes(local) && !ownAddress.test(value)) {
    return `links to "${value.slice(0, 60)}"`;
  }
  if (local === 'attributename' && /^(?:on|href$)/.test(toLocalName(value.trim()))) {
    return `animates "${value}"`;
  }
  // Programs keep notes under names of their own, such as where the file was on their disk.
  return name.includes(':') ? undefined : findInStyle(value, local === 'style');
}

/** What in a style leads out of the file. */
function findInStyle(text: string, isCode = true): string | undefined {
  if (isCode && text.includes('\\')) return 'contains a style with "\\"';
  const [rule] = /@import|\b(?:image-set|image|src)\(/i.exec(text) ?? [];
  if (isCode && rule !== undefined) return `contains "${rule}" in a style`;
  for (const [, address = ''] of text.matchAll(/url\(\s*["']?([^"')]*)/gi)) {
    if (!ownAddress.test(address)) return `links to "${address.slice(0, 60)}"`;
  }
  return undefined;
}

function toLocalName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}

/** @throws Undecodable for words that a file has to declare, and for a lone "&" */
function decode(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7});|#x([0-9a-f]{1,6});|(\w+);)?/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined;
      const letter = code === undefined ? references.get(name ?? '') : decodeCodePoint(code);
      if (letter === undefined) throw new Undecodable(whole);
      return letter;
    },
  );
}

function decodeCodePoint(code: number): string | undefined {
  return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : undefined;
}
