import { listLayoutShifts } from '../support/layout-shifts';
import { listSmallTargets } from '../support/small-targets';
import { expect, test } from '../support/test';
import { waitForFrames } from '../support/wait-for-frames';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
});

test('a box that appears above the text is found as a shift', async ({ page }) => {
  // The browser must have painted where everything stood before.
  await waitForFrames(page);
  await page.evaluate(() => {
    const box = document.createElement('div');
    box.style.height = '200px';
    document.querySelector('main')?.prepend(box);
  });
  expect(await listLayoutShifts(page)).not.toEqual([]);
});

for (const [width, height] of [
  [20, 44],
  [44, 20],
] as const) {
  test(`a button of ${width} × ${height} pixels is found to be too small`, async ({ page }) => {
    expect(await listSmallTargets(page)).toEqual([]);
    await page.evaluate(
      (size) => {
        const button = document.createElement('button');
        Object.assign(button.style, { ...size, minWidth: 0, padding: 0, border: 0 });
        document.querySelector('main')?.append(button);
      },
      { width: `${width}px`, height: `${height}px` },
    );
    expect(await listSmallTargets(page)).toEqual([
      expect.stringContaining(`${width} × ${height}: <button`),
    ]);
  });
}
