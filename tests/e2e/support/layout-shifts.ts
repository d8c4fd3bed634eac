import type { Page } from '@playwright/test';
import { scrollThrough } from '../../screenshots/scroll-through';

/** The sum of all scores of a page; Google calls less than 0.1 good. */
const maxShift = 0.005;

interface ShiftLimits {
  /**
   * whether what is below a widget may move when the widget says that it is higher than what was kept
   * free for it: how high a widget is cannot be known from the config
   */
  widgetsMayGrow?: boolean;
  /** the sum of scores that is not too much yet */
  most?: number;
}

/**
 * Scrolls from top to bottom. Nothing may move that the visitor did not move, from the start on.
 *
 * @returns what moved and by how much, when it is too much in all
 */
export async function listLayoutShifts(page: Page, limits: ShiftLimits = {}): Promise<string[]> {
  await scrollThrough(page);
  return listShiftsSoFar(page, limits);
}

/** What has moved on a page since it began to load, as `listLayoutShifts` returns it. */
export async function listShiftsSoFar(
  page: Page,
  { widgetsMayGrow = false, most = maxShift }: ShiftLimits = {},
): Promise<string[]> {
  const shifts = await page.evaluate((ignoresWidgets) => {
    // TypeScript does not know these entries: https://wicg.github.io/layout-instability/
    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    }
    const grown = [...document.querySelectorAll('iframe')].filter((frame) =>
      frame.parentElement?.style.height.endsWith('px'),
    );
    function isBelowGrown(node: Node | null): boolean {
      return grown.some(
        (frame) =>
          node !== null &&
          Boolean(frame.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING),
      );
    }
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    return (observer.takeRecords() as LayoutShift[])
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .filter(({ sources }) => !ignoresWidgets || !sources.every(({ node }) => isBelowGrown(node)))
      .map(({ value, sources }) => ({
        value,
        moved: sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? ''),
        ),
      }));
  }, widgetsMayGrow);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  if (total <= most) return [];
  return shifts.map(({ value, moved }) => `${value.toFixed(4)}: ${moved.join(', ')}`);
}
