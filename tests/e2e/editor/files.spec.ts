import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findViolations } from '../../../src/cli/validate/find-violations';
import { editForAll } from '../support/edited-site';
import { formOf, namedFile, takePhoto, openMoreSettings } from '../support/editor-parts';
import { expect, test } from '../support/test';

const site = editForAll();

test('a photo is dropped at its field, described, pointed at and recorded in one step @long', async ({
  page,
}) => {
  const kept = join(site.folder, 'public/images/lea-am-hafen.jpg');
  await site.open(page);
  await page.getByRole('button', { name: /^Counselors \d/ }).click();
  await page.getByRole('button', { name: /^Lea/ }).click();
  await formOf(page)
    .getByRole('button', { name: /^Image/ })
    .click();
  await expect(page.getByRole('button', { name: 'Choose a file: File' })).toBeVisible();

  // What is not a picture is refused in words, where it was chosen.
  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles(namedFile('letter.jpg', Buffer.from('%PDF-1.4')));
  await expect(page.getByRole('alert')).toHaveText(
    '“letter.jpg” is a PDF, not an image for browsers. Choose a different file here.',
  );

  await chooser.setInputFiles(namedFile('Lea am Hafen.jpg', await takePhoto()));
  const dialog = page.getByRole('dialog', { name: 'Use this file' });
  await expect(dialog.getByRole('textbox', { name: 'Image description' })).toBeFocused();
  await expect(dialog).toContainText('/images/lea-am-hafen.jpg · 800 × 1200 pixels');
  // Most images are the practice's own.
  await expect(dialog.getByRole('radio', { name: 'We made or own it' })).toBeChecked();
  // A portrait shows the person; what is typed replaces the name.
  await expect(dialog.getByRole('textbox', { name: 'Image description' })).toHaveValue(/^Lea/);
  await expect(dialog.getByRole('textbox', { name: 'Creator' })).toBeHidden();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.type('Lea by the water');
  await dialog.getByRole('slider', { name: 'From the left' }).press('ArrowRight');
  await dialog.getByRole('slider', { name: 'From the left' }).press('ArrowRight');
  await dialog.getByRole('radio', { name: 'Someone else made it' }).check();
  await expect(dialog).toContainText('Still missing: Creator, License');
  await dialog.getByRole('textbox', { name: 'Creator' }).fill('Jonas');
  await dialog.getByRole('combobox', { name: 'License' }).selectOption('own-work');
  await expect(dialog).not.toContainText('Still missing');
  await dialog.getByRole('button', { name: 'Use this file' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('output')).toHaveText('Added as /images/lea-am-hafen.jpg');
  // Nothing shows the picture before any more.
  await expect(page.getByRole('button', { name: '1 warning', exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Image description' })).toHaveValue(
    'Lea by the water',
  );
  const width = () =>
    page
      .locator('img[src="/images/lea-am-hafen.jpg"]')
      .first()
      .evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth);
  await expect.poll(width).toBe(800);
  await openMoreSettings(page);
  await expect(page.getByRole('slider', { name: 'From the left' })).toHaveValue('52');
  expect(await findViolations(page)).toEqual([]);

  // On the picture in the form, a click says the same as the sliders.
  const picture = page
    .getByRole('region', { name: /^Focal point/ })
    .getByRole('presentation')
    .first();
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  await picture.click({ position: { x: (box?.width ?? 0) / 4, y: (box?.height ?? 0) / 2 } });
  await expect(page.getByRole('slider', { name: 'From the left' })).toHaveValue('25');

  await page.getByRole('button', { name: /^Undo: Change/ }).click();
  await page.getByRole('button', { name: /^Undo: Change/ }).click();
  await expect(page.getByText(/^Saved( ·|$)/)).toBeVisible();

  // Now nothing uses the file: it is removed, and put back.
  await page.getByRole('button', { name: /^\d+ warnings?$/ }).click();
  await formOf(page).getByRole('button', { name: 'Site files' }).click();
  const unused = page.getByRole('dialog', { name: 'Site files' });
  await expect(unused).toContainText('/images/lea-am-hafen.jpg');
  expect(await findViolations(page)).toEqual([]);
  await unused.getByRole('button', { name: 'Remove /images/lea-am-hafen.jpg' }).click();
  await expect(unused).toContainText('All files are in use.');
  expect(existsSync(kept)).toBe(false);
  await unused.getByRole('button', { name: 'Restore /images/lea-am-hafen.jpg' }).click();
  await expect(unused.getByRole('button', { name: /^Remove/ })).toBeVisible();
  expect(existsSync(kept)).toBe(true);

  // Of a file that is used it is said where, which leads there.
  await unused
    .getByRole('button', { name: /“Lea .*” › Image › File$/ })
    .first()
    .click();
  await expect(unused).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'File' }).first()).toBeFocused();
});

test('a color is made readable by one click; a widget is recognized in what was pasted @long', async ({
  page,
}) => {
  await page.goto(site.address);
  await page.getByRole('button', { name: 'Theme', exact: true }).click();
  await page.getByRole('button', { name: /^All colors/ }).click();
  const primary = page.getByRole('textbox', { name: 'Main color', exact: true }).last();
  await primary.fill('#BBDDDD');
  const better = page.getByRole('button', { name: /^Use #/ });
  await expect(better).toBeVisible();
  await page
    .getByText(/^Lowest contrast: 1\.\d with/)
    .first()
    .click();
  expect(await findViolations(page)).toEqual([]);
  const color = ((await better.textContent()) ?? '').slice(4, 11);
  await better.click();
  await expect(primary).toHaveValue(color);
  await expect(better).toBeHidden();

  await page.getByRole('button', { name: /^Widgets/ }).click();
  await page.getByRole('button', { name: /^Book with Lea/ }).click();
  const paste = page.getByRole('textbox', { name: 'Paste the link or code from the provider' });
  await paste.fill('https://calendly.com/d/abc-def');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Copy the link of the event type');
  await expect(paste).toHaveValue('https://calendly.com/d/abc-def');
  expect(await findViolations(page)).toEqual([]);
  await paste.fill('<iframe src="https://calendly.com/physio/lea?month=2027-01"></iframe>');
  // Leaving the field is enough.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('alert')).toHaveText('Recognized: Calendly, booking, physio/lea.');
  await expect(page.getByRole('combobox', { name: 'Provider' })).toHaveValue('calendly');
  await expect(page.getByRole('textbox', { name: 'Widget ID' })).toHaveValue('physio/lea');
  await page.getByRole('button', { name: 'Undo: Change widget ID' }).click();
  await expect(page.getByRole('combobox', { name: 'Provider' })).toHaveValue('cal');
});
