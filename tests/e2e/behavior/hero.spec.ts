// @promise The main image is requested before the fonts, and a video only after the page has loaded

import type { Page } from '@playwright/test';
import { holdRequests } from '../support/hold-requests';
import { readShift, scrollTo } from '../support/scroll';
import { expect, hydrate, test } from '../support/test';
import { attributes } from '../../../src/contract/page-contract';
import { waitForFrames } from '../support/wait-for-frames';

test.use({ videos: 'moving' });

const themes = ['Recover from Grief', 'Release Anxiety', 'Find Happiness'];
const phone = { width: 360, height: 740 };
const wide = { width: 1280, height: 800 };

/** The addresses of all videos that the page asks for from now on. */
function listVideoRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) requests.push(request.url());
  });
  return requests;
}

test('headline, text and buttons say and lead what they should', async ({ page }) => {
  await page.goto('/');
  const hero = page.locator('main > section').first();
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText(
    'We help you find healing and wellness.',
  );
  await expect(hero).toContainText('Start on your path to a positive journey and still waters.');
  const links = hero.getByRole('link');
  await expect(links).toHaveText(['Book A Session', 'Listen To Our Podcast']);
  await expect(links.nth(0)).toHaveAttribute('href', '/book-a-session');
  await expect(links.nth(1)).toHaveAttribute('href', '/resources/podcast');
});

test('the video plays silently in a loop, and nothing but the eye meets it', async ({ page }) => {
  await page.goto('/');
  const video = page.locator('video');
  await expect(video).toHaveAttribute(attributes.videoReady, '');
  await expect(video).toHaveAttribute('aria-hidden', 'true');
  await expect
    .poll(() =>
      video.evaluate(({ muted, loop, playsInline, paused, tabIndex }: HTMLVideoElement) => ({
        muted,
        loop,
        playsInline,
        paused,
        tabIndex,
      })),
    )
    .toEqual({ muted: true, loop: true, playsInline: true, paused: false, tabIndex: -1 });
  await hydrate(page);
  await expect(video).toHaveAttribute(attributes.videoReady, '');
  expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(false);
});

test('the picture stays until the video is here, then fades into it @long', async ({ page }) => {
  const release = await holdRequests(page, '**/*.mp4');
  const asked = page.waitForRequest('**/*.mp4');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await asked;
  const video = page.locator('video');
  await hydrate(page);
  await expect(video).toHaveCSS('opacity', '0');
  await expect(page.locator('main img').first()).toBeVisible();
  const opacities = video.evaluate(
    (element) =>
      new Promise<number[]>((done) => {
        const seen: number[] = [];
        const look = () => {
          seen.push(Number(getComputedStyle(element).opacity));
          if (seen.at(-1) === 1) done(seen);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  release();
  const seen = await opacities;
  expect(seen.some((opacity) => opacity > 0 && opacity < 1)).toBe(true);
});

test('the video waits until all that the first screen shows has come', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/pictures/**');
  const requests = listVideoRequests(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await hydrate(page);
  await waitForFrames(page);
  expect(requests).toEqual([]);
  release();
  await expect(page.locator('video')).toHaveAttribute(attributes.videoReady, '');
});

test('a video that cannot be loaded leaves the picture @long', async ({ page }) => {
  await page.route('**/*.mp4', (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await hydrate(page);
  await expect(page.locator('video')).toHaveCSS('opacity', '0');
  await expect(page.locator('main img').first()).toBeVisible();
});

test('visitors who want less motion get the picture, and nothing runs', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(phone);
  const requests = listVideoRequests(page);
  await page.goto('/');
  await hydrate(page);
  await scrollTo(page, 200);
  await waitForFrames(page);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await readShift(page, 'main > section > div:has(video)')).toBe(0);
  for (const theme of themes) await expect(page.getByText(theme).first()).toBeInViewport();
  expect(requests).toEqual([]);
});

test('visitors who save data get the picture @long', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const requests = listVideoRequests(page);
  await page.goto('/');
  await hydrate(page);
  await expect(page.locator('video')).toHaveCSS('opacity', '0');
  expect(requests).toEqual([]);
});

test('one button pauses video and themes, and the visit remembers it @long', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const video = page.locator('video');
  const isPaused = () => video.evaluate((element: HTMLVideoElement) => element.paused);
  const playStates = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity)
        .map(({ playState }) => playState),
    );
  await expect.poll(isPaused).toBe(false);
  expect(await playStates()).toEqual(['running', 'running']);

  // Before React as well as after it.
  const pause = page.getByRole('button', { name: 'Pause motion' });
  const play = page.getByRole('button', { name: 'Play motion' });
  await pause.click();
  await expect.poll(isPaused).toBe(true);
  expect(await playStates()).toEqual(['paused', 'paused']);
  await hydrate(page);
  await expect(play).toBeVisible();
  await expect(pause).toBeHidden();

  const requests = listVideoRequests(page);
  await page.reload();
  await hydrate(page);
  await expect(play).toBeVisible();
  expect(await playStates()).toEqual(['paused', 'paused']);
  expect(requests).toEqual([]);

  await play.click();
  await expect.poll(isPaused).toBe(false);
  expect(await playStates()).toEqual(['running', 'running']);
  expect(requests).not.toEqual([]);
});

test('pausing and playing again are confirmed @long', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await expect(page.locator('[role=region][aria-label*="Alt+T"]')).toBeAttached();
  const toggle = page.locator(`[${attributes.motionToggle}]`);
  const confirmations = page.getByRole('status');
  await toggle.click();
  await expect(confirmations.filter({ hasText: 'Motion paused' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute(attributes.motion, 'paused');
  await toggle.click();
  await expect(confirmations.filter({ hasText: 'Motion is on' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute(attributes.motion);
});

test('the pause button comes first in the hero, and is 44 pixels wide and high @long', async ({
  page,
}) => {
  await page.goto('/');
  const first = page.locator('main > section').first().locator('a, button').first();
  await expect(first).toHaveAccessibleName('Pause motion');
  const box = await first.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
});

test('paused, the video does not come with client navigation either @long', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await page.getByRole('button', { name: 'Pause motion' }).click();
  await page.goto('/about');
  await hydrate(page);
  const requests = listVideoRequests(page);
  await page.locator('main a[href="/"]').first().click();
  await expect(page.getByRole('button', { name: 'Play motion' })).toBeVisible();
  await expect(page.locator('video')).toHaveCSS('opacity', '0');
  expect(requests).toEqual([]);
});

test('after client navigation the video plays @long', async ({ page }) => {
  await page.goto('/about');
  await hydrate(page);
  await page.locator('main a[href="/"]').first().click();
  await expect(page.locator('video')).toHaveCSS('opacity', '1');
});

test('the themes are in a row on wide screens, and glide on small ones @long', async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto('/');
  const lists = page.locator('main > section').first().locator('ul');
  await expect(lists.first().locator('li')).toHaveText(themes);
  const tops = await lists
    .first()
    .locator('li')
    .evaluateAll((all) => all.map((item) => item.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  const left = () => lists.first().evaluate((list) => list.getBoundingClientRect().left);
  const before = await left();
  await page.waitForTimeout(300);
  expect(await left()).toBe(before);
  await expect(lists.nth(1)).toBeHidden();

  await page.setViewportSize(phone);
  await expect.poll(left).toBeLessThan(await left());
  // The copy only fills the gap.
  await expect(lists.nth(1)).toHaveAttribute('aria-hidden', 'true');
  await expect(lists.nth(1)).toHaveAttribute('inert', '');
});

test('paused, every theme can be scrolled into view @long', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Pause motion' }).click();
  await page.reload();
  const last = page.getByText(themes.at(-1) ?? '').first();
  await expect(last.locator('xpath=ancestor::div[1]')).toHaveCSS('overflow-x', 'auto');
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 0.9 });
});

test('in a narrow window the text is below the picture, beside it in a wide one', async ({
  page,
}) => {
  await page.goto('/');
  const readEdges = async () => {
    const [picture, title] = await Promise.all([
      page.locator('main > section > div:has(video)').boundingBox(),
      page.locator('h1').boundingBox(),
    ]);
    return { below: (picture?.y ?? 0) + (picture?.height ?? 0), title: title?.y ?? 0 };
  };
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 740 });
    const { below, title } = await readEdges();
    expect(title, `${width} px`).toBeGreaterThanOrEqual(below);
  }
  await page.setViewportSize({ width: 1280, height: 740 });
  const { below, title } = await readEdges();
  expect(title).toBeLessThan(below);
});

for (const [name, path, selector] of [
  ['hero video', '/', 'main > section > div:has(video)'],
  ['banner picture', '/resources', 'main > section > div:has(> picture)'],
] as const) {
  test(`the ${name} moves at half the pace of the page`, async ({ page }) => {
    await page.goto(path);
    expect(await readShift(page, selector)).toBe(0);
    await scrollTo(page, 200);
    await expect.poll(() => readShift(page, selector)).toBeCloseTo(100, 0);
    await scrollTo(page, 50);
    await expect.poll(() => readShift(page, selector)).toBeCloseTo(25, 0);
  });
}
