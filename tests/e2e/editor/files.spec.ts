import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { findViolations } from '../support/axe';
import { editForAll } from '../support/edited-site';
import { expect, test } from '../support/test';

const site = editForAll();

test('a photo is dropped at its field, described, pointed at and recorded in one step', async ({
  page,
}) => {
  const kept = join(site.folder, 'public/images/lea-am-hafen.jpg');
  await site.open(page);
  await page.getByRole('button', { name: /^Counselors/ }).click();
  await page.getByRole('button', { name: /^Lea/ }).click();
  await page.getByRole('button', { name: /^Image/ }).click();
  await expect(page.getByRole('button', { name: 'Choose a file: File' })).toBeVisible();

  // What is not a picture is refused in words, where it was chosen.
  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles(named('letter.jpg', Buffer.from('%PDF-1.4')));
  await expect(page.getByRole('alert')).toHaveText(
    '“letter.jpg” is a PDF, not a picture for browsers. Choose another file here.',
  );

  await chooser.setInputFiles(named('Lea am Hafen.jpg', await takePhoto()));
  const dialog = page.getByRole('dialog', { name: 'Use this file' });
  await expect(dialog.getByRole('textbox', { name: 'What the picture shows' })).toBeFocused();
  await expect(dialog).toContainText('/images/lea-am-hafen.jpg · 800 × 1200 pixels');
  await expect(dialog).toContainText('Still missing: What the picture shows, Creator, License');
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.type('Lea by the water');
  await dialog.getByRole('slider', { name: 'From the left' }).press('ArrowRight');
  await dialog.getByRole('slider', { name: 'From the left' }).press('ArrowRight');
  await dialog.getByRole('textbox', { name: 'Creator' }).fill('Jonas');
  await dialog.getByRole('combobox', { name: 'License' }).selectOption('own-work');
  await expect(dialog).not.toContainText('Still missing');
  await dialog.getByRole('button', { name: 'Use this file' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('output')).toHaveText('It is /images/lea-am-hafen.jpg now.');
  await expect(page.getByRole('button', { name: 'No problems' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'What it shows' })).toHaveValue(
    'Lea by the water',
  );
  const width = () =>
    page
      .locator('img[src="/images/lea-am-hafen.jpg"]')
      .first()
      .evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth);
  await expect.poll(width).toBe(800);
  await page
    .getByRole('button', { name: /^More settings/ })
    .first()
    .click();
  await expect(page.getByRole('slider', { name: 'From the left' })).toHaveValue('52');
  expect(await findViolations(page)).toEqual([]);

  // On the picture in the form, a click says the same as the sliders.
  const picture = page
    .getByRole('region', { name: /^What stays in sight/ })
    .getByRole('presentation')
    .first();
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  await picture.click({ position: { x: (box?.width ?? 0) / 4, y: (box?.height ?? 0) / 2 } });
  await expect(page.getByRole('slider', { name: 'From the left' })).toHaveValue('25');

  await page.getByRole('button', { name: /^Undo: Change/ }).click();
  await page.getByRole('button', { name: /^Undo: Change/ }).click();
  await expect(page.getByText('All changes are saved')).toBeVisible();

  // Now nothing uses the file: it is removed, and put back.
  await page.getByRole('button', { name: 'Files that nothing uses' }).click();
  const unused = page.getByRole('dialog', { name: 'Files that nothing uses' });
  await expect(unused).toContainText('/images/lea-am-hafen.jpg');
  expect(await findViolations(page)).toEqual([]);
  await unused.getByRole('button', { name: 'Remove /images/lea-am-hafen.jpg' }).click();
  await expect(unused).toContainText('Everything in the folder public is used.');
  expect(existsSync(kept)).toBe(false);
  await unused.getByRole('button', { name: 'Put /images/lea-am-hafen.jpg back' }).click();
  await expect(unused.getByRole('button', { name: /^Remove/ })).toBeVisible();
  expect(existsSync(kept)).toBe(true);
});

test('a color is made readable by one click; a widget is recognized in what was pasted', async ({
  page,
}) => {
  await page.goto(site.address);
  await page.getByRole('button', { name: 'Theme', exact: true }).click();
  await page.getByRole('button', { name: /^Colors/ }).click();
  const primary = page.getByRole('textbox', { name: 'Primary', exact: true });
  await primary.fill('#BBDDDD');
  const better = page.getByRole('button', { name: /^Use #/ });
  await expect(better).toBeVisible();
  await page
    .getByText(/^Least contrast: 1\.\d with/)
    .first()
    .click();
  expect(await findViolations(page)).toEqual([]);
  const color = ((await better.textContent()) ?? '').slice(4, 11);
  await better.click();
  await expect(primary).toHaveValue(color);
  await expect(better).toBeHidden();

  await page.getByRole('button', { name: /^Embeds/ }).click();
  await page.getByRole('button', { name: /^Book with Lea/ }).click();
  const paste = page.getByRole('textbox', { name: 'Paste what the provider gives you' });
  await paste.fill('https://calendly.com/d/abc-def');
  await page.getByRole('button', { name: 'Recognize it' }).click();
  await expect(page.getByRole('alert')).toContainText('Copy the link of the event type');
  await expect(paste).toHaveValue('https://calendly.com/d/abc-def');
  expect(await findViolations(page)).toEqual([]);
  await paste.fill('<iframe src="https://calendly.com/physio/lea?month=2027-01"></iframe>');
  await page.getByRole('button', { name: 'Recognize it' }).click();
  await expect(page.getByRole('alert')).toHaveText('Recognized: Calendly, booking, physio/lea.');
  await expect(page.getByRole('combobox', { name: 'Provider' })).toHaveValue('calendly');
  await expect(page.getByRole('textbox', { name: 'Id at the provider' })).toHaveValue('physio/lea');
  await page.getByRole('button', { name: 'Undo: Change id at the provider' }).click();
  await expect(page.getByRole('combobox', { name: 'Provider' })).toHaveValue('cal');
});

test('a person is added with portrait and calendar in one form, as one step', async ({ page }) => {
  await page.goto(site.address);
  await page.getByRole('button', { name: /^Counselors/ }).click();
  await page.getByRole('button', { name: 'Add to counselors' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add counselor' });
  await expect(dialog).toContainText('Still missing: Name, First name, File');
  expect(await findViolations(page)).toEqual([]);
  const fill = (name: string, text: string) =>
    dialog.getByRole('textbox', { name, exact: true }).first().fill(text);
  await fill('Name', 'Ruth Arden');
  await fill('First name', 'Ruth');
  await dialog.getByRole('button', { name: /^Image/ }).click();
  await dialog.locator('input[type=file]').setInputFiles(named('ruth.jpg', await takePhoto()));
  const portrait = page.getByRole('dialog', { name: 'Use this file' });
  await portrait.getByRole('textbox', { name: 'What the picture shows' }).fill('Ruth');
  await portrait.getByRole('textbox', { name: 'Creator' }).fill('Jonas');
  await portrait.getByRole('combobox', { name: 'License' }).selectOption('own-work');
  await portrait.getByRole('button', { name: 'Use this file' }).click();
  await expect(portrait).toBeHidden();
  await expect(dialog).toBeVisible();

  await fill('Title', 'Physiotherapist');
  await fill('Description', 'Ruth treats people who run.');
  await fill('1', 'Running');
  await dialog.getByRole('button', { name: /^Credentials 1/ }).click();
  await fill('Abbreviation', 'BSc');
  await fill('Meaning', 'Bachelor of Science in Physiotherapy');
  // Not required by the schema, but usual: it is at hand.
  await expect(dialog.getByRole('button', { name: 'Add states accepted' })).toBeVisible();
  await fill('Approach', '<p>Slowly.</p>');
  await fill('About', '<p>Runs.</p>');
  await dialog.getByRole('combobox', { name: 'Survey embed' }).selectOption('None');
  const calendar = dialog.getByRole('region', { name: 'Booking embed' });
  await calendar
    .getByRole('textbox', { name: /^Paste what/ })
    .fill('https://cal.com/physio-am-hafen/ruth');
  await calendar.getByRole('button', { name: 'Recognize it' }).click();
  await calendar.getByRole('textbox', { name: 'Title' }).fill('Book with Ruth: calendar');
  await calendar.getByRole('button', { name: /^Fallback/ }).click();
  await calendar.getByRole('textbox', { name: 'Label' }).fill('Open Ruth’s calendar in a new tab');
  await expect(dialog).not.toContainText('Still missing');
  await dialog.getByRole('button', { name: 'Add counselor' }).click();
  await expect(dialog).toBeHidden();
  // With an error, the page would be the one before.
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(
    'Book with Ruth',
  );
  await page.getByRole('button', { name: 'Undo: Add counselor' }).click();
  await expect(page.getByRole('button', { name: 'Redo: Add counselor' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ruth/ })).toHaveCount(0);
});

/** A file as a browser hands it out, whatever is in it. */
const named = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

/** A photo that was taken with the camera on its side. */
function takePhoto(): Promise<Buffer> {
  return sharp({ create: { width: 1200, height: 800, channels: 3, background: '#4488AA' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}
