import { findViolations } from '../../../src/cli/validate/find-violations';
import { editForAll, shownPage } from '../support/edited-site';
import { expect, test } from '../support/test';

const site = editForAll();

test('"Help" says how tasks begin, and opens the guide of each at its place', async ({ page }) => {
  await site.open(page);
  const button = page.getByRole('button', { name: 'Help', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Help' });
  await expect(dialog).toContainText('Click it on the page and type.');
  await expect(dialog).toContainText('Ctrl+S');
  expect(await findViolations(page)).toEqual([]);

  const opened = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: 'Undo a mistake' }).click();
  const guide = await opened;
  await expect(guide.getByRole('heading', { name: 'Undo what you just did' })).toBeInViewport();
  expect(await findViolations(guide)).toEqual([]);
  await guide.setViewportSize({ width: 320, height: 256 });
  const width = await guide.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(320);
  await guide.getByRole('link', { name: 'All guides' }).click();
  await guide.getByRole('link', { name: 'Publish', exact: true }).click();
  await expect(guide.getByRole('heading', { level: 1 })).toHaveText('Publish and go live');

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('F1 opens the help, where a question finds a guide and the selected block has one', async ({
  page,
}) => {
  await site.open(page);
  await shownPage(page).getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('F1');
  const dialog = page.getByRole('dialog', { name: 'Help' });
  await expect(dialog.getByText('About what you selected:')).toBeVisible();
  const field = dialog.getByRole('searchbox', { name: 'Search the guides' });
  await expect(field).toBeFocused();
  await field.fill('Why can’t I undo?');
  await expect(dialog.getByRole('status')).toHaveText(/result/);
  expect(await findViolations(page)).toEqual([]);
  const opened = page.waitForEvent('popup');
  await dialog
    .getByRole('link', { name: 'Fix a problem or a mistake: Undo what you just did' })
    .click();
  const guide = await opened;
  await expect(guide.getByRole('heading', { name: 'Undo what you just did' })).toBeInViewport();

  await field.fill('xylophone');
  await expect(dialog.getByRole('status')).toHaveText('Nothing found. Try another word.');
});
