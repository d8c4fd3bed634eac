import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { Failure } from '../../../src/build/mock-provider/failures';
import { providerOrigin } from './provider-origin';
import { hydrate } from './test';
import { attributes } from '../../../src/contract/page-contract';
import { waitForFrames } from './wait-for-frames';

/** The frame of the page's widget, seen from outside. */
export function frameOf(page: Page): Locator {
  return page.locator('main iframe');
}

/** What is inside of it. */
export function insideOf(page: Page): FrameLocator {
  return page.frameLocator('main iframe');
}

/** How high the page inside of it is, in whole pixels, as it reports it itself. */
export function contentHeight(page: Page): Promise<number> {
  return insideOf(page)
    .locator('body')
    .evaluate((body: HTMLElement) => body.offsetHeight);
}

/** The line that says how far the widget is. */
export function statusOf(page: Page): Locator {
  return page.locator(`main [${attributes.wakesApp}]`).getByRole('status');
}

/** Where messages with a button appear; it comes a little after React. */
export function placeOfMessages(page: Page): Locator {
  return page.locator('[role=region][aria-label*="F8"]');
}

/** The message at the edge of the window about a widget that did not appear. */
export function alertOf(page: Page): Locator {
  return placeOfMessages(page).getByText('did not load');
}

/** What keeps a visitor's browser from reaching a provider, as Chromium calls it. */
export const obstacles = ['blockedbyclient', 'namenotresolved', 'connectionrefused'] as const;

/**
 * Has every widget fail from now on. Of a failure, the real server fails and the browser sees it;
 * with an obstacle, such as an ad blocker, the server is never asked.
 */
export async function failWidgets(
  page: Page,
  failure: Failure | (typeof obstacles)[number],
): Promise<void> {
  const obstacle = obstacles.find((name) => name === failure);
  await page.route(new RegExp(`^${providerOrigin}/(widget|embed)/`), (route) =>
    obstacle
      ? route.abort(obstacle)
      : route.continue({ url: `${route.request().url()}?fail=${failure}` }),
  );
}

/**
 * Opens a page above its widget and stops the clock; then has the widget come into view. From here
 * on, time passes only when the test says so.
 */
export async function approachWidget(page: Page, path: string): Promise<void> {
  // So low that the widget is out of view, wherever it is on the page.
  await page.setViewportSize({ width: 1280, height: 100 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  // A widget that hangs holds back the load event of the page around it.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await hydrate(page);
  await placeOfMessages(page).waitFor({ state: 'attached' });
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.setViewportSize({ width: 1280, height: 500 });
  await frameOf(page).evaluate((frame) => frame.scrollIntoView());
}

/** Scrolls until the widget is so many pixels below the window, and waits for the next paints. */
export async function scrollNearWidget(page: Page, distance: number): Promise<void> {
  await frameOf(page).evaluate((frame, pixels) => {
    const top = frame.getBoundingClientRect().top - innerHeight - pixels;
    scrollBy({ top, behavior: 'instant' });
  }, distance);
  await waitForFrames(page, 3);
}
