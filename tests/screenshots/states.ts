import type { BrowserContextOptions, Page } from '@playwright/test';
import type { Block } from '../../src/generated/block-types';
import { hydrate } from '../../src/cli/validate/find-violations';
import { attributes } from '../../src/contract/page-contract';

/** Something that a page shows only to some, or after something was done. */
export interface State {
  name: string;
  /** on the first page with a block of this type */
  blockType: Block['type'];
  /** how the browser differs */
  context?: BrowserContextOptions;
  media?: 'print';
  /** takes the whole page, not only what is in view */
  whole?: true;
  /** @returns false when there is nothing to be seen at this width */
  show?: (page: Page) => Promise<boolean>;
}

export const states: readonly State[] = [
  {
    name: 'dropdown',
    blockType: 'hero',
    async show(page) {
      await hydrate(page);
      return clickVisible(page, 'header nav li > button[aria-expanded]');
    },
  },
  {
    name: 'phone-menu',
    blockType: 'hero',
    async show(page) {
      await hydrate(page);
      return clickVisible(page, 'header [popovertarget]');
    },
  },
  {
    name: 'accordion',
    blockType: 'accordion',
    show: (page) => clickVisible(page, 'main details:not([open]) > summary'),
  },
  {
    name: 'toast',
    blockType: 'legal-text',
    async show(page) {
      await loseConnection(page);
      return true;
    },
  },
  {
    name: 'confirmation',
    blockType: 'legal-text',
    async show(page) {
      await loseConnection(page);
      await page.context().setOffline(false);
      await page.locator('[role=region]').last().locator('p').waitFor();
      return true;
    },
  },
  {
    name: 'loading',
    blockType: 'legal-text',
    async show(page) {
      await page.route('**/_data/index.json', () => {
        // Never answered.
      });
      await leaveForHome(page);
      await page.locator('progress').waitFor();
      return true;
    },
  },
  {
    name: 'error',
    blockType: 'legal-text',
    async show(page) {
      await page.route('**/_data/index.json', (route) => route.fulfill({ status: 500 }));
      await leaveForHome(page);
      // After the last try.
      await page.locator('main p > button').waitFor({ timeout: 60_000 });
      return true;
    },
  },
  {
    name: 'widget-late',
    blockType: 'embed',
    async show(page) {
      await page.route(/\/widget\//, () => {
        // Never answered.
      });
      await page.reload({ waitUntil: 'domcontentloaded' });
      await page.locator(`[${attributes.wakesApp}]`).first().scrollIntoViewIfNeeded();
      await page.locator('main :has(> div > iframe) button').waitFor({ timeout: 60_000 });
      return true;
    },
  },
  {
    name: 'focus',
    blockType: 'hero',
    async show(page) {
      for (const key of ['Tab', 'Tab', 'Tab']) await page.keyboard.press(key);
      return true;
    },
  },
  {
    name: 'focus-on-picture',
    blockType: 'hero',
    async show(page) {
      // Only a key makes the ring appear.
      await page.keyboard.press('Tab');
      await page.locator('main a').first().focus();
      return true;
    },
  },
  { name: 'motion', blockType: 'hero', context: { reducedMotion: 'no-preference' } },
  { name: 'no-script', blockType: 'hero', context: { javaScriptEnabled: false }, whole: true },
  { name: 'forced-colors', blockType: 'hero', context: { forcedColors: 'active' }, whole: true },
  { name: 'print-home', blockType: 'hero', media: 'print', whole: true },
  { name: 'print-post', blockType: 'article', media: 'print', whole: true },
  { name: 'print-profile', blockType: 'profile', media: 'print', whole: true },
  { name: 'print-legal', blockType: 'legal-text', media: 'print', whole: true },
];

async function loseConnection(page: Page): Promise<void> {
  await hydrate(page);
  await page.locator(`[role=region] [${attributes.empty}]`).first().waitFor({ state: 'attached' });
  await page.context().setOffline(true);
  await page.locator('[role=region] p').first().waitFor();
}

async function leaveForHome(page: Page): Promise<void> {
  await hydrate(page);
  await page.locator('header a[href="/"]').first().click();
}

async function clickVisible(page: Page, selector: string): Promise<boolean> {
  const target = page.locator(selector).filter({ visible: true }).first();
  if ((await target.count()) === 0) return false;
  await target.scrollIntoViewIfNeeded();
  await target.click();
  return true;
}
