import { isObject } from '../../src/contract/is-object';
import type { Card, PagePayload } from '../../src/payload/payload';
import { readPlainText } from '../../src/published/structured-data/read-plain-text';
import { isRichText } from '../review/readable-text';
import { isShown } from '../review/value-kind';

/** What visitors read on a page, for the search. */
export interface PageText {
  /** titles, names and questions */
  headings: string[];
  lines: string[];
}

/** Nothing in them says what the page is about: pictures, buttons and what leads to other pages. */
const passedOver = new Set([
  'action',
  'actions',
  'fallbackLabel',
  'image',
  'next',
  'phone',
  'picture',
  'previous',
  'video',
]);

const headingKeys = new Set(['title', 'name', 'question']);

/**
 * What visitors read on a page. A card that leads to another page of the site is left out: that page
 * is found by its own words.
 */
export function readPageText({ blocks }: Pick<PagePayload, 'blocks'>): PageText {
  const page: PageText = { headings: [], lines: [] };
  for (const { block } of blocks) readValue(block, '', page);
  return page;
}

function readValue(value: unknown, key: string, page: PageText): void {
  if (passedOver.has(key)) return;
  if (typeof value === 'string') {
    if (!isShown(key)) return;
    page.lines.push(value);
    if (headingKeys.has(key)) page.headings.push(value);
  } else if (isRichText(value)) {
    page.lines.push(
      ...(value.every((node) => typeof node === 'string')
        ? [value.join(', ')]
        : readPlainText(value).split('\n')),
    );
    for (const node of value) {
      if (typeof node === 'object' && /^h[2-4]$/.test(node.tag)) {
        page.headings.push(readPlainText([node]));
      }
    }
  } else if (Array.isArray(value)) {
    for (const entry of value as unknown[]) {
      if (key !== 'cards' || !leadsToPage(entry as Card)) readValue(entry, key, page);
    }
  } else if (isObject(value)) {
    for (const [name, child] of Object.entries(value)) readValue(child, name, page);
  }
}

function leadsToPage({ actions }: Card): boolean {
  return actions.some(({ href }) => href.startsWith('/') && !/\.\w+$/.test(href));
}
