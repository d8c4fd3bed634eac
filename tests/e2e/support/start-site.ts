import type { Locator, Page } from '@playwright/test';
import { shownPage } from './edited-site';
import { expect } from './test';

export function putOnlineDialogOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Put your website online' });
}

/** Starts a new site on the first page of the editor in the browser and closes the questions. */
export async function startSite(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await expect(start).toBeVisible();
  // Of several starters, none is preselected.
  const choice = page.getByRole('radio', { name: 'another-practice' });
  if (await choice.isVisible()) await choice.check();
  await start.click();
  const questions = page.getByRole('dialog', { name: 'Make it yours' });
  await expect(questions).toBeVisible();
  await questions.getByRole('button', { name: 'Continue later' }).click();
  await expect(shownPage(page).locator('h1')).toBeVisible();
}
