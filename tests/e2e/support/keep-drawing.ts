import type { Page } from '@playwright/test';

interface Patience {
  /** in ms, between two looks at the page */
  pause: number;
  /** in ms, after which a browser that has drawn nothing is taken to have stopped */
  wait: number;
}

/**
 * Has a browser that has stopped drawing go on. On a busy machine, Chromium does stop now and then on a
 * page with a moving video, and every click waits for it: seen on 2 of 547 pages beside five processes
 * that wanted both cores. Neither a new style nor another size nor a screenshot made it draw again,
 * but another page in the same window did, at once.
 *
 * @param tell is called each time
 * @returns ends that
 */
export function keepDrawing(
  page: Page,
  tell: () => void,
  { pause, wait }: Patience = { pause: 5_000, wait: 5_000 },
): () => void {
  let isOver = false;
  const look = async () => {
    const isDrawn = await drawsWithin(page, wait);
    if (isDrawn || isOver) return;
    tell();
    const other = await page.context().newPage();
    await other.close();
  };
  const watch = () => {
    // A page that is closed meanwhile needs no frames.
    const looked = look().catch(() => undefined);
    void looked.then(() => {
      if (!isOver && !page.isClosed()) timer = setTimeout(watch, pause);
    });
  };
  let timer = setTimeout(watch, pause);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** Whether two frames come in time; also where the page's own clock stands still. */
export async function drawsWithin(page: Page, timeout: number): Promise<boolean> {
  try {
    const root = await page.$(':root');
    await root?.waitForElementState('stable', { timeout });
    return true;
  } catch (error) {
    // Any other error is that of a page that is just left.
    return !(error instanceof Error && error.name === 'TimeoutError');
  }
}
