import type { Page } from '@playwright/test';
import { findViolations } from '../../../src/cli/validate/find-violations';
import { slowDown } from '../support/slow-down';
import { expect, hydrate, test } from '../support/test';
import { attributes } from '../../../src/contract/page-contract';

function findMenu(page: Page) {
  return {
    toggle: page.locator('header button', { hasText: 'Menu' }),
    dialog: page.getByRole('dialog', { name: 'Menu' }),
    close: page.getByRole('button', { name: 'Close menu' }),
    group: (label: string) => page.getByRole('button', { name: `Show ${label} pages` }),
  };
}

/** The headings that assistive technology finds. */
async function listHeadings(page: Page): Promise<unknown[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const headings = nodes.filter(({ ignored, role }) => !ignored && role?.value === 'heading');
  return headings.map(({ name }) => name?.value as unknown);
}

test.describe('on small screens', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('the menu is a modal dialog', async ({ page }) => {
    await page.goto('/terms');
    await hydrate(page);
    const { toggle, dialog, close } = findMenu(page);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toHaveAttribute('aria-haspopup', 'dialog');
    await toggle.tap();
    await expect(dialog).toBeVisible();
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(close).toBeFocused();
    expect(await listHeadings(page)).toEqual([]);
    // Once around: nothing outside the menu ever has the focus.
    const count = await dialog.locator('a:visible, button:visible').count();
    for (let index = 0; index < count + 3; index += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(
        () => document.activeElement?.closest('[role=dialog], body')?.tagName,
      );
      expect(isInside, `Tab ${index + 1}`).toMatch(/DIV|BODY/);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator('[inert]')).toHaveCount(0);
    expect(await listHeadings(page)).toContain('Terms & Conditions');
  });

  test('the close button gives the focus back', async ({ page }) => {
    await page.setViewportSize({ width: 600, height: 740 });
    await page.goto('/terms');
    await hydrate(page);
    const { toggle, dialog, close } = findMenu(page);
    await toggle.tap();
    await close.tap();
    await expect(dialog).toHaveCount(0);
    await expect(toggle).toBeFocused();
  });

  for (const isSlow of [false, true])
    test(`a tap beside the menu closes it, gives the focus back and follows no link below${isSlow ? ', on a slow device @long' : ''}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 600, height: 740 });
      await page.goto('/terms');
      await hydrate(page);
      if (isSlow) await slowDown(page);
      const { toggle, dialog } = findMenu(page);
      const below = await page.locator('main nav a').first().boundingBox();
      if (!below) throw new Error('The page begins with no list of its passages.');
      await toggle.tap();
      await expect(dialog).toBeVisible();
      await dialog.evaluate((sheet) => Promise.all(sheet.getAnimations().map((a) => a.finished)));
      await page.touchscreen.tap(below.x + 20, below.y + below.height / 2);
      await expect(dialog).toHaveCount(0);
      await expect(toggle).toBeFocused();
      // What is next goes where it points, and the link was no part of the tap before.
      await expect(page).toHaveURL('/terms');
      await page.touchscreen.tap(below.x + 20, below.y + below.height / 2);
      await expect(page).toHaveURL(/\/terms#./);
    });

  test('a menu that is heard to have closed late takes the focus from nobody @long', async ({
    page,
  }) => {
    await page.goto('/terms');
    await hydrate(page);
    const { toggle, dialog } = findMenu(page);
    await toggle.tap();
    await expect(dialog).toBeVisible();
    await page.evaluate(async () => {
      const menu = document.querySelector<HTMLElement>('#menu');
      const heard = new Promise((resolve) => {
        menu?.addEventListener('toggle', () => setTimeout(resolve));
      });
      menu?.hidePopover();
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      await heard;
    });
    await expect(toggle).not.toBeFocused();
  });

  test('a chosen link closes the menu, and the focus goes to the new page', async ({ page }) => {
    await page.goto('/terms');
    await hydrate(page);
    const { toggle, dialog, group } = findMenu(page);
    await toggle.tap();
    await group('Resources').tap();
    await dialog.getByRole('link', { name: 'Education' }).tap();
    await expect(page).toHaveURL('/resources/education');
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('h1')).toBeFocused();
    await expect(page.locator('[inert]')).toHaveCount(0);
    await toggle.tap();
    await group('Resources').tap();
    await dialog.getByRole('link', { name: 'Education' }).tap();
    await expect(dialog).toHaveCount(0);
  });

  test('a group of the menu opens in its place, and one at a time @long', async ({ page }) => {
    await page.goto('/terms');
    await hydrate(page);
    const { toggle, dialog, group } = findMenu(page);
    const podcast = dialog.getByRole('link', { name: 'Podcast' });
    const miriam = dialog.getByRole('link', { name: 'Miriam Hale' });
    await toggle.tap();
    await expect(podcast).toBeHidden();
    await group('Resources').tap();
    await expect(podcast).toBeVisible();
    await expect(group('Resources')).toHaveAttribute('aria-expanded', 'true');
    await group('Counselors').tap();
    await expect(miriam).toBeVisible();
    await expect(podcast).toBeHidden();
    await group('Counselors').tap();
    await expect(miriam).toBeHidden();
    await expect(dialog).toBeVisible();
  });

  test('the button that closes the menu is where the one is that opens it', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/terms');
    await hydrate(page);
    const { toggle, close } = findMenu(page);
    const opener = await toggle.boundingBox();
    await toggle.dispatchEvent('click');
    await expect(close).toBeFocused();
    const closer = await close.boundingBox();
    expect(Math.abs((closer?.y ?? 0) - (opener?.y ?? 0))).toBeLessThanOrEqual(1);
    const end = (box: typeof opener) => (box ? box.x + box.width : 0);
    expect(Math.abs(end(closer) - end(opener))).toBeLessThanOrEqual(1);
  });

  test('the menu ends with the way to a session and to help in a crisis', async ({ page }) => {
    await page.goto('/terms');
    await hydrate(page);
    const { toggle, dialog, group } = findMenu(page);
    await toggle.tap();
    await expect(dialog.getByRole('link', { name: 'Book A Session' })).toBeInViewport();
    await expect(dialog.getByRole('link', { name: 'text 988' })).toBeInViewport();
    // However low the window, and whatever is open above them.
    await page.setViewportSize({ width: 360, height: 480 });
    await group('Counselors').tap();
    await expect(dialog.getByRole('link', { name: 'Miriam Hale' })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Book A Session' })).toBeInViewport();
    await expect(dialog.getByRole('link', { name: 'text 988' })).toBeInViewport();
  });

  test('going back and a wide window close the menu @long', async ({ page }) => {
    await page.goto('/terms');
    await hydrate(page);
    const { toggle, dialog } = findMenu(page);
    await toggle.tap();
    await dialog.getByRole('link', { name: 'Contact' }).tap();
    await expect(page.locator('h1')).toHaveText('Reach Out to Us');
    await toggle.tap();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Terms & Conditions');
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('h1')).toBeFocused();
    await toggle.tap();
    await expect(dialog).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('[inert]')).toHaveCount(0);
    await expect(page.locator('nav a[href="/contact"]')).toBeInViewport();
  });

  test('the first tap on the menu is not lost on a slow device @long', async ({
    page,
    messages,
  }) => {
    await page.goto('/');
    await slowDown(page);
    const { toggle, dialog, close } = findMenu(page);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.tap();
    await expect(page.locator('nav a[href="/contact"]')).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator(`html[${attributes.hydrated}]`)).toBeAttached();
    await expect(dialog).toBeVisible();
    await expect(close).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(messages).toEqual([]);
  });

  test('before hydration the menu opens, closes and leads on', async ({ page }) => {
    await page.route('**/_site.json', () => undefined);
    await page.goto('/terms');
    const { toggle, close } = findMenu(page);
    const link = page.locator('nav a[href="/contact"]');
    await toggle.tap();
    await expect(link).toBeVisible();
    // All groups are open, and there is no button that would say otherwise.
    await expect(page.locator('nav li li a:visible').first()).toBeVisible();
    await expect(page.locator('nav li > button:visible')).toHaveCount(0);
    expect(await findViolations(page)).toEqual([]);
    await close.tap();
    await expect(link).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.tap();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await toggle.tap();
    await link.tap();
    await expect(page).toHaveURL('/contact');
  });

  test('the open menu has targets of 44 pixels @long', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await hydrate(page);
    const { toggle, dialog, group } = findMenu(page);
    await toggle.tap();
    await group('Counselors').tap();
    // Links within a sentence are as high as its lines.
    for (const target of await dialog.locator('a:visible:not(p a), button:visible').all()) {
      const box = await target.boundingBox();
      const name = await target.textContent();
      expect(box?.height, name ?? '').toBeGreaterThanOrEqual(44);
      expect(box?.width, name ?? '').toBeGreaterThanOrEqual(44);
    }
  });

  test('the page behind the open menu does not scroll @long', async ({ page }) => {
    await page.goto('/terms');
    await hydrate(page);
    await findMenu(page).toggle.tap();
    await expect(findMenu(page).dialog).toBeVisible();
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
});
