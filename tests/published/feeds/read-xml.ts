import { SaxesParser } from 'saxes';

/** An element of an XML document. */
export interface XmlElement {
  /** with its namespace: `{http://www.w3.org/2005/Atom}entry` */
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

/** Reads XML as strictly as the standard asks for. @throws Error when it is not well-formed */
export function readXml(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const current = (): XmlElement => open.at(-1) ?? root;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ uri, local, attributes }) => {
    const names = Object.entries(attributes).map(([name, { value }]) => [name, value]);
    const element = {
      name: `{${uri}}${local}`,
      attributes: Object.fromEntries(names),
      children: [],
      text: '',
    };
    current().children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.on('text', (words) => {
    current().text += words;
  });
  parser.write(text).close();
  const [only] = root.children;
  if (!only) throw new Error('The document has no element');
  return only;
}
