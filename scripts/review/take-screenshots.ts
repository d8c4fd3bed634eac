import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { htmlFile } from '../../src/payload/page-paths';
import { findBrowser } from '../browser/find-browser';
import { createPreviewServer } from '../serve/preview-server';
import type { PageChange } from './compare-pages';

/** A phone and a desktop. */
const screens = [
  { name: 'phone', width: 360, height: 740 },
  { name: 'desktop', width: 1280, height: 800 },
] as const;

/** Pixels; what is further down a page is left out. */
const maxHeight = 12_000;

/** A page on one screen, before and after. JPEG; left out where the page does not exist. */
export interface ScreenPictures {
  screen: (typeof screens)[number]['name'];
  width: number;
  before?: Buffer;
  after?: Buffer;
  /** the pictures are the same, byte for byte */
  same: boolean;
}

/** Where the two built sites are; left out for one that could not be built. */
export interface BuiltSites {
  before?: string;
  after?: string;
}

/**
 * Takes pictures of pages in a real browser, before and after.
 *
 * @returns pictures by the path of the page
 * @throws Error when no browser starts
 */
export async function takeScreenshots(
  pages: readonly PageChange[],
  { before, after }: BuiltSites,
): Promise<Map<string, ScreenPictures[]>> {
  const browser = await chromium.launch(await findBrowser());
  try {
    const pictures = new Map<string, ScreenPictures[]>();
    const old = before === undefined ? undefined : await photographSite(browser, before);
    const current = after === undefined ? undefined : await photographSite(browser, after);
    try {
      for (const { status, path, oldPath = path } of pages) {
        const taken: ScreenPictures[] = [];
        for (const { name, width } of screens) {
          const one = status === 'added' ? undefined : await old?.take(oldPath, name);
          const other = status === 'removed' ? undefined : await current?.take(path, name);
          if (!one && !other) continue;
          const same = one !== undefined && other !== undefined && one.equals(other);
          taken.push({
            screen: name,
            width,
            ...(one && { before: one }),
            ...(other && { after: other }),
            same,
          });
        }
        pictures.set(path, taken);
      }
    } finally {
      await old?.stop();
      await current?.stop();
    }
    return pictures;
  } finally {
    await browser.close();
  }
}

interface Photographer {
  take: (path: string, screen: ScreenPictures['screen']) => Promise<Buffer | undefined>;
  stop: () => Promise<void>;
}

async function photographSite(browser: Browser, folder: string): Promise<Photographer> {
  const server = createPreviewServer(folder);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const contexts = new Map<string, BrowserContext>();
  for (const { name, width, height } of screens) {
    contexts.set(name, await openScreen(browser, address, { width, height }));
  }
  return {
    async take(path, screen) {
      const context = contexts.get(screen);
      if (!context || !existsSync(join(folder, htmlFile(path)))) return undefined;
      const page = await context.newPage();
      try {
        await page.goto(address + path);
        const size = page.viewportSize() ?? { width: 0, height: 0 };
        const height = await page.locator('html').evaluate((root) => root.scrollHeight);
        await page.setViewportSize({ ...size, height: Math.min(height, maxHeight) });
        await page.evaluate(loadPictures);
        return await page.screenshot({ type: 'jpeg', quality: 60, animations: 'disabled' });
      } finally {
        await page.close();
      }
    },
    async stop() {
      for (const context of contexts.values()) await context.close();
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Runs in the page: pictures further down would come only when someone scrolls there. */
async function loadPictures(): Promise<void> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  // A picture that cannot be loaded is to be seen as such.
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
}

/** Without script nothing moves, and widgets of other providers are not requested. */
async function openScreen(
  browser: Browser,
  address: string,
  viewport: { width: number; height: number },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport,
    javaScriptEnabled: false,
    reducedMotion: 'reduce',
  });
  await context.route(
    (url) => url.origin !== address,
    (route) => route.abort(),
  );
  return context;
}
