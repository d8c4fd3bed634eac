// @promise Images are in place from 320 to 1920 px at both pixel densities: never enlarged, never
// more than twice the size needed

import { sampleOf } from '../../runners/is-sample';
import type { BrowserContext } from '@playwright/test';
import { routeTypefaces } from '../support/route-typefaces';
import { choosePages } from './choose-pages';
import { expect, test } from './site-test';
import { addressOf, proof, readTestedSites } from './tested-sites';

const allWindows = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
/** A phone and a desktop say whether the files are there and fit; the rest is the engine's. */
const views =
  proof === 'engine'
    ? [1, 2].flatMap((density) => allWindows.map((viewport) => ({ viewport, density })))
    : [
        { viewport: { width: 360, height: 740 }, density: 2 },
        { viewport: { width: 1280, height: 800 }, density: 1 },
      ];

for (const site of readTestedSites()) {
  for (const { viewport, density } of sampleOf(views)) {
    test(`${site.name}, ${viewport.width} pixels, density ${density}: no picture is blown up or much too large, all keep their place`, async ({
      browser,
    }) => {
      const context = await browser.newContext({
        viewport,
        deviceScaleFactor: density,
        // Without script, browsers load all pictures at once.
        javaScriptEnabled: false,
        bypassCSP: true,
      });
      const faults: string[] = [];
      for (const page of choosePages(site.pages)) {
        const found = await inspectPictures(context, addressOf(site, page));
        faults.push(...found.map((fault) => `${page.path} ${fault}`));
      }
      await context.close();
      expect(faults).toEqual([]);
    });
  }
}

async function inspectPictures(context: BrowserContext, address: string): Promise<string[]> {
  const page = await context.newPage();
  // Nothing here is about widgets, which may be anywhere.
  await page.route(
    ({ origin }) => origin !== new URL(address).origin,
    (route) => route.abort(),
  );
  // The height of a picture beside a text, and what is above it, depend on the typefaces.
  await routeTypefaces(page);
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  const faults = await page.evaluate(readPictures);
  await page.close();
  return faults;
}

/** Runs in the page. */
function readPictures(): string[] {
  const faults: string[] = [];
  for (const image of document.images) {
    const { currentSrc, loading } = image;
    const box = image.getBoundingClientRect();
    const [own, high] = [image.getAttribute('width'), image.getAttribute('height')].map(Number);
    const name = currentSrc.split('/').at(-1) ?? '';
    if (!own || !high) {
      faults.push(`${name} has no size`);
      continue;
    }
    // The main picture of a page is asked for at once: a title of 88 characters pushes it just below
    // the smallest window.
    const firstScreen = innerHeight * (image.fetchPriority === 'high' ? 1.05 : 1);
    if (box.top > firstScreen && loading !== 'lazy') faults.push(`${name} is not lazy`);
    // A thumbnail of a menu that is closed has no width yet.
    if (currentSrc.endsWith('.svg') || box.width === 0) continue;
    const covers = getComputedStyle(image).objectFit === 'cover';
    const shown = covers ? Math.max(box.width, (box.height * own) / high) : box.width;
    const file = Number(/-(\d+)\.avif$/.exec(currentSrc)?.[1]);
    const ratio = file / (shown * devicePixelRatio);
    const what = `${name} for ${Math.round(shown)} × ${devicePixelRatio}`;
    if (!(ratio <= 2)) faults.push(`${what} is too large`);
    // A pixel is lost where widths are rounded.
    if (ratio < 0.998 && file < own) faults.push(`${what} is blown up`);
  }
  return faults;
}
