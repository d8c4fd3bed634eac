import { join } from 'node:path';
import { test, type Page } from '@playwright/test';

const folder = join(import.meta.dirname, '../../fixtures/videos');

interface VideoOptions {
  /** whether videos are those of the site, or show one color */
  videos: 'moving' | 'still';
}

/**
 * Playwright's test with videos that do not move. Where nobody looks at it, drawing the frames of a
 * real one takes a third of the processor time of a visit.
 */
export const testWithStillVideos = test.extend<VideoOptions & { stillVideos: void }>({
  videos: ['still', { option: true }],
  stillVideos: [
    async ({ page, videos }, use) => {
      if (videos === 'still') await answerWithStills(page);
      await use();
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
