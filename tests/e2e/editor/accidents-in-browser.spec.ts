// @promise In the editor in the browser, a closed tab, a second tab, an expired token, a lost
// connection and a rate limit lose no change and publish nothing twice

import type { Page } from '@playwright/test';
import { commitFiles } from '../../git-hosts/commit-files';
import { makeAccount } from '../../git-hosts/github-switches';
import { editInBrowser } from '../support/browser-editor';
import { headline, shownPage } from '../support/edited-site';
import { expect, test } from '../support/test';

const site = editInBrowser();

/** Publishes a different name of the practice, as another person does. */
async function publishName(name: string): Promise<void> {
  const { repository } = site.standIn;
  const tip = await repository.git(['rev-parse', 'main']);
  const config = site.read().replace(/("name": )"[^"]*"/, `$1"${name}"`);
  await commitFiles(repository, 'main', { 'site.config.json': config }, tip);
}

/** Counts the commits on the branch that is published. */
const countCommits = () => site.standIn.repository.count('main');

const publishDialog = (page: Page) => page.getByRole('dialog', { name: 'Publish' });

test('an edit that wasn’t saved is still there after its tab was closed', async ({
  page,
  context,
}) => {
  const first = await context.newPage();
  await site.open(first);
  await site.writeHeadline(first, 'Not saved');
  await first.close();

  await site.open(page);
  await expect(shownPage(page).locator('h1')).toHaveText('Not saved');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(shownPage(page).locator('h1')).toHaveText(headline);
});

test('a saved change survives a closed tab and is merged with what another person published', async ({
  page,
  context,
}) => {
  const first = await context.newPage();
  await site.open(first);
  await site.writeHeadline(first, 'Saved only');
  await site.save(first);
  await first.close();
  await publishName('Physio am See');

  await site.open(page);
  await expect(shownPage(page).locator('h1')).toHaveText('Saved only');
  await site.publish(page);
  await expect(shownPage(page).locator('header')).toContainText('Physio am See');
  expect(site.read()).toContain('"title": "Saved only"');
  expect(site.read()).toContain('"name": "Physio am See"');
});

test('an edit that wasn’t saved isn’t lost when another person publishes meanwhile', async ({
  page,
  context,
}) => {
  const first = await context.newPage();
  await site.open(first);
  await site.writeHeadline(first, 'Left open');
  await first.close();
  await publishName('Physio am Fluss');

  await site.open(page);
  const question = page.getByRole('dialog', { name: 'You have unsaved changes from last time' });
  await question.getByRole('button', { name: 'Restore my changes' }).click();
  await expect(shownPage(page).locator('h1')).toHaveText('Left open');
  // Keys that are pressed in a dialog that is still closing save nothing.
  await expect(question).toBeHidden();
  await site.save(page);
  await site.publish(page);
  expect(site.read()).toContain('"title": "Left open"');
  expect(site.read()).toContain('"name": "Physio am Fluss"');
});

test('a second tab doesn’t open the editor until the first one is closed', async ({
  page,
  context,
}) => {
  const first = await context.newPage();
  await site.open(first);
  await page.goto(site.address);
  await site.signIn(page);
  await expect(page.getByRole('alert')).toHaveText(/^The editor is already open in another tab\./);
  await expect(shownPage(first).locator('h1')).toBeVisible();
  await first.close();
  await page.getByRole('button', { name: 'Open the editor' }).click();
  await expect(shownPage(page).locator('h1')).toBeVisible();
});

test('a token that expires before publishing leads to a new sign-in, and nothing is lost', async ({
  page,
}) => {
  const { switches, token } = site.standIn;
  const account = makeAccount();
  const commits = await countCommits();
  await site.open(page);
  await site.writeHeadline(page, 'Kept without a token');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = publishDialog(page);
  await expect(dialog.locator('ins').first()).toBeVisible();
  switches.tokens.delete(token);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog.getByRole('alert')).toContainText('You’re signed out');
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeHidden();
  await dialog.getByRole('button', { name: 'Sign in again' }).click();

  await site.signIn(page);
  await expect(page.getByRole('alert')).toContainText('GitHub doesn’t accept this token.');
  switches.tokens.set('github_pat_new', account);
  await site.signIn(page, 'github_pat_new');
  await expect(shownPage(page).locator('h1')).toHaveText('Kept without a token');
  await site.publish(page);
  expect(site.read()).toContain('"title": "Kept without a token"');
  expect(await countCommits()).toBe(commits + 1);
  switches.tokens.set(token, account);
});

test('whatever interrupts publishing, trying again publishes exactly once', async ({ page }) => {
  const { switches, url } = site.standIn;
  const disconnect = () => {
    switches.cutting = { count: Infinity, where: 'before' };
  };
  const interruptions: Record<string, () => unknown> = {
    'GitHub can’t be reached. Check your connection, then try again.': disconnect,
    'GitHub couldn’t do this. Try again later.': () => {
      switches.failing = { count: Infinity, status: 502 };
    },
    'GitHub doesn’t accept more requests at the moment. Try again after': () => {
      switches.rateLimit = { kind: 'secondary', status: 403, retryAfter: 60 };
    },
    // The branch is moved, but the answer and the question where it is now get lost.
    'GitHub can’t be reached.': () =>
      page.route(`${url}/**/git/refs/**`, async (route) => {
        if (route.request().method() !== 'PATCH') return route.fallback();
        await route.fetch();
        disconnect();
        return route.abort();
      }),
  };
  await site.open(page);
  const dialog = publishDialog(page);
  for (const [index, [sentence, interrupt]] of Object.entries(interruptions).entries()) {
    const commits = await countCommits();
    await site.writeHeadline(page, `Interrupted ${index}`);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(dialog.locator('ins').first()).toBeVisible();
    await interrupt();
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(dialog.getByRole('alert')).toContainText(sentence);
    delete switches.rateLimit;
    switches.cutting.count = 0;
    switches.failing.count = 0;
    await page.unroute(`${url}/**/git/refs/**`);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog).toContainText('Published.');
    expect([sentence, await countCommits()]).toEqual([sentence, commits + 1]);
    expect(site.read()).toContain(`Interrupted ${index}`);
    await dialog.getByRole('button', { name: 'Done' }).click();
  }
});
