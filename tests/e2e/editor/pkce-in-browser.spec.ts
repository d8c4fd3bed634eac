import { request as forward } from 'node:http';
import type { Page } from '@playwright/test';
import { gitLabApi } from '../../git-hosts/gitlab-api';
import { makeAccount } from '../../git-hosts/github-switches';
import { OAuthStandIn } from '../../git-hosts/oauth-stand-in';
import { OtherStandIn } from '../../git-hosts/other-stand-in';
import { findViolations } from '../../../src/cli/validate/find-violations';
import { BrowserEditor } from '../support/browser-editor';
import { shownPage } from '../support/edited-site';
import { listMisfits } from '../support/editor-misfits';
import { alertOf, listKept } from '../support/sign-in-page';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1280, height: 800 } });

const accountToken = 'gho_mary';

let host: OAuthStandIn;
const gitLab = new BrowserEditor(() => OtherStandIn.start(gitLabApi));

test.beforeAll(async () => {
  host = await OAuthStandIn.start();
  await gitLab.start(undefined, { api: host.url + gitLabApi.base, clientId: 'editor' });
  gitLab.standIn.switches.tokens.set(accountToken, makeAccount());
  host.app = { clientId: 'editor', redirect: gitLab.address, scope: 'api' };
  // GitLab has its API and the pages to sign in on one origin.
  host.forward = (request, response) => {
    const { url = '/', method, headers } = request;
    const sent = forward(new URL(url, gitLab.standIn.url), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    sent.on('error', () => response.destroy());
    request.pipe(sent);
  };
});

test.beforeEach(() => {
  host.tokenAnswer = undefined;
});

test.afterAll(async () => {
  await gitLab.stop();
  host.close();
});

const accountButton = (page: Page) => page.getByRole('button', { name: 'Sign in with GitLab' });

test('a person signs in with GitLab, and code and verifier are removed', async ({ page }) => {
  await page.goto(gitLab.address);
  await page.getByLabel('Keep me signed in until I close this tab').check();
  await accountButton(page).click();
  await page.getByText('Authorize').click();
  await expect(shownPage(page).locator('h1')).toBeVisible();
  expect(page.url()).toBe(gitLab.address);
  const kept = await listKept(page);
  expect(kept).toContain(accountToken);
  for (const secret of ['verifier', 'state', 'code=', 'refresh'])
    expect(kept).not.toContain(secret);
  expect(host.log.filter((line) => line.endsWith('/oauth/token'))).toEqual(['POST /oauth/token']);
  await page.reload();
  await expect(shownPage(page).locator('h1')).toBeVisible();
});

test('a refusal of GitLab is explained, and the repository stays', async ({ page }) => {
  await page.goto(gitLab.address);
  const repository = page.getByLabel('Repository');
  const attempt = async (choice: string, sentence: string) => {
    await repository.fill('mary/other/practice');
    await accountButton(page).click();
    await page.getByText(choice).click();
    await expect(alertOf(page)).toContainText(sentence);
    expect(page.url()).toBe(gitLab.address);
    await expect(repository).toHaveValue('mary/other/practice');
    expect(await listKept(page)).not.toContain('verifier');
  };
  await attempt('Cancel', 'You didn’t give access at GitLab.');
  host.tokenAnswer = { status: 400, body: '{"error":"invalid_grant"}' };
  await attempt('Authorize', 'The sign-in took too long for GitLab.');
  host.tokenAnswer = { status: 401, body: '{"error":"invalid_client"}' };
  await attempt('Authorize', 'GitLab doesn’t know this editor');
  host.tokenAnswer = { status: 502, body: '<p>Bad gateway</p>' };
  await attempt('Authorize', 'GitLab reported an error.');
  await page.route(`${host.url}/oauth/token`, (route) => route.abort());
  await attempt('Authorize', 'GitLab can’t be reached.');
});

test('a return that this tab did not begin is refused', async ({ page }) => {
  const before = host.log.length;
  await page.goto(`${gitLab.address}?code=stolen&state=forged`);
  await expect(alertOf(page)).toContainText('This tab didn’t start that sign-in with GitLab.');
  expect(page.url()).toBe(gitLab.address);
  await page.evaluate(() =>
    sessionStorage.setItem(
      'editor-pending-sign-in',
      JSON.stringify({ state: 'mine', verifier: 'v', repository: 'mary/practice', isKept: true }),
    ),
  );
  await page.goto(`${gitLab.address}?code=stolen&state=forged`);
  await expect(alertOf(page)).toContainText('This tab didn’t start that sign-in with GitLab.');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(host.log.slice(before)).toEqual([]);
});

test('the browser’s Back button returns from GitLab to a form that works', async ({ page }) => {
  await page.goto(gitLab.address);
  await accountButton(page).click();
  await expect(page.getByText('Authorize')).toBeVisible();
  await page.goBack();
  await accountButton(page).click();
  await page.getByText('Authorize').click();
  await expect(shownPage(page).locator('h1')).toBeVisible();
});

test('an editor without a relay is cut off from the windows it opens', async ({ request }) => {
  const headers = (await request.get(gitLab.address)).headers();
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test('the form with an account fits and is accessible', async ({ page }) => {
    await page.goto(gitLab.address);
    await expect(page.getByLabel('Token')).toBeVisible();
    expect(await listMisfits(page)).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
  });
});
