import { SaxesParser } from 'saxes';

/** An element of an XML document, with what is in it. */
export interface XmlElement {
  /** without its prefix */
  name: string;
  namespace: string;
  attributes: Readonly<Record<string, string>>;
  children: (XmlElement | string)[];
  /** where its first tag is: offsets in the text */
  start: number;
  end: number;
}

/** What keeps a text from being read as XML, and where. */
export class XmlFault extends Error {
  constructor(
    message: string,
    readonly offset: number,
  ) {
    super(message);
  }
}

/** Translations have a few elements in each other, and tags of texts 32; each one more takes longer. */
export const deepestXml = 200;

/**
 * Reads an XML document as strictly as the standard asks for; entities of its own, and files that it
 * names, are not read.
 *
 * @throws XmlFault
 */
export function readXml(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const roots: XmlElement[] = [];
  const open: XmlElement[] = [];
  parser.on('error', ({ message }) => {
    const fault = message.replace(/^\d+:\d+: /, '');
    throw new XmlFault(`This is not XML: ${fault}`, Math.max(0, parser.position - 1));
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    const element: XmlElement = {
      name: local,
      namespace: uri,
      attributes: Object.fromEntries(
        Object.entries(attributes).map(([name, { value }]) => [name, value]),
      ),
      children: [],
      start: text.lastIndexOf('<', parser.position - 1),
      end: parser.position,
    };
    if (open.length === deepestXml) {
      const message = `Elements are nested more than ${deepestXml} levels deep.`;
      throw new XmlFault(message, element.start);
    }
    (open.at(-1)?.children ?? roots).push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  const addText = (words: string): void => {
    open.at(-1)?.children.push(words);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(text).close();
  const [root] = roots;
  if (!root) throw new XmlFault('This is not XML: there is no element in it.', 0);
  return root;
}

/** The elements of a name, wherever in an element they are. */
export function findElements(element: XmlElement, name: string): XmlElement[] {
  return listElements(element).flatMap((child) =>
    child.name === name ? [child] : findElements(child, name),
  );
}

export function listElements({ children }: XmlElement): XmlElement[] {
  return children.filter((child) => typeof child !== 'string');
}

/** All text in an element. */
export function readText({ children }: XmlElement): string {
  return children.map((child) => (typeof child === 'string' ? child : readText(child))).join('');
}
