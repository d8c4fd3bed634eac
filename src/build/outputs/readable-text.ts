import { nameLanguage } from '../../content/languages/language-code';
import { capitalize } from '../../utils/english';
import { isObject } from '../../utils/json';
import type { RichText, RichTextNode } from '../../payload/payload';
import { isShown } from './value-kind';

/** A paragraph, heading, list entry or quotation of a text with tags. */
export interface Paragraph {
  text: string;
  links: { label: string; href: string }[];
  pictures: { src: string; alt: string }[];
}

const ownLine = new Set([
  'p',
  'h2',
  'h3',
  'li',
  'blockquote',
  'figcaption',
  'hr',
  'figure',
  'br',
  'table',
  'caption',
  'tr',
]);
const cells = new Set(['th', 'td']);
const mayName = ['title', 'name', 'question', 'label', 'abbreviation'];

/** True for text with tags, and for lists of plain texts: what `readParagraphs` takes. */
export function isRichText(value: unknown): value is RichText {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((node) => typeof node === 'string' || (isObject(node) && 'tag' in node))
  );
}

/** Splits a text into what is shown on lines of its own. */
export function readParagraphs(nodes: RichText): Paragraph[] {
  // In a list of plain texts each is an entry of its own.
  if (nodes.every((node) => typeof node === 'string'))
    return nodes.map((text) => startParagraph(text));
  const paragraphs: Paragraph[] = [];
  let current: Paragraph | undefined;

  function add(node: RichTextNode): void {
    if (typeof node === 'string') {
      current ??= startParagraph();
      current.text += node;
      return;
    }
    if (ownLine.has(node.tag)) endParagraph();
    if (node.tag === 'img') {
      current ??= startParagraph();
      const { src = '', alt = '' } = node.picture ?? {};
      current.pictures.push({ src, alt });
    }
    const start = current?.text.length ?? 0;
    for (const child of node.children ?? []) add(child);
    if (node.tag === 'a' && current) {
      const label = current.text.slice(start);
      current.links.push({ label, href: node.attributes?.['href'] ?? '' });
    }
    if (ownLine.has(node.tag)) endParagraph();
    else if (cells.has(node.tag) && current) current.text += ' ';
  }

  function endParagraph(): void {
    if (current) paragraphs.push(current);
    current = undefined;
  }

  for (const node of nodes) add(node);
  endParagraph();
  return paragraphs.map((paragraph) => ({
    ...paragraph,
    text: paragraph.text.replaceAll(/\s+/g, ' ').trim(),
  }));
}

function startParagraph(text = ''): Paragraph {
  return { text, links: [], pictures: [] };
}

/** All that a visitor reads in a value, a line for each text. */
export function readLines(value: unknown, key = ''): string[] {
  if (isRichText(value)) {
    return readParagraphs(value).map(({ text, pictures }) =>
      [text, ...pictures.map(({ alt }) => alt)].filter(Boolean).join(' '),
    );
  }
  if (Array.isArray(value)) return value.flatMap((entry: unknown) => readLines(entry, key));
  if (isObject(value)) {
    return Object.entries(value).flatMap(([name, child]) => readLines(child, name));
  }
  return typeof value === 'string' && isShown(key) ? [value] : [];
}

/** What people would call a part of a page: its title, name, question or label. */
export function readName(value: unknown): string | undefined {
  if (!isObject(value)) return undefined;
  const name = mayName.map((key) => value[key]).find((text) => typeof text === 'string');
  return typeof name === 'string' ? name : undefined;
}

/** Names that say little to people who do not program. */
const plainNames = new Map([
  ['href', 'Address'],
  ['src', 'File'],
  ['alt', 'Description of the image'],
  ['mp4', 'Video file'],
  ['av1', 'Second video file'],
]);

/** `imageSide` → `Image side`, `card-grid` → `Card grid`, `href` → `Address` */
export function nameInWords(key: string): string {
  const plain = plainNames.get(key);
  if (plain !== undefined) return plain;
  const words = key
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll('-', ' ');
  return capitalize(words);
}

/** `Contacto (Spanish)` */
export function inLanguage(text: string, language: string): string {
  return `${text} (${nameLanguage(language)})`;
}
