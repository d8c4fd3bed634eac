import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../support/test';

const windows = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
const paths = [
  '/',
  '/blog/cancel-parent-culture',
  '/counselors',
  '/resources/recommended-reading',
  '/counselors/miriam',
  '/404',
];

/** What is wrong with the pictures of a page, and how many of them are photos. */
interface PictureReport {
  faults: string[];
  photos: number;
}

for (const deviceScaleFactor of [1, 2]) {
  test(`density ${deviceScaleFactor}: no picture is blown up or much too large, all keep their place`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    let photos = 0;
    const faults: string[] = [];
    for (const viewport of windows) {
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        viewport,
        deviceScaleFactor,
        // Without script, browsers load all pictures at once.
        javaScriptEnabled: false,
      });
      for (const path of paths) {
        const report = await inspectPictures(context, path);
        photos += report.photos;
        faults.push(...report.faults.map((fault) => `${viewport.width} ${path} ${fault}`));
      }
      await context.close();
    }
    expect(faults).toEqual([]);
    expect(photos).toBeGreaterThan(20);
  });
}

async function inspectPictures(context: BrowserContext, path: string): Promise<PictureReport> {
  const page = await context.newPage();
  await page.goto(path);
  const report = await page.evaluate(readPictures);
  await page.close();
  return report;
}

/** Runs in the page. */
function readPictures(): PictureReport {
  const report: PictureReport = { faults: [], photos: 0 };
  for (const image of document.images) {
    const { currentSrc, loading } = image;
    const box = image.getBoundingClientRect();
    const [own, high] = [image.getAttribute('width'), image.getAttribute('height')].map(Number);
    const name = currentSrc.split('/').at(-1) ?? '';
    if (!own || !high) {
      report.faults.push(`${name} has no size`);
      continue;
    }
    if (box.top > innerHeight && loading !== 'lazy') report.faults.push(`${name} is not lazy`);
    if (currentSrc.endsWith('.svg')) continue;
    report.photos += 1;
    const covers = getComputedStyle(image).objectFit === 'cover';
    const shown = covers ? Math.max(box.width, (box.height * own) / high) : box.width;
    const file = Number(/-(\d+)\.avif$/.exec(currentSrc)?.[1]);
    const ratio = file / (shown * devicePixelRatio);
    const what = `${name} for ${Math.round(shown)} × ${devicePixelRatio}`;
    if (!(ratio <= 2)) report.faults.push(`${what} is too large`);
    // A pixel is lost where widths are rounded.
    if (ratio < 0.998 && file < own) report.faults.push(`${what} is blown up`);
  }
  return report;
}
