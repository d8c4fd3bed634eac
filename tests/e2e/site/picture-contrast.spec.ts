import type { Page } from '@playwright/test';
import { listPages } from '../support/site-pages';
import { expect, test } from '../support/test';
import { measureTextContrast, type TextContrast } from '../support/text-contrast';

/** Text of any size; large text would need 3 only. */
const least = 4.5;
const widths = [360, 768, 1280];
/** Seconds into the video. */
const moments = [0, 1.3, 2.9, 4.6, 6.4, 7.8];

const pagesWithScenes = listPages().filter(({ blocks }) =>
  blocks.some(({ block }) => block.type === 'banner' && block.image),
);

function listFaint(where: string, texts: TextContrast[]): string[] {
  return texts
    .filter(({ contrast }) => contrast < least)
    .map(({ text, contrast }) => `${where}: "${text}" has ${contrast.toFixed(2)}`);
}

/** Shows the frame of a moment, and waits until it is painted. */
async function seek(page: Page, moment: number): Promise<void> {
  await page.locator('video').evaluate(async (video: HTMLVideoElement, time) => {
    const painted = new Promise((resolve) => video.requestVideoFrameCallback(resolve));
    video.currentTime = time;
    await painted;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, moment);
}

for (const width of widths) {
  test(`${width} px: text on the hero can be read, whatever the video shows`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1100 });
    await page.goto('/');
    const video = page.locator('video');
    await expect(video).toHaveCSS('opacity', '1');
    await page.getByRole('button', { name: 'Pause motion' }).click();
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.paused))
      .toBe(true);
    const hero = page.locator('main > section').first();
    const faint: string[] = [];
    for (const moment of moments) {
      await seek(page, moment + 0.01);
      const texts = await measureTextContrast(hero);
      expect(texts.length).toBeGreaterThan(4);
      faint.push(...listFaint(`${moment} s`, texts));
    }
    expect(faint).toEqual([]);
  });
}

test('text on banners can be read at each width', async ({ browser, baseURL }) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const page = await context.newPage();
  const faint: string[] = [];
  expect(pagesWithScenes.length).toBeGreaterThan(5);
  for (const { path } of pagesWithScenes) {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const scene of await page.locator('section:has(> div > picture)').all()) {
        const image = scene.locator('picture img');
        await image.evaluate((element: HTMLImageElement) => element.decode());
        const texts = await measureTextContrast(scene);
        expect(texts.length).toBeGreaterThan(0);
        faint.push(...listFaint(`${path} at ${width}`, texts));
      }
    }
  }
  expect(faint).toEqual([]);
  await context.close();
});
