import type { BrowserType, LaunchOptions, Page } from '@playwright/test';
import { recordMessages } from '../../support/isolate-page';
import type { Engine, Visitor } from './visitor';

/** Starts a browser that Playwright drives by itself. */
export async function startPlaywrightEngine(
  type: BrowserType,
  options: LaunchOptions,
  proxy: string,
): Promise<Engine> {
  // Playwright sees to it that what is on this computer is reached by it, too.
  const browser = await type.launch({ ...options, proxy: { server: `http://${proxy}` } });
  return {
    async begin(origin) {
      const context = await browser.newContext({ baseURL: origin });
      return {
        visitor: createPageVisitor(await context.newPage()),
        end: () => context.close(),
      };
    },
    stop: () => browser.close(),
  };
}

function createPageVisitor(page: Page): Visitor {
  return {
    messages: recordMessages(page),
    async open(path) {
      await page.goto(path);
    },
    evaluate: (run, ...args) => page.evaluate(`(${run})(...${JSON.stringify(args)})`),
    resize: (width, height) => page.setViewportSize({ width, height }),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    click: (selector) => page.locator(selector).first().click(),
    hover: (selector) => page.locator(selector).first().hover(),
    chooseFile: (selector, path) => page.locator(selector).first().setInputFiles(path),
    async back() {
      await page.goBack({ waitUntil: 'commit' });
    },
    takePicture: () => page.screenshot({ fullPage: true }),
  };
}
