import type { Page } from '@playwright/test';
import { isObject } from '../../../src/utils/json';
import { commitTree } from '../../git-hosts/commit-files';
import { editInBrowser } from '../support/browser-editor';
import { shownPage } from '../support/edited-site';
import { expect, test } from '../support/test';

const site = editInBrowser();

const notice = (page: Page) => page.getByRole('dialog', { name: 'About your changes' });

/** Replaces all commits by one, which also changes the site, as a forced push does. */
async function replaceHistory(name: string, phone: string, more = {}): Promise<void> {
  const { repository } = site.standIn;
  const config: unknown = JSON.parse(site.read());
  if (!isObject(config) || !isObject(config['site'])) throw new Error('There is no site.');
  Object.assign(config['site'], { name, phone, ...more });
  const files = {
    'site.config.json': JSON.stringify(config, undefined, 2),
    'public/images/theirs.svg': `<svg xmlns="http://www.w3.org/2000/svg" id="${phone}"/>`,
  };
  const blobs = await repository.writeBlobs(Object.values(files).map((text) => Buffer.from(text)));
  const entries = Object.keys(files).map((path, index) => ({
    path,
    mode: '100644',
    sha: blobs[index] ?? '',
  }));
  const tree = await repository.writeTree('main', entries);
  if (!tree.ok) throw new Error(tree.reason);
  await commitTree(repository, 'main', tree.output);
}

/** Hosts keep commits without a branch for some time. */
async function forgetCommits(): Promise<void> {
  await site.standIn.repository.git(['prune', '--expire=now']);
}

/** Changes the headline, saves it, and closes the tab. */
async function leaveHeadline(page: Page, text: string): Promise<void> {
  await site.open(page);
  await site.writeHeadline(page, text);
  await site.save(page);
  await page.close();
}

test('saved changes are merged with a repository whose history was replaced', async ({
  page,
  context,
}) => {
  await leaveHeadline(await context.newPage(), 'Kept over a new history');
  await replaceHistory('Physio am Ufer', '+41 44 555 01 99');
  await forgetCommits();

  await site.open(page);
  await expect(notice(page)).toContainText(
    'The online repository no longer has the version that you changed',
  );
  await notice(page).getByRole('button', { name: 'Close' }).click();
  await expect(shownPage(page).locator('h1')).toHaveText('Kept over a new history');
  await expect(shownPage(page).locator('header')).toContainText('Physio am Ufer');
  await expect(page.getByText(/^Saved( ·|$)/)).toBeVisible();

  await site.publish(page);
  expect(site.read()).toContain('"title": "Kept over a new history"');
  expect(site.read()).toContain('"name": "Physio am Ufer"');
  expect(site.read()).toContain('+41 44 555 01 99');
  expect(site.hasFile('public/images/theirs.svg')).toBe(true);
  expect(await site.standIn.repository.count('main')).toBe(2);
  await page.reload();
  await site.open(page);
  await expect(notice(page)).toBeHidden();
});

test('changes after publishing are merged with a replaced history, and the version before is kept', async ({
  page,
  context,
}) => {
  const first = await context.newPage();
  await site.open(first);
  await site.writeHeadline(first, 'Published once');
  await site.save(first);
  await site.publish(first);
  await site.writeHeadline(first, 'Changed after that');
  await site.save(first);
  await first.close();
  await replaceHistory('Physio am Steg', '+41 44 555 01 98');
  await forgetCommits();

  await site.open(page);
  await notice(page).getByRole('button', { name: 'Close' }).click();
  await expect(shownPage(page).locator('h1')).toHaveText('Changed after that');
  await expect(shownPage(page).locator('header')).toContainText('Physio am Steg');
  await page.getByRole('button', { name: 'Earlier versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Earlier versions' });
  await versions
    .getByRole('button', { name: /^Replaced on/ })
    .first()
    .click();
  await expect(versions).toContainText('Changed: Site › Name');
});

test('an edit that wasn’t saved can be restored after the history was replaced', async ({
  page,
  context,
}) => {
  const first = await context.newPage();
  await site.open(first);
  await site.writeHeadline(first, 'Neither saved nor lost');
  await first.close();
  await replaceHistory('Physio am Damm', '+41 44 555 01 97');
  await forgetCommits();

  await site.open(page);
  const question = page.getByRole('dialog', { name: 'You have unsaved changes from last time' });
  await question.getByRole('button', { name: 'Restore my changes' }).click();
  await expect(shownPage(page).locator('h1')).toHaveText('Neither saved nor lost');
  await expect(question).toBeHidden();
  await site.save(page);
  await site.publish(page);
  expect(site.read()).toContain('"title": "Neither saved nor lost"');
  expect(site.read()).toContain('"name": "Physio am Damm"');
});

test('without the version that was changed, the changed file counts and nothing of the host is lost', async ({
  page,
  context,
}) => {
  await leaveHeadline(await context.newPage(), 'Without a common version');
  await replaceHistory('Physio am Kai', '+41 44 555 01 96', { timeZone: 'Europe/Zurich' });
  await forgetCommits();
  await page.goto(site.address);
  await page.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases()) {
      // This one lists the others.
      if (name === 'pagewright') continue;
      const opening = indexedDB.open(name);
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      const clearing = opening.result.transaction(['blobs', 'commits'], 'readwrite');
      for (const store of clearing.objectStoreNames) clearing.objectStore(store).clear();
      await new Promise((resolve) => clearing.addEventListener('complete', resolve));
      opening.result.close();
    }
  });

  await site.open(page);
  await notice(page).getByRole('button', { name: 'Close' }).click();
  await expect(shownPage(page).locator('h1')).toHaveText('Without a common version');
  await site.publish(page);
  expect(site.read()).toContain('"title": "Without a common version"');
  expect(site.read()).toContain('"timeZone": "Europe/Zurich"');
  expect(site.hasFile('public/images/theirs.svg')).toBe(true);
});

test('saved changes are merged while the host still has the replaced commits', async ({
  page,
  context,
}) => {
  await leaveHeadline(await context.newPage(), 'Without a common history');
  await replaceHistory('Physio am Wehr', '+41 44 555 01 95');

  await site.open(page);
  await notice(page).getByRole('button', { name: 'Close' }).click();
  await expect(shownPage(page).locator('h1')).toHaveText('Without a common history');
  await site.publish(page);
  expect(site.read()).toContain('"title": "Without a common history"');
  expect(site.read()).toContain('"name": "Physio am Wehr"');
});
