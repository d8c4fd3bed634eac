import { attributes } from '../../src/contract/page-contract';
import type { AddressInfo } from 'node:net';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../browser/find-browser';
import { createPreviewServer } from '../serve/preview-server';

/** The slowest answers to a kind of interaction, in milliseconds until the next paint. */
export interface InteractionMeasure {
  name: string;
  /** the first one on the page, which wakes the app */
  first: number;
  /** the slowest of those that follow */
  later: number;
}

/** A phone of some years is about four times slower than a computer. */
const slowdown = 4;

const rounds = 5;

/** How a visitor does it the `round`th time. */
const interactions: Record<string, (page: Page, round: number) => Promise<void>> = {
  menu: async (page, round) => {
    const name = round % 2 === 0 ? 'Menu' : 'Close menu';
    await page.getByRole('button', { name, exact: true }).first().tap();
  },
  accordion: (page, round) =>
    page
      .locator('main details summary')
      .nth(round % 3)
      .tap(),
  carousel: async (page) => {
    // Coming into view loads the app, and only then there are buttons.
    await page.locator(`[${attributes.wakesApp}]`).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Next testimonial' }).tap();
  },
  navigation: async (page, round) => {
    const path = ['/about', '/contact', '/terms', '/privacy'][round % 4] ?? '/';
    await page.locator(`footer a[href="${path}"]`).first().tap();
    await page.waitForURL(`**${path}`);
  },
};

/**
 * Measures how long a built site takes to answer taps on a slow phone, each as the browser reports
 * it (Event Timing): from the touch to the paint that follows, in steps of 8 ms.
 */
export async function measureInteractions(folder: string): Promise<InteractionMeasure[]> {
  const server = createPreviewServer(folder).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const browser = await chromium.launch(await findBrowser());
  try {
    const measures: InteractionMeasure[] = [];
    for (const [name, interact] of Object.entries(interactions)) {
      const page = await browser.newPage({
        hasTouch: true,
        isMobile: true,
        viewport: { width: 360, height: 740 },
      });
      measures.push({ name, ...(await measure(page, address, interact)) });
      await page.close();
    }
    return measures;
  } finally {
    await browser.close();
    server.close();
  }
}

async function measure(
  page: Page,
  address: string,
  interact: (page: Page, round: number) => Promise<void>,
): Promise<Pick<InteractionMeasure, 'first' | 'later'>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(watchEvents);
  await page.goto(address);
  const durations: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    await interact(page, round);
    // The browser reports an event after the paint.
    await page.waitForTimeout(1500);
    durations.push(await page.evaluate(takeSlowest));
    await page.keyboard.press('Shift');
    await page.locator(`html[${attributes.hydrated}]`).waitFor();
    await page.waitForTimeout(500);
    await page.evaluate(takeSlowest);
  }
  const [first = 0, ...later] = durations;
  return { first, later: Math.max(...later) };
}

/** Runs in the page: collects how long each event took. */
function watchEvents(): void {
  const scope = globalThis as unknown as { durations: number[] };
  scope.durations = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) scope.durations.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Runs in the page: the longest since the last call; what takes less than 16 ms is not reported. */
function takeSlowest(): number {
  const scope = globalThis as unknown as { durations: number[] };
  const slowest = Math.max(16, ...scope.durations);
  scope.durations = [];
  return slowest;
}
