import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe';
import { editForAll, headline, shownPage } from '../support/edited-site';
import { field, formOf } from '../support/editor-parts';
import { expect, test } from '../support/test';

const site = editForAll();

/** By how many pixels the page, the toolbar and what is around the preview are too wide, or scrolled. */
const readOverflow = (page: Page) =>
  page.evaluate(() => {
    const toolbar = document.querySelector('header');
    const around = document.querySelector('iframe')?.parentElement;
    return [
      document.documentElement.scrollWidth - innerWidth,
      (toolbar?.scrollWidth ?? 0) - (toolbar?.clientWidth ?? 0),
      around?.scrollLeft ?? 0,
      document.scrollingElement?.scrollLeft ?? 0,
    ];
  });

for (const width of [360, 768]) {
  test(`in ${width} pixels, what is saved stays in sight, and nothing moves to the side @long`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await site.open(page);
    const shown = shownPage(page);
    await expect(shown.locator('h1')).toHaveText(headline);
    const problems = page.getByRole('button', { name: /^(No problems|\d+ warnings?)$/ });
    const save = page.getByRole('button', { name: 'Save', exact: true });
    const isInSight = async () => {
      for (const part of [problems, save]) await expect(part).toBeInViewport({ ratio: 1 });
    };
    await isInSight();
    await expect(page.getByText('All changes are saved')).toBeInViewport({ ratio: 1 });
    expect(await readOverflow(page)).toEqual([0, 0, 0, 0]);

    // What is at the right of a wide page would be brought into view there.
    await shown.locator('header a').last().focus();
    await page.locator('iframe').evaluate((frame) => {
      const around = frame.parentElement;
      if (around) around.scrollLeft = 200;
    });
    expect(await readOverflow(page)).toEqual([0, 0, 0, 0]);

    await shown.locator('h1').click();
    await field(formOf(page), 'Title').fill('By thumb');
    await expect(page.getByText('Not saved yet')).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Site files' }).focus();
    await expect(page.getByRole('button', { name: 'Site files' })).toBeInViewport({
      ratio: 1,
    });
    await isInSight();
    expect(await findViolations(page)).toEqual([]);
    await site.undoAll(page);
  });
}
