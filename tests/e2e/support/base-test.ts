import { join } from 'node:path';
import { test, type Page } from '@playwright/test';
import { keepDrawing } from './keep-drawing';

const folder = join(import.meta.dirname, '../../fixtures/videos');

interface BaseOptions {
  /** whether videos are those of the site, or show one color */
  videos: 'moving' | 'still';
}

interface BaseFixtures {
  stillVideos: void;
  drawing: void;
}

/**
 * Playwright's test with a browser that goes on drawing, and with videos that do not move. Where nobody
 * looks at it, drawing the frames of a real one takes a third of the processor time of a visit.
 */
export const baseTest = test.extend<BaseOptions & BaseFixtures>({
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
