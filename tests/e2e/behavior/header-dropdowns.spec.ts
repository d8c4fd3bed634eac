import type { Page } from '@playwright/test';
import { findViolations } from '../../../src/cli/validate/find-violations';
import { slowDown } from '../support/slow-down';
import { passTime } from '../support/pass-time';
import { expect, hydrate, test } from '../support/test';
import { attributes } from '../../../src/contract/page-contract';

/** Rests the pointer where nothing reacts to it. */
async function movePointerAway(page: Page): Promise<void> {
  await page.mouse.move(640, 700);
}

function findDropdown(page: Page, label: string) {
  const button = page.getByRole('button', { name: `Show ${label} pages` });
  const item = page.locator('li', { has: button });
  return { button, link: item.locator('> a'), panel: item.locator('ul') };
}

/** Holds back what the app waits for before it takes over the page. */
async function holdSiteData(page: Page): Promise<void> {
  await page.route('**/_site.json', async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 700);
    });
    await route.continue();
  });
}

test.describe('on wide screens', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  test('a sub-menu opens after 150 ms under the pointer, not after 149', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.goto('/terms');
    await hydrate(page);
    await page.clock.pauseAt(60_000);
    const { link, button, panel } = findDropdown(page, 'Resources');
    await link.hover();
    await passTime(page, 149);
    await expect(panel).toBeHidden();
    await passTime(page, 1);
    await expect(panel).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  test('a sub-menu stays under the pointer and closes when it leaves @long', async ({ page }) => {
    await page.goto('/terms');
    await hydrate(page);
    const { link, button, panel } = findDropdown(page, 'Resources');
    await link.hover();
    await expect(panel).toBeVisible();
    await button.hover();
    const from = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const to = (await panel.locator('a').last().boundingBox()) ?? from;
    await page.mouse.move(to.x + 20, to.y + to.height / 2, { steps: 40 });
    await page.waitForTimeout(500);
    await expect(panel).toBeVisible();
    await movePointerAway(page);
    await expect(panel).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('Escape closes what the pointer opened, and it stays closed', async ({ page }) => {
    await page.goto('/terms');
    await hydrate(page);
    const { link, button, panel } = findDropdown(page, 'Resources');
    await link.hover();
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
    await page.waitForTimeout(400);
    await expect(panel).toBeHidden();
  });

  test('a sub-menu closes when the focus leaves it', async ({ page }) => {
    await page.goto('/terms');
    await hydrate(page);
    const { button, panel } = findDropdown(page, 'Counselors');
    await button.press('Enter');
    for (const link of await panel.locator('a').all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(panel).toBeHidden();
    await button.press('Enter');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(panel).toBeHidden();
  });

  test('only one sub-menu is open @long', async ({ page }) => {
    await page.goto('/terms');
    await hydrate(page);
    const first = findDropdown(page, 'Resources');
    const second = findDropdown(page, 'Counselors');
    await first.button.click();
    await expect(first.panel).toBeVisible();
    await second.button.click();
    await expect(second.panel).toBeVisible();
    await expect(first.panel).toBeHidden();
    await movePointerAway(page);
    await first.link.hover();
    await expect(first.panel).toBeVisible();
    await expect(second.panel).toBeHidden();
  });

  test('a click keeps open what the pointer opened; the next closes it @long', async ({ page }) => {
    await page.goto('/terms');
    await hydrate(page);
    const { button, panel } = findDropdown(page, 'Resources');
    await button.hover();
    await expect(panel).toBeVisible();
    await button.click();
    await movePointerAway(page);
    await page.waitForTimeout(400);
    await expect(panel).toBeVisible();
    await button.click();
    await expect(panel).toBeHidden();
    await button.click();
    await expect(panel).toBeVisible();
    await page.mouse.click(640, 700);
    await expect(panel).toBeHidden();
  });

  test('a chosen link closes its sub-menu and leads to its page', async ({ page }) => {
    await page.goto('/terms');
    await hydrate(page);
    const { link, panel } = findDropdown(page, 'Counselors');
    await link.hover();
    await panel.locator('a').nth(2).click();
    await expect(page).toHaveURL('/counselors/naomi');
    await expect(page.locator('h1')).toBeFocused();
    await expect(panel).toBeHidden();
    await link.click();
    await expect(page).toHaveURL('/counselors');
  });

  test('what CSS opened before hydration stays open @long', async ({ page }) => {
    await holdSiteData(page);
    await page.goto('/terms');
    const { link, button, panel } = findDropdown(page, 'Resources');
    await link.hover();
    await expect(panel).toBeVisible();
    await expect(button).not.toHaveAttribute('aria-expanded');
    await expect(page.locator(`html[${attributes.hydrated}]`)).toBeAttached();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(panel).toBeVisible();
    await movePointerAway(page);
    await expect(panel).toBeHidden();
  });

  for (const [focused, hovered] of [
    ['Counselors', 'Resources'],
    ['Resources', 'Counselors'],
  ] as const) {
    test(`of two that CSS opened, the one with the focus stays open: ${focused} @long`, async ({
      page,
    }) => {
      await holdSiteData(page);
      await page.goto('/terms');
      const { link, panel } = findDropdown(page, focused);
      const other = findDropdown(page, hovered);
      await link.focus();
      await panel.locator('a').last().focus();
      await other.link.hover();
      await expect(panel).toBeVisible();
      await expect(other.panel).toBeVisible();
      await expect(page.locator(`html[${attributes.hydrated}]`)).toBeAttached();
      await expect(other.panel).toBeHidden();
      await expect(panel.locator('a').last()).toBeFocused();
    });
  }

  test('the counselors are shown with portrait, name and title @long', async ({ page }) => {
    await page.goto('/terms');
    await hydrate(page);
    const { link, panel } = findDropdown(page, 'Counselors');
    await link.hover();
    const first = panel.getByRole('link').first();
    await expect(first).toHaveAccessibleName('Miriam Hale Grief and Loss Counselor');
    await expect
      .poll(() => first.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  test('an open sub-menu has no accessibility violation', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const { link, panel } = findDropdown(page, 'Counselors');
    await link.focus();
    await expect(panel).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await hydrate(page);
    await movePointerAway(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  test('the current page is marked in a sub-menu too @long', async ({ page }) => {
    await page.goto('/resources/podcast');
    const current = page.locator('nav [aria-current]');
    await expect(current).toHaveCount(1);
    await expect(current).toHaveText('Podcast');
    // So is the entry above it, for the eye.
    await expect(page.locator('nav > div > ul > li > a[href="/resources"]')).toHaveCSS(
      'text-decoration-line',
      'underline',
    );
    await hydrate(page);
    await page.locator('nav > div > ul > li > a[href="/contact"]').click();
    await expect(page.locator('h1')).toHaveText('Reach Out to Us');
    await expect(current).toHaveText('Contact');
    await expect(current).toHaveAttribute('aria-current', 'page');
  });
});

test.describe('on wide touch screens', () => {
  test.use({ hasTouch: true, viewport: { width: 1280, height: 800 } });

  test('a tap on the button opens and closes a sub-menu and stays on the page', async ({
    page,
  }) => {
    await page.goto('/terms');
    await hydrate(page);
    const { button, panel } = findDropdown(page, 'Resources');
    await button.tap();
    await expect(panel).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(page).toHaveURL('/terms');
    await button.tap();
    await expect(panel).toBeHidden();
    await button.tap();
    await page.touchscreen.tap(640, 700);
    await expect(panel).toBeHidden();
  });

  test('the first tap on the button is not lost on a slow device @long', async ({ page }) => {
    await page.goto('/terms');
    await slowDown(page);
    const { button, panel } = findDropdown(page, 'Resources');
    await button.tap();
    await expect(panel).toBeVisible();
    await expect(page.locator(`html[${attributes.hydrated}]`)).toBeAttached();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(panel).toBeVisible();
  });
});
