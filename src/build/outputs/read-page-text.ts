import { isObject } from '../../utils/json';
import type { Card, PagePayload, RichText } from '../../payload/payload';
import type { Passage } from '../../payload/search/search-index';
import { readPlainText } from '../../published/structured-data/read-plain-text';
import { isRichText } from './readable-text';
import { isShown } from './value-kind';

/** What visitors read on a page, for the search. */
export interface PageText {
  /** titles, names and questions */
  headings: string[];
  lines: Passage[];
}

/** The language of a text that is in another one than its page; undefined for all others. */
export type FindLanguage = (text: string) => string | undefined;

/** Nothing in them says what the page is about: pictures, buttons, other pages, and where forms are sent. */
const passedOver = new Set([
  'action',
  'actions',
  'authorCard',
  'fallbackLabel',
  'image',
  'next',
  'phone',
  'picture',
  'previous',
  'send',
  'variants',
  'video',
]);

const headingKeys = new Set(['title', 'name', 'question']);

/**
 * What visitors read on a page. A card that leads to another page of the site is left out: that page
 * is found by its own words.
 */
export function readPageText(
  { blocks }: Pick<PagePayload, 'blocks'>,
  findLanguage: FindLanguage,
): PageText {
  const page: PageText = { headings: [], lines: [] };
  for (const { block } of blocks) readValue(block, '', { page, findLanguage });
  return page;
}

interface Reading {
  page: PageText;
  findLanguage: FindLanguage;
}

function readValue(value: unknown, key: string, reading: Reading): void {
  const { page, findLanguage } = reading;
  if (passedOver.has(key)) return;
  if (typeof value === 'string') {
    if (!isShown(key)) return;
    page.lines.push({ text: value, language: findLanguage(value) });
    if (headingKeys.has(key)) page.headings.push(value);
  } else if (isRichText(value)) {
    page.lines.push(...readLines(value, findLanguage));
    for (const node of value) {
      if (typeof node === 'object' && /^h[2-4]$/.test(node.tag)) {
        page.headings.push(readPlainText([node]));
      }
    }
  } else if (Array.isArray(value)) {
    for (const entry of value as unknown[]) {
      if (key !== 'cards' || !leadsToPage(entry as Card)) readValue(entry, key, reading);
    }
  } else if (isObject(value)) {
    for (const [name, child] of Object.entries(value)) readValue(child, name, reading);
  }
}

/** The lines of a text with tags, which name their language themselves, or of a list of plain ones. */
function readLines(nodes: RichText, findLanguage: FindLanguage): Passage[] {
  const languages = nodes.map((node) =>
    typeof node === 'string' ? findLanguage(node) : node.attributes?.['lang'],
  );
  const parts = new Set(languages).size === 1 ? [nodes] : nodes.map((node) => [node]);
  return parts.flatMap((part, index) =>
    readWords(part).map((text) => ({ text, language: languages[index] })),
  );
}

function readWords(nodes: RichText): string[] {
  return nodes.every((node) => typeof node === 'string')
    ? [nodes.join(', ')]
    : readPlainText(nodes).split('\n');
}

function leadsToPage({ actions }: Card): boolean {
  return actions.some(({ href }) => href.startsWith('/') && !/\.\w+$/.test(href));
}
