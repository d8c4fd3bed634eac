import type { Page } from '@playwright/test';

/** Windows in which the images are taken, and looked at again. */
export const windows = {
  laptop: { width: 1280, height: 780 },
  phone: { width: 390, height: 820 },
  editor: { width: 1280, height: 720 },
};

/** The parts of the editor around the page; not how many problems there are, which changes with time. */
export const aroundPage = 'nav, main > section:nth-of-type(2)';

/** Opens the editor, and selects the headline of the page as a click on it does. */
export async function selectHeadline(page: Page, address: string): Promise<void> {
  await openEditor(page, address);
  await page.frameLocator('iframe').locator('h1').click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).waitFor();
}

export async function openEditor(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // When it is first opened, the editor is bundled.
  await page.locator('iframe[aria-busy=false]').waitFor({ timeout: 90_000 });
}

/**
 * The texts of a part of the page, each with its color and font: the same on every machine, which
 * pixels are not.
 *
 * @param selector of the part
 */
export function listTexts(page: Page, selector: string): Promise<string[]> {
  return readTexts(page, { selector, isInWindow: false });
}

/** Like `listTexts`, but only those that can be seen in the window. */
export function listShown(page: Page, selector: string): Promise<string[]> {
  return readTexts(page, { selector, isInWindow: true });
}

function readTexts(page: Page, read: { selector: string; isInWindow: boolean }): Promise<string[]> {
  return page.evaluate(async ({ selector, isInWindow }) => {
    await document.fonts.ready;
    return [...document.querySelectorAll(`:is(${selector}) *`)].flatMap((element) => {
      const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const text = texts
        .map(({ textContent }) => textContent?.trim())
        .join(' ')
        .trim();
      const { x, y, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      const isHit = hit !== null && (element.contains(hit) || hit.contains(element));
      if (!text || (isInWindow && !isHit)) return [];
      const { color, fontFamily, fontSize } = getComputedStyle(element);
      return [`${text} | ${color} | ${fontSize} ${fontFamily.split(',')[0]}`];
    });
  }, read);
}
