import { editForAll, shownPage } from '../support/edited-site';
import { expect, test } from '../support/test';

const site = editForAll();

test('“closed”, looked for among the blocks, becomes an announcement in five actions', async ({
  page,
  messages,
}) => {
  await site.open(page);
  await page.getByRole('button', { name: 'Add a block' }).click();
  const blocks = page.getByRole('dialog', { name: 'What would you like to add?' });
  await blocks.getByRole('textbox', { name: 'Search' }).fill('closed');
  await blocks.getByRole('button', { name: 'Add announcement' }).click();
  const entry = page.getByRole('dialog', { name: 'Add announcement' });
  await entry.getByRole('textbox', { name: 'Text' }).fill('Closed from Dec 24 to Jan 2');
  await entry.getByRole('button', { name: 'Add announcement' }).click();
  const region = shownPage(page).getByRole('region', { name: 'Announcements' });
  await expect(region).toContainText('Closed from Dec 24 to Jan 2');
  await site.save(page);
  expect(JSON.parse(site.read())).toHaveProperty('entities.announcements', [
    { id: 'closed-from-dec-24-to-jan-2', text: '<p>Closed from Dec 24 to Jan 2</p>' },
  ]);
  expect(messages).toEqual([]);
});
