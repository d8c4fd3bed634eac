import type { Page } from '@playwright/test';

/** A text that a key brings onto the page, or takes away. */
export interface Awaited {
  /** it is in the page of the site that the editor shows, and not in the editor */
  isInPreview: boolean;
  selector: string;
  /** the attribute that holds it; without one, the element itself does */
  attribute?: string;
  text: string;
}

/** In milliseconds: only a machine that is far too busy takes so long. */
export const longestWait = 120_000;

interface Watching {
  shownAfter?: (number | undefined)[];
}

/**
 * Presses a key and measures how long it takes until what follows from it is painted, as a person sees
 * it: from the event in the page to the end of the frame.
 *
 * @param isThere whether the texts come or go
 * @returns milliseconds for each of the texts
 */
export async function timeKey(
  page: Page,
  key: string,
  awaited: readonly Awaited[],
  isThere: boolean,
): Promise<number[]> {
  await page.evaluate(watch, { awaited, isThere });
  await page.keyboard.press(key);
  const shown = await page.waitForFunction(
    () => {
      const { shownAfter = [] } = globalThis as Watching;
      return shownAfter.includes(undefined) ? undefined : shownAfter.flatMap((time) => time ?? []);
    },
    undefined,
    { timeout: longestWait },
  );
  return (await shown.jsonValue()) ?? [];
}

/** Runs in the page: notes the next key, and when what is awaited has happened. */
function watch({ awaited, isThere }: { awaited: readonly Awaited[]; isThere: boolean }): void {
  const pressed = { at: 0 };
  window.addEventListener('keydown', ({ timeStamp }) => (pressed.at = timeStamp), {
    capture: true,
    once: true,
  });
  const shownAfter: (number | undefined)[] = awaited.map(() => undefined);
  (globalThis as Watching).shownAfter = shownAfter;
  for (const [index, { isInPreview, selector, attribute, text }] of awaited.entries()) {
    const frame = document.querySelector('iframe');
    const shown = (isInPreview && frame?.contentDocument) || document;
    const observer = new MutationObserver(() => {
      const element = shown.querySelector(selector);
      const held = attribute ? element?.getAttribute(attribute) : element?.textContent;
      if ((held?.includes(text) ?? false) !== isThere) return;
      observer.disconnect();
      // The frame that shows it has ended when the next task begins.
      requestAnimationFrame(() =>
        setTimeout(() => (shownAfter[index] = performance.now() - pressed.at)),
      );
    });
    observer.observe(shown, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
  }
}

/** When the editor was first of use, in milliseconds since 1970. */
export interface Beginning {
  /** it answered a click: a list of the outline opened */
  answered: number;
  /** it showed a page of the site */
  shown: number;
}

interface Beginnings {
  beginning?: Partial<Beginning>;
}

/** Runs in the page before it is loaded: clicks on the first list of the outline once that is there. */
export function noteBeginning(): void {
  if (window.top !== window) return;
  const beginning: Partial<Beginning> = {};
  (globalThis as unknown as Beginnings).beginning = beginning;
  const observer = new MutationObserver(() => {
    const list = document.querySelector<HTMLElement>('nav [aria-expanded]');
    if (list?.ariaExpanded === 'true' && beginning.answered === undefined) {
      beginning.answered = Date.now();
    }
    // Also closes it again.
    if (list && (beginning.answered === undefined) === (list.ariaExpanded === 'false'))
      list.click();
    if (document.querySelector('iframe[aria-busy=false]')) beginning.shown ??= Date.now();
    if (beginning.shown && beginning.answered) observer.disconnect();
  });
  observer.observe(document, { attributes: true, childList: true, subtree: true });
}

/** @returns once both have happened */
export async function readBeginning(page: Page): Promise<Beginning> {
  await page.waitForFunction(() => {
    const { beginning } = globalThis as Beginnings;
    return beginning?.answered !== undefined && beginning.shown !== undefined;
  });
  return page.evaluate(() => (globalThis as unknown as { beginning: Beginning }).beginning);
}
