import { isSample, sampleOf } from '../../runners/is-sample';
import type { Page } from '@playwright/test';
import { reserve } from '../../../src/components/picture-sources';
import { listTestPages } from '../../sites/list-test-pages';
import { choosePages } from '../site/choose-pages';
import { routeTypefaces } from '../support/route-typefaces';
import { originOf } from '../support/ports';
import { expect, test } from '../support/test';

test.use({ baseURL: originOf('every-part'), bypassCSP: true });

/** A picture on a page: how wide its component says it is shown, and how wide it is. */
interface ShownPicture {
  src: string;
  declared: number;
  shown: number;
}

/** Measures all pictures that are there; the browser computes what `sizes` says. */
function measurePictures(page: Page): Promise<ShownPicture[]> {
  return page.locator('picture:has(> source[sizes]) > img').evaluateAll((images) => {
    const probe = document.createElement('div');
    probe.style.position = 'absolute';
    document.body.append(probe);
    const compute = (sizes: string): number => {
      for (const entry of sizes.split(/,(?=calc|\(min-width)/)) {
        const [, condition, length = entry] = /^(\(min-width:[^)]*\)) (.*)$/.exec(entry) ?? [];
        if (condition && !matchMedia(condition).matches) continue;
        probe.style.width = length;
        return probe.getBoundingClientRect().width;
      }
      return 0;
    };
    const measured = images.flatMap((image) => {
      if (!(image instanceof HTMLImageElement)) return [];
      const box = image.getBoundingClientRect();
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      const isCover = getComputedStyle(image).objectFit === 'cover';
      // A picture that is flatter than its box is as high as the box, and wider than it.
      const sizes = image.parentElement?.querySelector('source')?.sizes ?? '';
      const shown = isCover ? Math.max(box.width, box.height * ratio) : box.width;
      return shown > 0 ? [{ src: image.currentSrc, declared: compute(sizes), shown }] : [];
    });
    probe.remove();
    return measured;
  });
}

/** All pages; in a sample, a few that together have every place of a picture. */
const allPages = listTestPages('every-part');
const pages = isSample ? choosePages(allPages) : allPages;

for (const width of sampleOf([1280, 768, 360])) {
  test(`pictures are as wide as their components say in a window of ${width} pixels @long`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await routeTypefaces(page);
    let count = 0;
    for (const { path } of pages) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      for (const { src, declared, shown } of await measurePictures(page)) {
        const place = `${path} ${src}: ${shown} px shown, ${declared} px declared`;
        expect(shown, place).toBeLessThanOrEqual(declared);
        // A picture that is as high as its section may become twice as wide as it is here.
        expect(shown, place).toBeGreaterThanOrEqual(Math.floor(declared / (2 * reserve)));
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(isSample ? 10 : 20);
  });
}
