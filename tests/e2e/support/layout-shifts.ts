import type { Page } from '@playwright/test';
import { scrollThrough } from '../../../scripts/browser/scroll-through';

/** The sum of all scores of a page; Google calls less than 0.1 good. */
const maxShift = 0.005;

/**
 * Scrolls from top to bottom. Nothing may move that the visitor did not move, from the start on.
 *
 * @returns what moved and by how much, when it is too much in all
 */
export async function listLayoutShifts(page: Page): Promise<string[]> {
  await scrollThrough(page);
  const shifts = await page.evaluate(() => {
    // TypeScript does not know these entries: https://wicg.github.io/layout-instability/
    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    }
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    return (observer.takeRecords() as LayoutShift[])
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .map(({ value, sources }) => ({
        value,
        moved: sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? ''),
        ),
      }));
  });
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  if (total <= maxShift) return [];
  return shifts.map(({ value, moved }) => `${value.toFixed(4)}: ${moved.join(', ')}`);
}
