// @promise Everything that is not real yet is listed before publishing and by each build: exactly
// the items that would be errors on a live site, including the editor’s example text
// @promise Other people’s changes are merged before publishing; nothing is published by force, with
// errors, or halfway if the editor is killed

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  git,
  cloneOf,
  protect,
  readDiff,
  startRepository,
  unprotect,
} from '../../editor/server/publish/repositories';
import { findViolations } from '../../../src/cli/validate/find-violations';
import { editForAll, headline, shownPage } from '../support/edited-site';
import { expect, test } from '../support/test';

let remote = '';

// Each test goes on where the one before has ended.
const site = editForAll();

test.beforeAll(() => {
  remote = startRepository(site.folder);
});

test.beforeEach(async ({ page }) => {
  await site.open(page);
});

test('what is not real yet is listed before publishing, and each place opens', async ({ page }) => {
  const publish = page.getByRole('button', { name: 'Publish' });
  await publish.click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  const list = dialog.getByRole('button', { name: /^\d+ things to do before the site goes live/ });
  await expect(dialog).not.toContainText('Replace the example web address');
  await list.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Replace the example web address');
  await expect(dialog).toContainText('Replace the sample entry with a real one (2 places)');
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.locator(':focus')).toHaveAccessibleName(/Web address/);
});

test('a headline is changed, looked at and published by keyboard: the server gets exactly that', async ({
  page,
  messages,
}) => {
  await shownPage(page).locator('h1').click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Think of the sea');
  await expect(shownPage(page).locator('h1')).toHaveText('Think of the sea');

  await page.getByRole('button', { name: 'Publish' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await expect(dialog).toContainText('1 page changed');
  await expect(dialog.getByText('After: Think of the sea')).toBeVisible();
  await expect(dialog.getByText(`Before: ${headline}`)).toBeVisible();
  await expect(dialog.locator('ins').first()).toHaveText('Think');
  await expect(dialog.getByRole('radio', { name: 'Publish now' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Details' }).click();
  await expect(dialog).toContainText(/Your changes go to .+ \(branch main\)\./);
  expect(await findViolations(page)).toEqual([]);

  const message = dialog.getByRole('textbox', { name: 'Describe your changes' });
  await message.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('A calmer headline');
  await dialog.getByRole('button', { name: 'Publish' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(
    'Published. Your changes will be online in a few minutes. Open this page',
  );
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Done' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Publish' })).toBeFocused();

  expect(readDiff(remote)).toEqual([
    '+++ b/site.config.json',
    expect.stringMatching(`^-.*${headline}`),
    expect.stringMatching(/^\+.*Think of the sea/),
  ]);
  expect(git(remote, 'log', '-1', '--format=%s', 'main')).toBe('A calmer headline');
  expect(git(site.folder, 'status', '--porcelain')).toBe('');
  expect(messages).toEqual([]);
});

test('the toolbar says in one line what is saved and what is published', async ({ page }) => {
  const publish = page.getByRole('button', { name: 'Publish' });
  await expect(page.getByText('Saved · published')).toBeVisible();
  await expect(publish).toHaveClass(/outlined/);
  await shownPage(page).locator('h1').click();
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  const before = await title.inputValue();
  await title.fill('Think of the shore');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved · 1 not published')).toBeVisible();
  await expect(publish).toHaveClass(/contained/);
  await page.reload();
  await expect(page.getByText('Saved · 1 not published')).toBeVisible();

  await publish.click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await expect(dialog.getByRole('heading', { name: 'Your changes (1)' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(shownPage(page).locator('h1')).toHaveText(before);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved · published')).toBeVisible();
});

test('what somebody else has published meanwhile is merged, the same place is asked @safety', async ({
  page,
}) => {
  const other = cloneOf(remote);
  const { name } = (
    JSON.parse(site.read()) as {
      site: { name: string };
    }
  ).site;
  other.change('site.config.json', (text) =>
    text.replace('Think of the sea', 'Think of the hills'),
  );
  other.change('site.config.json', (text) =>
    text.replace(`"name": "${name}"`, '"name": "Praxis Ost"'),
  );
  await shownPage(page).locator('h1').click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Think of the woods');
  await page.getByRole('button', { name: 'Publish' }).click();
  const conflicts = page.getByRole('dialog', { name: 'Someone else changed the file' });
  await expect(
    conflicts.getByRole('radio', { name: 'Keep theirs: Think of the hills' }),
  ).toBeVisible();
  await expect(conflicts.getByRole('radio')).toHaveCount(2);
  await conflicts.getByRole('button', { name: 'Use these choices' }).click();

  const dialog = page.getByRole('dialog', { name: 'Publish' });
  const mine = dialog.getByRole('region', { name: 'Your changes (1)' });
  const theirs = dialog.getByRole('region', { name: 'Other people’s changes' });
  await expect(mine.locator('ins').first()).toHaveText('woods');
  // The titles of pages name the site.
  await expect(mine).not.toContainText('After: Praxis Ost');
  await expect(theirs).toContainText('After: Praxis Ost');
  // Until that is confirmed, it is nowhere in the folder.
  expect(site.read()).not.toContain('Praxis Ost');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Published.');
  expect(readDiff(remote)).toEqual([
    '+++ b/site.config.json',
    expect.stringContaining('Think of the hills'),
    expect.stringContaining('Think of the woods'),
  ]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(shownPage(page).locator('header')).toContainText('Praxis Ost');
});

test('of a newer program at the server, content alone is taken over unless somebody chooses @safety', async ({
  page,
}) => {
  const readProgram = () => readFileSync(join(site.folder, 'program.txt'), 'utf8');
  const other = cloneOf(remote);
  other.write('program.txt', 'newer\n');
  other.change('site.config.json', (text) => text.replace('Praxis Ost', 'Praxis West'));
  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await expect(dialog).toContainText('Nothing new to publish');
  const theirs = dialog.getByRole('region', { name: 'Other people’s changes' });
  await expect(theirs).toContainText('After: Praxis West');
  const content = dialog.getByRole('radio', { name: /^Get the content only/ });
  await expect(content).toBeChecked();
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Get these changes' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Your copy now includes other people’s changes. Your site software wasn’t updated.',
  );
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(shownPage(page).locator('header')).toContainText('Praxis West');
  expect(readProgram()).not.toContain('newer');

  await shownPage(page).locator('h1').click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Think of the reeds');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog.locator('ins').first()).toHaveText('reeds');
  // By keyboard, and the focus stays.
  await content.focus();
  await page.keyboard.press('ArrowDown');
  const program = dialog.getByRole('radio', { name: 'Also update the software' });
  await expect(program).toBeChecked();
  await expect(program).toBeFocused();
  await expect(dialog).toContainText('Software you install can do anything on your computer.');
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    'Published. Your changes will be online in a few minutes. The site software has been updated. Stop',
  );
  expect(readDiff(remote)).toHaveLength(3);
  expect(readProgram()).toBe('newer\n');
  expect(git(site.folder, 'status', '--porcelain')).toBe('');
});

test('content that needs the newer program waits for it @safety', async ({ page }) => {
  const other = cloneOf(remote);
  other.write('public/newer.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
  other.change('site.config.json', (text) =>
    text.replace('"logo": "/mark.svg"', '"logo": "/newer.svg"'),
  );
  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await expect(dialog).toContainText('The content doesn’t work with your software version:');
  await expect(dialog).toContainText('/newer.svg');
  await expect(dialog.getByRole('button', { name: 'Get these changes' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('radio', { name: 'Also update the software' }).check();
  await dialog.getByRole('button', { name: 'Update the site software' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The site software has been updated.');
  expect(site.read()).toContain('/newer.svg');
  expect(git(site.folder, 'status', '--porcelain')).toBe('');
});

test('a protected branch is said, and a branch for approval is offered @safety', async ({
  page,
}) => {
  protect(remote, 'main', 'GH006: Changes must be made through a pull request.');
  await shownPage(page).locator('h1').click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Think of the lake');
  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await expect(dialog.locator('ins').first()).toHaveText('lake');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog).toContainText('Changes to this website need approval.');
  await expect(dialog).toContainText('Changes must be made through a pull request.');
  await expect(dialog.getByRole('radio', { name: /^Send for approval/ })).toBeChecked();
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    'Your changes were sent as the branch “edit/',
  );
  const [branch = ''] = git(remote, 'branch', '--list', 'edit/*').split('\n');
  expect(readDiff(remote, branch.trim())).toHaveLength(3);
  unprotect(remote);
});

test('with errors, it is said which ones; what git cannot do is said in words @safety', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Site', exact: true }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('');
  await expect(page.getByRole('button', { name: '1 error', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await expect(dialog).toContainText('Site › Name: “Name” is empty');
  expect(await findViolations(page)).toEqual([]);
  // The editor asks once more when the dialog closes, and must still hear of the server.
  const isOnline = page.waitForResponse(/\/online$/);
  await dialog.getByRole('button', { name: 'Show errors' }).click();
  await expect(page.getByRole('heading', { name: 'Problems' })).toBeFocused();
  await page.getByRole('button', { name: /^Undo: Change name/ }).click();
  await isOnline;

  git(site.folder, 'remote', 'remove', 'origin');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog.getByRole('alert')).toContainText('This website isn’t online yet');
  await expect(dialog.getByRole('button', { name: 'Download your website' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Put it online' })).toBeFocused();
});
