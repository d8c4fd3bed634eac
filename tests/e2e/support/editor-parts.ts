import { findViolations } from '../../../src/cli/validate/find-violations';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from './test';

/** All that can be selected on the left. */
export function outlineOf(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Site content' });
}

/** The settings of what is selected. */
export function formOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Settings for the selected item' });
}

/** The button that shows a pane in a narrow window: "Content", "Settings" or "Preview". */
export function paneOf(page: Page, name: string): Locator {
  return page.getByRole('group', { name: 'Show' }).getByRole('button', { name, exact: true });
}

/** Brings a pane into sight where a narrow window shows one at a time; in a wide one, all are. */
export async function showPane(page: Page, name: 'Content' | 'Settings' | 'Preview') {
  const choice = paneOf(page, name);
  if (await choice.isVisible()) await choice.click();
}

/** Opens a list or an item of the outline, in a window of any width. */
export async function openItem(page: Page, name: string | RegExp): Promise<void> {
  await showPane(page, 'Content');
  await outlineOf(page).getByRole('button', { name, exact: true }).first().click();
}

/** Shows the settings of a form that are seldom needed; of several such parts, the first. */
export async function openMoreSettings(form: Locator | Page): Promise<void> {
  await form
    .getByRole('button', { name: /^More settings/ })
    .first()
    .click();
}

/** Shows a page in the preview. */
export async function showPage(page: Page, path: string): Promise<void> {
  await showPane(page, 'Preview');
  await choosePage(page, path);
}

/** Chooses a page for the preview. @param wanted its name or address */
export async function choosePage(page: Page, wanted: string): Promise<void> {
  const chooser = page.getByRole('combobox', { name: 'Page', exact: true });
  await chooser.click();
  await chooser.fill(wanted);
  await page
    .getByRole('listbox')
    .getByRole('option')
    .filter({ has: page.getByText(wanted, { exact: true }) })
    .first()
    .click();
}

/** The name of a row or button as it is heard: without the parts that are only seen. */
export function readName(element: Element | null): string {
  const heard = element?.cloneNode(true);
  if (!(heard instanceof Element)) return '';
  for (const seen of heard.querySelectorAll('[aria-hidden=true]')) seen.remove();
  return heard.getAttribute('aria-label') ?? heard.textContent;
}

/** Chooses by keyboard what a narrow window has in its menu "More". */
export async function chooseInMore(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page
    .getByRole('menu', { name: 'More' })
    .locator('[role^=menuitem]', { hasText: name })
    .press('Enter');
}

/** Chooses something in the toolbar, where a narrow window has it in its menu "More". */
export async function chooseInToolbar(page: Page, name: string): Promise<void> {
  const more = page.getByRole('button', { name: 'More', exact: true });
  if (await more.isVisible()) await chooseInMore(page, name);
  else await page.getByRole('button', { name, exact: true }).click();
}

/** A control that is called exactly that, in a form or a dialog. */
export function field(within: Locator, name: string): Locator {
  return within.getByLabel(name, { exact: true }).first();
}

/** Answers what is asked about a picture that was just chosen, and uses it. */
export async function describePicture(
  page: Page,
  { shows, creator }: { shows: string; creator: string },
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Use this file' });
  await dialog.getByRole('textbox', { name: 'Image description' }).fill(shows);
  await dialog.getByRole('radio', { name: 'Someone else made it' }).check();
  await dialog.getByRole('textbox', { name: 'Creator' }).fill(creator);
  await dialog.getByRole('combobox', { name: 'License' }).selectOption('own-work');
  await dialog.getByRole('button', { name: 'Use this file' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** A file as a browser hands it out, whatever is in it. */
export const namedFile = (name: string, buffer: Buffer) => ({
  name,
  mimeType: 'image/jpeg',
  buffer,
});

/** A photo that was taken with the camera on its side. */
export function takePhoto(width = 1200, height = 800): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#4488AA' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** Opens the first answer of the accordion of the home page. @returns the field with its text */
export async function openAnswer(page: Page): Promise<Locator> {
  await outlineOf(page)
    .getByRole('button', { name: /^Accordion/ })
    .click();
  await formOf(page).getByRole('button', { name: 'Is this real?', exact: true }).click();
  const text = field(formOf(page), 'Answer');
  await text.focus();
  return text;
}

/** Confirms texts of the sample, one and then those of a page: they leave the list, and what comes next has the focus. */
export async function keepTexts(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your website' }).click();
  const website = page.getByRole('dialog', { name: 'Your website' });
  await website
    .getByRole('button', { name: /^\d+ places: Page / })
    .first()
    .click();
  await keepFirst(website, /^This fits, keep it: Page /);
  await keepFirst(website, /^I’ve read this page, all of it fits: /);
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
}

async function keepFirst(website: Locator, name: RegExp): Promise<void> {
  const keep = website.getByRole('button', { name }).first();
  const kept = (await keep.getAttribute('aria-label')) ?? '';
  await keep.press('Enter');
  await expect(website.getByRole('button', { name: kept, exact: true })).toBeHidden();
  await expect(website.locator('[data-keep]:focus')).toBeVisible();
}
