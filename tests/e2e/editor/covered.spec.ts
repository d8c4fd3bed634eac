// @promise An image covered by a background video is replaced together with that video unless you
// keep the video; the preview shows a still of it

import type { Page } from '@playwright/test';
import { findViolations } from '../../../src/cli/validate/find-violations';
import { editForAll, shownPage } from '../support/edited-site';
import { formOf, namedFile, outlineOf, takePhoto } from '../support/editor-parts';
import { expect, test } from '../support/test';

const site = editForAll(undefined, 'every-part');

test('an image is replaced together with the video that plays over it, and both come back by one undo @long', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openImage(page);
  const video = shownPage(page).locator('video');
  await expect(video).toHaveCSS('opacity', '1');
  await expect(video.locator('source').last()).toHaveAttribute('src', /^\/video\//);
  expect(await readNote(page)).toContain('Still image – the video plays on your site');
  await expect(formOf(page).getByRole('note').filter({ hasText: 'A video plays' })).toBeVisible();

  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(namedFile('shore.jpg', await takePhoto()));
  const dialog = page.getByRole('dialog', { name: 'Use this file' });
  await expect(dialog.getByRole('radio', { name: /^Remove the video/ })).toBeChecked();
  expect(await findViolations(page)).toEqual([]);
  await answerDialog(page);
  await expect(formOf(page).getByRole('combobox', { name: 'File' }).first()).toHaveValue(
    '/images/shore.jpg',
  );
  await expect(video).toHaveCount(0);
  expect(await readNote(page)).toBe('none');

  await page.getByRole('button', { name: /^Undo: Change/ }).click();
  await expect(video).toHaveCount(1);
  await expect(page.getByText(/^Saved( ·|$)/)).toBeVisible();
});

test('the video stays where somebody keeps it, and is removed later by its note, by keyboard @long', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openImage(page);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(namedFile('kept.jpg', await takePhoto()));
  const dialog = page.getByRole('dialog', { name: 'Use this file' });
  await dialog.getByRole('radio', { name: /^Remove the video/ }).press('ArrowDown');
  await answerDialog(page);
  await expect(shownPage(page).locator('video')).toHaveCount(1);

  // Whoever wants less motion sees the image.
  await page.getByRole('contentinfo').getByRole('button', { name: 'Motion' }).click();
  await expect(shownPage(page).locator('video')).toBeHidden();
  expect(await readNote(page)).toBe('none');

  await page.getByRole('button', { name: 'Remove the video' }).focus();
  await page.keyboard.press('Enter');
  await expect(shownPage(page).locator('video')).toHaveCount(0);
  await expect(page.locator('output')).toHaveText('Removed: Video');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await site.undoAll(page);
});

/** Opens the settings of the first image, over which a video plays. */
async function openImage(page: Page): Promise<void> {
  await site.open(page);
  await outlineOf(page).getByRole('button', { name: /^Hero/ }).click();
  await formOf(page)
    .getByRole('button', { name: /^Image/ })
    .click();
}

async function answerDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Use this file' });
  const decorative = dialog.getByRole('checkbox');
  await decorative.check();
  await dialog.getByRole('radio', { name: 'Someone else made it' }).check();
  await dialog.getByRole('textbox', { name: 'Creator' }).fill('Jonas');
  await dialog.getByRole('combobox', { name: 'License' }).selectOption('own-work');
  await dialog.getByRole('button', { name: 'Use this file' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** What is written over a still, by styles of the editor. */
function readNote(page: Page): Promise<string> {
  return shownPage(page)
    .locator('section')
    .first()
    .evaluate((section) => {
      const { content, display } = getComputedStyle(section, '::before');
      // The frame of a selected block has no words.
      return display === 'none' || content === '""' ? 'none' : content;
    });
}
