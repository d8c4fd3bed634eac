import type { Page } from '@playwright/test';

/** Everything in the editor that is wider than the window or smaller than WCAG 2.5.8 requires. */
export function listMisfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > innerWidth ? ['the page is too wide'] : [];
    const targets = document.querySelectorAll('button, input, select, summary, a[href]');
    const small = [...targets].filter((target) => {
      // A box that is drawn around a control is what is touched.
      const touched = target.closest('.MuiButtonBase-root, .MuiSlider-root, label') ?? target;
      const { width, height } = touched.getBoundingClientRect();
      return target.checkVisibility() && Math.min(width, height) < 23.5;
    });
    return [...wide, ...small.map(({ outerHTML }) => outerHTML.slice(0, 120))];
  });
}
