import type { Page } from '@playwright/test';
import { commitFiles } from '../../git-hosts/commit-files';
import { makeAccount } from '../../git-hosts/github-switches';
import { findViolations } from '../../../src/cli/validate/find-violations';
import { editInBrowser } from '../support/browser-editor';
import { headline, shownPage } from '../support/edited-site';
import { expect, test } from '../support/test';

const site = editInBrowser();

const keepSignedIn = (page: Page) => page.getByLabel('Keep me signed in until I close this tab');

test('a repository that can’t be opened is explained, and the form can be used again', async ({
  page,
}) => {
  const { repository, switches, token } = site.standIn;
  const tip = await repository.git(['rev-parse', 'main']);
  switches.tokens.set('github_pat_other', makeAccount({ seesRepository: false }));
  await page.goto(site.address);
  const attempt = async (used: string, sentence: string) => {
    await site.signIn(page, used);
    await expect(page.getByRole('alert')).toContainText(sentence);
    await expect(page.getByLabel('Token')).toHaveValue(used);
    expect(page.url()).toBe(site.address);
  };
  await attempt('', 'Enter a token.');
  await attempt('github_pat_wrong', 'GitHub doesn’t accept this token.');
  await attempt('github_pät', 'GitHub doesn’t accept this token.');
  await attempt('github_pat_other', 'GitHub can’t find this repository with this token.');
  await commitFiles(repository, 'main', { 'README.md': 'Not a site' });
  await attempt(token, 'there is no site.config.json in it.');
  switches.rateLimit = { kind: 'primary', reset: Math.ceil(Date.now() / 1000) + 600 };
  await attempt(token, 'GitHub doesn’t accept more requests at the moment. Try again at');
  delete switches.rateLimit;
  switches.failing = { count: 2, status: 503 };
  await attempt(token, 'GitHub didn’t answer as expected.');
  switches.cutting = { count: Infinity, where: 'before' };
  await attempt(token, 'GitHub can’t be reached.');
  switches.cutting.count = 0;
  await page.getByLabel('Repository').fill('not a repository');
  await attempt(token, 'Enter the repository, such as mary/practice.');

  await repository.git(['update-ref', 'refs/heads/main', tip]);
  await page.getByLabel('Repository').fill(`${site.standIn.url}/mary/practice`);
  await page.getByRole('button', { name: 'Open the editor' }).click();
  await expect(shownPage(page).locator('h1')).toBeVisible();
});

test('the tab keeps the token only if asked to, and it is stored nowhere else', async ({
  page,
  context,
}) => {
  const { token } = site.standIn;
  await page.goto(site.address);
  await keepSignedIn(page).check();
  await site.signIn(page);
  await site.writeHeadline(page, 'Signed in');
  await site.save(page);
  await site.publish(page);
  await expect(page.getByText(/^Saved( ·|$)/)).toBeVisible();
  const { sessionStorage: kept = '', ...others } = await page.evaluate(listStored);
  expect(kept).toContain(token);
  for (const [place, content] of Object.entries(others)) {
    expect([place, content.includes(token)]).toEqual([place, false]);
  }
  // What was published is stored there, so the token would be found as well.
  expect(others['indexedDB']).toContain('Signed in');

  await page.reload();
  await expect(shownPage(page).locator('h1')).toHaveText('Signed in');
  await expect(page.getByLabel('Token')).toBeHidden();
  // A token that has expired since is not tried forever.
  site.standIn.switches.tokens.delete(token);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('GitHub doesn’t accept this token.');
  site.standIn.switches.tokens.set(token, makeAccount());

  const next = await context.newPage();
  await page.close();
  await site.open(next);
  expect(await next.evaluate(() => sessionStorage.length)).toBe(0);
  await next.reload();
  await expect(next.getByLabel('Token')).toHaveValue('');
});

test('signing out keeps unpublished changes or deletes everything stored', async ({ page }) => {
  const before = headlineOf(site.read());
  await page.goto(site.address);
  await keepSignedIn(page).check();
  await site.signIn(page);
  await site.writeHeadline(page, 'Not published');
  const dialog = page.getByRole('dialog', { name: 'Sign out' });
  const signOut = async (choice: string) => {
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: choice }).click();
    await expect(page.getByLabel('Token')).toHaveValue('');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  };
  await signOut('Sign out and keep changes');
  await site.signIn(page);
  await expect(shownPage(page).locator('h1')).toHaveText('Not published');

  await signOut('Sign out and delete changes');
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await site.signIn(page);
  await expect(shownPage(page).locator('h1')).toHaveText(before);
});

/** The headline in the repository. */
function headlineOf(config: string): string {
  const [, title = headline] = /"type": "banner",\s+"title": "([^"]*)"/.exec(config) ?? [];
  return title;
}

/* oxlint-disable unicorn/consistent-function-scoping -- it runs in the page, without the rest of this file */
/** All that the browser has stored, and what the page shows, as text by its place. */
async function listStored(): Promise<Record<string, string>> {
  const decoder = new TextDecoder();
  const write = (value: unknown) =>
    JSON.stringify(value, (_key, each: unknown) =>
      each instanceof Uint8Array ? decoder.decode(each) : each,
    );
  const finish = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
  const databases: unknown[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await finish(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const objectStore = database.transaction(store).objectStore(store);
      const [keys, values] = [finish(objectStore.getAllKeys()), finish(objectStore.getAll())];
      databases.push(name, store, await keys, await values);
    }
    database.close();
  }
  const frame = document.querySelector('iframe')?.contentDocument;
  return {
    sessionStorage: write({ ...sessionStorage }),
    localStorage: write({ ...localStorage }),
    indexedDB: write(databases),
    caches: write(await caches.keys()),
    cookies: document.cookie,
    address: window.location.href + write(window.history.state),
    page: document.documentElement.outerHTML,
    preview: frame?.documentElement.outerHTML ?? '',
  };
}
