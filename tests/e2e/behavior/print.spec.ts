import { sampleOf } from '../../runners/is-sample';
import type { Page } from '@playwright/test';
import { expect, hydrate, test } from '../support/test';

const post = '/blog/cancel-parent-culture-2';

test.use({ colorScheme: 'dark' });

async function print(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
  await page.emulateMedia({ media: 'print' });
}

test('a printed post has neither menu nor buttons, and addresses after its links', async ({
  page,
}) => {
  await print(page, post);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.locator('header').getByRole('link', { name: 'Lakelight' })).toBeVisible();
  const link = page.locator('article a[href="/blog/cancel-parent-culture"]').first();
  const address = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  await expect(page.locator('footer').getByRole('note')).toBeVisible();
  await expect(page.locator('footer').getByRole('link').filter({ visible: true })).toHaveCount(
    await page.locator('footer [role=note] a').count(),
  );
  expect(address).toBe('" (https://lakelight.example/blog/cancel-parent-culture)"');
});

test('all answers and testimonials are printed, without video and pictures behind words', async ({
  page,
}) => {
  await print(page, '/');
  const answers = page.locator('main details');
  for (const answer of await answers.all()) {
    await expect(answer).not.toHaveAttribute('open');
    const heights = await answer.evaluate((details) => [
      details.getBoundingClientRect().height,
      details.querySelector('summary')?.getBoundingClientRect().height ?? 0,
    ]);
    expect(heights[0]).toBeGreaterThan((heights[1] ?? 0) + 20);
  }
  const slides = await page
    .locator('figure:has(blockquote)')
    .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().toJSON()));
  const tops = slides.map(({ top }) => top as number);
  expect(tops.length).toBeGreaterThan(2);
  expect(new Set(tops).size).toBe(tops.length);
  expect(new Set(slides.map(({ left }) => left as number)).size).toBe(1);
  await expect(page.locator('video')).toBeHidden();
});

for (const path of sampleOf(['/', post, '/counselors/naomi', '/privacy', '/thrive-portland'], 2)) {
  test(`${path} is never printed in the dark colors`, async ({ page }) => {
    await print(page, path);
    const light = await page.evaluate(() => {
      // Colors as red, green and blue.
      const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      const brightness = (color: string): number => {
        if (!context) throw new Error('No canvas');
        context.clearRect(0, 0, 1, 1);
        context.fillStyle = color;
        context.fillRect(0, 0, 1, 1);
        return Math.max(...context.getImageData(0, 0, 1, 1).data.slice(0, 3));
      };
      return [...document.querySelectorAll('main *, footer *')]
        .filter((element) => element.checkVisibility() && element.childNodes.length > 0)
        .filter((element) => [...element.childNodes].some(({ nodeType }) => nodeType === 3))
        .filter((element) => brightness(getComputedStyle(element).color) > 175)
        .map((element) => element.outerHTML.slice(0, 100));
    });
    expect(light).toEqual([]);
  });
}
