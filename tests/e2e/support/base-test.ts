import { join } from 'node:path';
import { test, type Page } from '@playwright/test';
import { openInspectedWebKit } from '../engines/drivers/inspected-webkit';
import { findWebKit, usesPlaywrights } from '../engines/find-engines';
import { keepDrawing } from './keep-drawing';

const folder = join(import.meta.dirname, '../../fixtures/videos');

interface BaseOptions {
  /** whether videos are those of the site, or show one color */
  videos: 'moving' | 'still';
}

interface BaseFixtures {
  windowSize: void;
  stillVideos: void;
  drawing: void;
}

/**
 * Playwright's test with a browser that goes on drawing, and with videos that do not move. Where nobody
 * looks at it, drawing the frames of a real one takes a third of the processor time of a visit. Where
 * Playwright has no WebKit, it drives an installed one.
 */
export const baseTest = test.extend<BaseOptions & BaseFixtures>({
  browser: [
    async ({ playwright, browserName }, use) => {
      const webkit = browserName === 'webkit' && !usesPlaywrights ? findWebKit() : undefined;
      const browser = webkit ? openInspectedWebKit(webkit) : await playwright[browserName].launch();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 0 },
  ],
  // Before anything asks for a page.
  windowSize: [
    async ({ browser, viewport }, use) => {
      if (viewport && 'size' in browser) browser.size = viewport;
      await use();
    },
    { auto: true },
  ],
  videos: ['still', { option: true }],
  stillVideos: [
    async ({ page, videos }, use) => {
      if (videos === 'still') await answerWithStills(page);
      await use();
    },
    { auto: true },
  ],
  drawing: [
    async ({ page }, use) => {
      const end = keepDrawing(page, () => console.warn('The browser had stopped drawing.'));
      await use();
      end();
    },
    { auto: true },
  ],
});

async function answerWithStills(page: Page): Promise<void> {
  await page.route(/\.mp4$/, (route) => {
    const isAv1 = route.request().url().includes('av1');
    return route.fulfill({
      path: join(folder, isAv1 ? 'still-av1.mp4' : 'still.mp4'),
      contentType: 'video/mp4',
    });
  });
}
