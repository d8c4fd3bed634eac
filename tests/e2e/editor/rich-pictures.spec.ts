// @promise Editing formatted text loses nothing, and unchanged blocks stay as written; pasting
// keeps only what is allowed

import { findViolations } from '../../../src/cli/validate/find-violations';
import { editForAll, shownPage } from '../support/edited-site';
import { field, formOf, openAnswer } from '../support/editor-parts';
import { expect, test } from '../support/test';

const site = editForAll(undefined, 'every-part');

/** What differs then: the first answer. */
const withPicture = (alt: string) => ({
  'routes/0/blocks/4/items/0/answer': `<p>No.</p><figure><img src="/images/photo-meadow.jpg" alt="${alt}"><figcaption>In May</figcaption></figure>`,
});

test('a picture is put into a text by keyboard, described, and made decoration @long', async ({
  page,
  messages,
}) => {
  const before = site.read();
  await site.open(page);
  const text = await openAnswer(page);
  await page.keyboard.press('Control+End');
  const button = formOf(page).getByRole('button', { name: 'Image', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Image' });
  const submit = dialog.getByRole('button', { name: 'Image', exact: true });
  await expect(field(dialog, 'Image file')).toBeFocused();
  await page.keyboard.type('/images/none.jpg');
  await page.keyboard.press('Tab');
  await page.keyboard.type('A meadow');
  await expect(dialog).toContainText('The site has no image with this name.');
  await expect(submit).toBeDisabled();
  expect(await findViolations(page)).toEqual([]);
  await field(dialog, 'Image file').fill('/images/photo-meadow.jpg');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(text).toBeFocused();
  await expect(text.getByRole('img', { name: 'A meadow' })).toBeVisible();
  await page.keyboard.type('In May');
  await expect(shownPage(page).getByAltText('A meadow')).toBeAttached();
  expect(await findViolations(page)).toEqual([]);
  expect(await site.saveTask(page, before)).toEqual(withPicture('A meadow'));

  await text.getByRole('img').click();
  await button.click();
  await expect(field(dialog, 'Image description')).toHaveValue('A meadow');
  await dialog.getByRole('checkbox').check();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  expect(await site.saveTask(page, before)).toEqual(withPicture(''));
  expect(messages).toEqual([]);
});
