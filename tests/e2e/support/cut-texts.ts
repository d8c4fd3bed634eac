import type { Page } from '@playwright/test';
import { waitForFrames } from './wait-for-frames';

/** The elements whose text is cut off, or is outside of the window or of its section. */
async function listCutTexts(page: Page): Promise<string[]> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  // The header of a page that was scrolled is lower, and grows with the next frame.
  await waitForFrames(page);
  return page.evaluate(() => {
    // What is in a row that can be scrolled is not lost.
    const rows = [...document.querySelectorAll('body *')].filter((element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowX),
    );
    return (
      [...document.querySelectorAll(':is(h1, h2, h3, p, a, button, li, dt, dd, summary)')]
        .filter(
          (element) => element.checkVisibility() && !rows.some((row) => row.contains(element)),
        )
        // The links that skip something wait above the page until they have the focus.
        .filter((element) => element.getBoundingClientRect().bottom > 0)
        .filter((element) => {
          const box = element.getBoundingClientRect();
          if (box.left < 0 || box.right > innerWidth || box.top < 0) return true;
          for (let parent = element.parentElement; parent; parent = parent.parentElement) {
            if (!/hidden|clip/.test(getComputedStyle(parent).overflow)) continue;
            const frame = parent.getBoundingClientRect();
            if (box.top < frame.top - 1 || box.bottom > frame.bottom + 1) return true;
          }
          return element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
        })
        .map((element) => element.outerHTML.slice(0, 80))
    );
  });
}

/** Texts that are cut with more room between letters, words, lines and paragraphs: WCAG 1.4.12. */
export async function listCutTextsWithSpacing(page: Page): Promise<string[]> {
  const sheet = await page.evaluateHandle(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets.push(spacing);
    return spacing;
  });
  const cut = await listCutTexts(page);
  await sheet.evaluate((spacing) => {
    const others = document.adoptedStyleSheets.filter((other) => other !== spacing);
    document.adoptedStyleSheets = others;
  });
  return cut;
}

/** Texts that are cut when they are twice as large, as visitors set it in their browser: WCAG 1.4.4. */
export async function listCutTextsOfDoubleSize(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  const cut = await listCutTexts(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  await session.detach();
  return cut;
}
