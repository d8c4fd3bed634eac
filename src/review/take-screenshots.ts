import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { awaitTypefaces } from '../published/fonts/await-typefaces';
import { htmlFile } from '../payload/page-paths';
import { progress } from '../io/progress';
import { startBrowser } from '../io/start-browser';
import { listenLocally } from '../build/server/ports';
import { createPreviewServer } from '../build/server/preview-server';
import type { PageChange } from './compare-pages';
import { cutPictures, type PictureCut } from './cut-pictures';

/** A phone and a desktop. */
const screens = [
  { name: 'phone', width: 360, height: 740 },
  { name: 'desktop', width: 1280, height: 800 },
] as const;

/** Pixels; what is further down a page is left out. */
const maxHeight = 12_000;

/** Bytes of all pictures together: the report has to be opened on a phone, too. */
const maxBytes = 1_000_000;

/** What changed of a page on one screen, from top to bottom. Without a cut, it looks as before. */
export interface ScreenPictures {
  screen: (typeof screens)[number]['name'];
  width: number;
  cuts: PictureCut[];
}

/** Where the two built sites are; left out for one that could not be built. */
export interface BuiltSites {
  before?: string;
  after?: string;
}

/**
 * Takes pictures of pages in a real browser, before and after, and cuts them to what changed.
 *
 * @returns pictures by the path of the page; of the last pages none when there are too many
 * @throws Error when no browser starts
 */
export async function takeScreenshots(
  pages: readonly PageChange[],
  { before, after }: BuiltSites,
): Promise<Map<string, ScreenPictures[]>> {
  const browser = await startBrowser();
  try {
    const old = before === undefined ? undefined : await photographSite(browser, before);
    const current = after === undefined ? undefined : await photographSite(browser, after);
    try {
      progress.begin('taking screenshots of pages', pages.length);
      const pictures = new Map<string, ScreenPictures[]>();
      let bytes = 0;
      let shots = await photographPage(pages[0], old, current);
      for (const [index, page] of pages.entries()) {
        progress.advance(index);
        // The browser goes on while the pictures of the page before are cut.
        const [taken, following] = await Promise.all([
          cutShots(shots),
          photographPage(pages[index + 1], old, current),
        ]);
        shots = following;
        bytes += countBytes(taken);
        if (bytes > maxBytes) break;
        pictures.set(page.path, taken);
      }
      return pictures;
    } finally {
      await old?.stop();
      await current?.stop();
    }
  } finally {
    await browser.close();
  }
}

/** A whole page on one screen. */
interface Shot {
  screen: (typeof screens)[number];
  before: Buffer | undefined;
  after: Buffer | undefined;
}

async function photographPage(
  page: PageChange | undefined,
  old: Photographer | undefined,
  current: Photographer | undefined,
): Promise<Shot[]> {
  if (!page) return [];
  const { status, path, oldPath = path } = page;
  return Promise.all(
    screens.map(async (screen) => {
      const [before, after] = await Promise.all([
        status === 'added' ? undefined : old?.take(oldPath, screen.name),
        status === 'removed' ? undefined : current?.take(path, screen.name),
      ]);
      return { screen, before, after };
    }),
  );
}

function cutShots(shots: readonly Shot[]): Promise<ScreenPictures[]> {
  return Promise.all(
    shots.map(async ({ screen: { name, width }, before, after }) => ({
      screen: name,
      width,
      cuts: await cutPictures(before, after),
    })),
  );
}

function countBytes(pictures: readonly ScreenPictures[]): number {
  return pictures
    .flatMap(({ cuts }) => cuts)
    .reduce((sum, { before, after }) => sum + (before?.length ?? 0) + (after?.length ?? 0), 0);
}

interface Photographer {
  take: (path: string, screen: ScreenPictures['screen']) => Promise<Buffer | undefined>;
  stop: () => Promise<void>;
}

async function photographSite(browser: Browser, folder: string): Promise<Photographer> {
  const server = createPreviewServer(folder);
  const address = await listenLocally(server);
  // One page for each screen: a new one for each address would start a process each time.
  const pages = new Map<string, Page>();
  for (const { name, width, height } of screens) {
    pages.set(name, await openScreen(browser, address, folder, { width, height }));
  }
  return {
    async take(path, screen) {
      const page = pages.get(screen);
      if (!page || !existsSync(join(folder, htmlFile(path)))) return undefined;
      await page.goto(address + path);
      await page.evaluate(loadLateParts);
      return photograph(page);
    },
    async stop() {
      for (const page of pages.values()) await page.context().close();
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The whole page, as PNG: what is equal is equal in each pixel. */
async function photograph(page: Page): Promise<Buffer> {
  const { width, height } = await page.locator('html').evaluate((root) => ({
    width: root.clientWidth,
    height: root.scrollHeight,
  }));
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    // Any other scale would round edges now one way, now the other.
    clip: { x: 0, y: 0, width, height: Math.min(height, maxHeight), scale: 1 },
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}

/** Runs in the page: pictures further down would come only when someone scrolls there. */
async function loadLateParts(): Promise<void> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  // What cannot be loaded is to be seen as such.
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  await document.fonts.ready;
}

/** Without script nothing moves, and widgets of other providers are not requested. */
async function openScreen(
  browser: Browser,
  address: string,
  folder: string,
  viewport: { width: number; height: number },
): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    javaScriptEnabled: false,
    reducedMotion: 'reduce',
    // The styles of pages are changed on their way.
    bypassCSP: true,
  });
  await context.route(
    (url) => url.origin !== address,
    (route) => route.abort(),
  );
  await context.route(
    (url) => url.origin === address,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      // A typeface that comes too late is left out on a first visit, now here, now there.
      const file = join(folder, htmlFile(new URL(route.request().url()).pathname));
      const html = awaitTypefaces(readFileSync(file, 'utf8'));
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
    },
  );
  return context.newPage();
}
