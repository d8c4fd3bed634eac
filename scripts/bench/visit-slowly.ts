import type { Browser, Page, CDPSession } from '@playwright/test';

/** When a visitor sees something, in ms after the visit began, and how much of it moves then. */
export interface Paints {
  first: number;
  largest: number;
  /** the sum of all layout shifts */
  shift: number;
}

/** The screen of the phone that Lighthouse imagines. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Opens a page for the first time, with a connection and a processor that are slow while it loads. */
export async function visitSlowly(browser: Browser, url: string): Promise<Paints> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page));
    await page.goto(url);
    // A video comes when the page has loaded, and what it shows may be larger.
    await page.waitForLoadState('networkidle');
    return await readPaints(page);
  } finally {
    await context.close();
  }
}

/** A phone of some years in a slow network, as Lighthouse imagines them: 150 ms and 1.6 Mbit/s. */
const network = {
  offline: false,
  latency: 150,
  // In bytes a second.
  downloadThroughput: 1638 * 128,
  uploadThroughput: 750 * 128,
};

/** Makes a page as slow as on such a phone, from now on. */
async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

async function readPaints(page: Page): Promise<Paints> {
  const paints = await readEntries(page, 'paint');
  const largest = await readEntries(page, 'largest-contentful-paint');
  const shifts = await readEntries(page, 'layout-shift');
  const first = paints.find(({ name }) => name === 'first-contentful-paint');
  const last = largest.at(-1);
  if (!first || !last) throw new Error(`The browser did not report a paint for ${page.url()}.`);
  return {
    first: first.startTime,
    largest: last.startTime,
    shift: shifts.reduce((sum, { value = 0 }) => sum + value, 0),
  };
}

/** What the browser has noted of a page; `value` is how much has moved, in a layout shift. */
interface Entry {
  name: string;
  startTime: number;
  value?: number;
}

function readEntries(page: Page, entryType: string): Promise<Entry[]> {
  return page.evaluate((type) => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type, buffered: true });
    return observer.takeRecords().map((entry) => entry.toJSON() as Entry);
  }, entryType);
}
