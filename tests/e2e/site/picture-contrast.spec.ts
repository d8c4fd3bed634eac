// @promise Text on the video and on banners has a contrast of 4.5:1 with every pixel behind it, at
// three widths

import { sampleOf } from '../../runners/is-sample';
import type { Page } from '@playwright/test';
import { measureTextContrast, type TextContrast } from '../support/text-contrast';
import { expect, test } from './site-test';
import { addressOf, proof, readTestedSites, type TestedSite } from './tested-sites';
import { attributes } from '../../../src/contract/page-contract';
import { waitForFrames } from '../support/wait-for-frames';

test.use({ videos: 'moving' });

/** Text of any size; large text would need 3 only. */
const least = 4.5;
const widths = [360, 768, 1280];
/** Parts of the video. */
const moments = proof === 'engine' ? [0, 0.16, 0.36, 0.57, 0.8, 0.97] : [0, 0.5, 0.97];

function listFaint(where: string, texts: TextContrast[]): string[] {
  return texts
    .filter(({ contrast }) => contrast < least)
    .map(({ text, contrast }) => `${where}: "${text}" has ${contrast.toFixed(2)}`);
}

/** Shows the frame at a part of the video, and waits until it is painted. */
async function seek(page: Page, moment: number): Promise<void> {
  await page.locator('video').evaluate(async (video: HTMLVideoElement, part) => {
    const painted = new Promise((resolve) => video.requestVideoFrameCallback(resolve));
    video.currentTime = video.duration * part + 0.01;
    await painted;
  }, moment);
  await waitForFrames(page);
}

function findVideoPage(site: TestedSite) {
  return site.pages.find(({ blocks }) =>
    blocks.some(({ block }) => block.type === 'hero' && block.video),
  );
}

for (const site of readTestedSites()) {
  const withVideo = findVideoPage(site);
  for (const width of withVideo ? sampleOf(widths) : []) {
    test(`${site.name}, ${width} pixels: text on the hero can be read, whatever the video shows`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 1100 });
      if (withVideo) await page.goto(addressOf(site, withVideo));
      const video = page.locator('video');
      await expect(video).toHaveCSS('opacity', '1');
      await page.locator(`[${attributes.motionToggle}]:visible`).first().click();
      await expect
        .poll(() => video.evaluate((element: HTMLVideoElement) => element.paused))
        .toBe(true);
      const hero = page.locator('main > section:has(video)');
      const faint: string[] = [];
      for (const moment of moments) {
        await seek(page, moment);
        const texts = await measureTextContrast(hero);
        expect(texts.length).toBeGreaterThan(0);
        faint.push(...listFaint(`at ${moment} of the video`, texts));
      }
      expect(faint).toEqual([]);
    });
  }

  const withScenes = site.pages.filter(({ blocks }) =>
    blocks.some(({ block }) => (block.type === 'banner' || block.type === 'hero') && block.image),
  );
  for (const payload of withScenes) {
    test(`${site.name} ${payload.path}: text on pictures can be read at each width`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      const faint: string[] = [];
      await page.goto(addressOf(site, payload), { waitUntil: 'domcontentloaded' });
      for (const width of sampleOf(widths)) {
        await page.setViewportSize({ width, height: 900 });
        for (const scene of await page.locator('section:has(> div > picture)').all()) {
          const image = scene.locator('picture img');
          // At a new width the browser may change to another file while it decodes the first.
          await expect(async () => {
            await image.evaluate((element: HTMLImageElement) => element.decode());
          }).toPass();
          const texts = await measureTextContrast(scene);
          expect(texts.length).toBeGreaterThan(0);
          faint.push(...listFaint(`at ${width} pixels`, texts));
        }
      }
      expect(faint).toEqual([]);
      await context.close();
    });
  }
}
