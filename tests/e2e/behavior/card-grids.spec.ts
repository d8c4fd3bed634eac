import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sampleOf } from '../../runners/is-sample';
import { projectFolder } from '../../../src/io/project-folder';
import { expect, test } from '../support/test';

const kinds = ['plain', 'portrait', 'wide', 'featured'];
const counts = Array.from({ length: 12 }, (_, index) => index + 1);

let html = '';
test.beforeAll(() => {
  const command = join(projectFolder, 'tests/e2e/support/render-card-grids.ts');
  html = execFileSync(process.execPath, ['--import', 'tsx', command], { encoding: 'utf8' });
});

/** The rows of a grid: of each, how many cards it has and its distance to the grid's edges. */
interface Row {
  cards: number;
  left: number;
  right: number;
  /** how many pixels its cards differ in width */
  uneven: number;
}

interface Grid {
  id: string;
  rows: Row[];
}

async function openGrids(page: Page, width: number): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 800 });
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    return pathname === '/card-grids'
      ? route.fulfill({ contentType: 'text/html', body: html })
      : route.abort();
  });
  await page.goto('/card-grids');
}

function measureGrids(page: Page): Promise<Grid[]> {
  return page.locator('main section').evaluateAll((sections) =>
    sections.map((section): Grid => {
      const grid = section.querySelector('ul');
      if (!grid) throw new Error(`${section.id} has no grid`);
      const edge = grid.getBoundingClientRect();
      const boxes = [...grid.children].map((card) => card.getBoundingClientRect());
      const tops = new Set(boxes.map(({ top }) => Math.round(top)));
      const rows = [...tops].map((top) => boxes.filter((box) => Math.round(box.top) === top));
      return {
        id: section.id,
        rows: rows.map((row) => {
          const widths = row.map((box) => box.width);
          return {
            cards: row.length,
            left: Math.round((row[0]?.left ?? 0) - edge.left),
            right: Math.round(edge.right - (row.at(-1)?.right ?? 0)),
            uneven: Math.round(Math.max(...widths) - Math.min(...widths)),
          };
        }),
      };
    }),
  );
}

for (const width of sampleOf([1280, 768, 360])) {
  test(`one to twelve cards leave none over beside a gap at ${width} pixels`, async ({ page }) => {
    await openGrids(page, width);
    const grids = await measureGrids(page);
    expect(grids.map(({ id }) => id)).toEqual(
      kinds.flatMap((kind) => counts.map((count) => `${kind}-${count}`)),
    );
    for (const { id, rows } of grids) {
      const longest = Math.max(...rows.map(({ cards }) => cards));
      for (const { cards, left, right, uneven } of rows) {
        expect(longest - cards, `${id}: a row is at most one card shorter`).toBeLessThan(2);
        expect(uneven, `${id}: the cards of a row are equally wide`).toBe(0);
        expect(Math.abs(left - right), `${id}: a row is in the middle`).toBeLessThan(2);
        if (cards === longest || cards === 1) {
          expect(left, `${id}: a full row, or one card alone, reaches the edges`).toBe(0);
        }
      }
    }
    const shows = (id: string) =>
      grids.find((grid) => grid.id === id)?.rows.map(({ cards }) => cards);
    expect(shows('plain-5')).toEqual({ 360: [1, 1, 1, 1, 1], 768: [2, 2, 1], 1280: [3, 2] }[width]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

test('twice as large text has as many columns as half as wide a window', async ({ page }) => {
  const listRows = async () => {
    const grids = await measureGrids(page);
    return grids.map(({ id, rows }) => `${id}: ${rows.map(({ cards }) => cards).join('+')}`);
  };
  await openGrids(page, 1280);
  const wide = await listRows();
  await page.setViewportSize({ width: 640, height: 800 });
  const half = await listRows();
  expect(half).not.toEqual(wide);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await listRows()).toEqual(wide);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  expect(await listRows()).toEqual(half);
});
