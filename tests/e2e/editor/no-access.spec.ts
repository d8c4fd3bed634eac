// @promise Where another person’s permission is needed to publish, the editor has the message to send
import { findViolations } from '../../../src/cli/validate/find-violations';
import { accessLetter } from '../../../src/editor/server/publish/explain-git';
import { git, startRepository } from '../../editor/server/publish/repositories';
import { editForAll } from '../support/edited-site';
import { expect, test } from '../support/test';

const site = editForAll();

test('without access to the repository, a message to its owner can be copied', async ({ page }) => {
  const remote = startRepository(site.folder);
  git(site.folder, 'remote', 'set-url', 'origin', `${remote}-gone`);
  await site.open(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await expect(dialog.getByRole('alert')).toContainText('You don’t have access');
  await expect(dialog.getByRole('blockquote')).toHaveText(accessLetter);
  expect(await findViolations(page)).toEqual([]);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Copy the message' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(accessLetter);
});
