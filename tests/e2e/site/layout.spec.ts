// @promise On a slow connection, nothing on the first screen moves when the remaining styles arrive
// @promise No accessibility violations, cut-off text, small targets or sideways scrolling at any
// width or text size

import { isSample } from '../../runners/is-sample';
import { findViolations } from '../../../src/cli/validate/find-violations';
import { listCutTextsOfDoubleSize, listCutTextsWithSpacing } from '../support/cut-texts';
import { loadWithLateStyles } from '../support/load-with-late-styles';
import { listLayoutShifts, listShiftsSoFar } from '../support/layout-shifts';
import { listSmallTargets } from '../support/small-targets';
import { expect, hydrate, test } from './site-test';
import { addressOf, proof, readTestedSites } from './tested-sites';

function expectNone(what: string, find: () => Promise<string[]>): Promise<void> {
  return test.step(`no ${what}`, async () => {
    expect.soft(await find(), `no ${what}`).toEqual([]);
  });
}

/** Pixels: of all windows, of those in which axe looks once more, and of those looked at closely. */
interface Widths {
  all: number[];
  axe: number[];
  close: number[];
}

/** The widths between those of the content are the engine's to prove, on sites that nobody edits. */
const widths = chooseWidths();

function chooseWidths(): Widths {
  if (proof === 'engine') {
    const all = [320, 360, 390, 600, 768, 900, 960, 1024, 1280, 1440, 1920];
    return { all, axe: [360, 768], close: [360, 1280] };
  }
  if (isSample) return { all: [320, 360, 1280], axe: [360], close: [360] };
  return { all: [320, 360, 768, 1024, 1280, 1920], axe: [360], close: [360, 1280] };
}

for (const site of readTestedSites()) {
  for (const payload of site.pages) {
    const address = addressOf(site, payload);

    // One load for almost all: each step tells what it finds, and the next ones still run.
    test(`${site.name} ${payload.path} fits every screen, reader and finger`, async ({ page }) => {
      test.slow();
      const resizeTo = (width: number) => page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await resizeTo(360);
      await loadWithLateStyles(page, address);
      await expectNone('shift of the first screen of a phone', () => listShiftsSoFar(page));
      await resizeTo(1280);
      await loadWithLateStyles(page, address);
      // Before the app is loaded; at smaller widths, below, with it.
      await expectNone('accessibility violation at 1280 pixels', () => findViolations(page));
      await expectNone('shift while one scrolls', () =>
        listLayoutShifts(page, { widgetsMayGrow: proof === 'content' }),
      );
      await hydrate(page);
      await expectNone('picture without dimensions', () =>
        page
          .locator('img:not([width][height])')
          .evaluateAll((pictures) => pictures.map(({ outerHTML }) => outerHTML)),
      );

      for (const width of widths.all) {
        await resizeTo(width);
        await expectNone(`scrolling sideways at ${width} pixels`, async () => {
          const needed = await page.evaluate(() => document.documentElement.scrollWidth);
          return needed > width ? [`${needed} pixels needed`] : [];
        });
        if (widths.axe.includes(width)) {
          await expectNone(`accessibility violation at ${width} pixels`, () =>
            findViolations(page),
          );
        }
        if (!widths.close.includes(width)) continue;
        await expectNone(`small target at ${width} pixels`, () => listSmallTargets(page));
        await expectNone(`cut text of 200 % at ${width} pixels`, () =>
          listCutTextsOfDoubleSize(page),
        );
        await expectNone(`cut text with spacing at ${width} pixels`, () =>
          listCutTextsWithSpacing(page),
        );
      }

      // 1280 × 1024 at 400 %
      await page.setViewportSize({ width: 320, height: 256 });
      await expectNone('cut text with spacing at 400 %', () => listCutTextsWithSpacing(page));
    });
  }
}
