import type { Page } from '@playwright/test';

/**
 * Scrolls from the top to the bottom, a screen at a time, and back to the top. At each, the pictures
 * in view arrive, and so have the typefaces in the end.
 */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(scrollToEnd);
}

/** Scrolls to the bottom of the page that it runs in, and back to the top. */
export async function scrollToEnd(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    // A lazy picture is asked for, and what follows the scrolling moves, with the next frame.
    // A browser that draws no frame, as it happens now and then, does not stop it either.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
      setTimeout(resolve, 5_000);
    });
    const shown = [...document.images].filter((image) => {
      const { left, right, top: upper, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && upper < innerHeight && right > 0 && left < innerWidth;
    });
    // A picture that cannot be loaded does not stop it.
    const patience = new Promise((resolve) => {
      setTimeout(resolve, 10_000);
    });
    // Nor is one that the browser never begins to load.
    await Promise.race([Promise.allSettled(shown.map((image) => image.decode())), patience]);
  }
  const fontPatience = new Promise((resolve) => {
    setTimeout(resolve, 10_000);
  });
  // That they are there is found out when a frame is drawn.
  await Promise.race([document.fonts.ready, fontPatience]);
  scrollTo({ top: 0, behavior: 'instant' });
  // What follows the scrolling is back in its place, too.
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
    setTimeout(resolve, 5_000);
  });
}
