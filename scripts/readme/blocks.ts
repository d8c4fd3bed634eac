import type { Page } from '@playwright/test';
import type { PagePayload } from '../../src/payload/payload';
import type { TestSiteName } from '../../tests/sites/read-site';
import { scrollThrough } from '../../tests/screenshots/scroll-through';
import { listTexts } from './scenes';

/** The window in which blocks are shown. */
export const blockWindow = { width: 1280, height: 960 };

/** The sites that are searched for a block of each type, in this order. */
export const blockSites = ['specification', 'every-part'] as const satisfies TestSiteName[];

/** A block that stands for its type in the reference. */
export interface ShownBlock {
  type: string;
  /** path of the page that shows it */
  path: string;
  /** ID of its element on the page */
  id: string;
}

/** The first block of each type on the pages of a site. */
export function findBlocks(pages: readonly PagePayload[]): ShownBlock[] {
  const found = new Map<string, ShownBlock>();
  for (const { path, blocks } of pages) {
    for (const { id, block } of blocks) {
      if (!found.has(block.type)) found.set(block.type, { type: block.type, path, id });
    }
  }
  return [...found.values()];
}

/**
 * Opens the page of a block, with all of its images.
 *
 * @param address of the site, without a slash at the end
 * @returns its texts, each with its color and font; none for a widget, whose texts tell how far
 *   loading it has got
 */
export async function openBlock(
  page: Page,
  address: string,
  { type, path, id }: ShownBlock,
): Promise<string[]> {
  await page.goto(`${address}${path}`);
  await scrollThrough(page);
  return type === 'embed' ? [] : listTexts(page, `[id="${id}"]`);
}
