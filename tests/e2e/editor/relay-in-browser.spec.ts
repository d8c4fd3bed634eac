import type { Page } from '@playwright/test';
import relay from '../../../src/editor/sign-in-relay.mjs';
import { findViolations } from '../../../src/cli/validate/find-violations';
import { OAuthStandIn } from '../../git-hosts/oauth-stand-in';
import { listen, serveHandler, type Served } from '../../git-hosts/serve-handler';
import { GitHubStandIn } from '../../git-hosts/github-stand-in';
import { makeAccount } from '../../git-hosts/github-switches';
import { BrowserEditor } from '../support/browser-editor';
import { shownPage } from '../support/edited-site';
import { listMisfits } from '../support/editor-misfits';
import { alertOf, listKept } from '../support/sign-in-page';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1280, height: 800 } });

const accountToken = 'gho_mary';

let host: OAuthStandIn;
let service: Served;
/** for the relay, which reads them with every request */
const settings: Record<string, string> = {};
const gitHub = new BrowserEditor(() => GitHubStandIn.start());

test.beforeAll(async () => {
  host = await OAuthStandIn.start();
  service = await serveHandler(relay, settings);
  Object.assign(settings, {
    GITHUB_URL: host.url,
    GITHUB_CLIENT_ID: 'relay',
    GITHUB_CLIENT_SECRET: 'secret',
  });
  await gitHub.start(undefined, { signInRelay: service.url });
  gitHub.standIn.switches.tokens.set(accountToken, makeAccount());
});

test.beforeEach(() => {
  settings['ALLOWED_DOMAINS'] = '127.0.0.1';
  host.tokenAnswer = undefined;
});

test.afterAll(async () => {
  await gitHub.stop();
  service.close();
  host.close();
});

const accountButton = (page: Page) => page.getByRole('button', { name: 'Sign in with GitHub' });

/** Opens the window of the relay. */
async function openPopup(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await accountButton(page).click();
  return opened;
}

function registerRelay(): void {
  const redirect = `${service.url}/callback`;
  host.app = { clientId: 'relay', secret: 'secret', redirect, scope: 'repo' };
}

test('a person signs in with GitHub in the window of the relay', async ({ page }) => {
  registerRelay();
  await page.goto(gitHub.address);
  await expect(page.getByLabel('Token')).toBeVisible();
  const popup = await openPopup(page);
  await expect(page.getByText('Waiting for you to sign in with GitHub…')).toBeVisible();
  await expect(accountButton(page)).toBeDisabled();
  await popup.getByText('Authorize').click();
  await expect(shownPage(page).locator('h1')).toBeVisible();
  expect(popup.isClosed()).toBe(true);
  expect(await listKept(page)).not.toContain(accountToken);
});

test('the keyboard signs in, and the tab keeps the sign-in if asked to', async ({ page }) => {
  registerRelay();
  await page.goto(gitHub.address);
  await page.getByLabel('Keep me signed in until I close this tab').check();
  await page.getByLabel('Repository').focus();
  const opened = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  await (await opened).getByText('Authorize').click();
  await expect(shownPage(page).locator('h1')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).toBe('{}');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain(accountToken);
  await page.reload();
  await expect(shownPage(page).locator('h1')).toBeVisible();
});

test('a pasted token works next to the relay', async ({ page }) => {
  await page.goto(gitHub.address);
  await page.getByLabel('Token').fill(gitHub.standIn.token);
  await page.keyboard.press('Enter');
  await expect(shownPage(page).locator('h1')).toBeVisible();
});

test('windows that close, are blocked or report an error are explained', async ({ page }) => {
  registerRelay();
  await page.goto(gitHub.address);
  const closing = await openPopup(page);
  await closing.close();
  await expect(alertOf(page)).toContainText('The window for signing in was closed');

  const cancelled = await openPopup(page);
  await cancelled.getByText('Cancel').click();
  await expect(alertOf(page)).toContainText('GitHub didn’t give access.');
  await expect.poll(() => cancelled.isClosed()).toBe(true);

  host.tokenAnswer = { status: 200, body: '{"error":"incorrect_client_credentials"}' };
  await (await openPopup(page)).getByText('Authorize').click();
  await expect(alertOf(page)).toContainText('GitHub didn’t confirm the sign-in.');

  settings['ALLOWED_DOMAINS'] = '';
  await openPopup(page);
  await expect(alertOf(page)).toContainText('The sign-in service isn’t set up completely.');

  await page.evaluate(() => {
    window.open = () => null;
  });
  await accountButton(page).click();
  await expect(alertOf(page)).toContainText('Your browser blocked the window');
  await page.getByLabel('Repository').fill('nothing');
  await accountButton(page).click();
  await expect(alertOf(page)).toHaveText('Enter the repository, such as mary/practice.');
});

test('a website that is not allowed receives no token', async ({ page }) => {
  registerRelay();
  settings['ALLOWED_DOMAINS'] = 'edit.example.org';
  await page.goto(gitHub.address);
  await openPopup(page);
  await expect(alertOf(page)).toContainText('The sign-in service doesn’t accept this website.');

  // It claims to be another one, and answers the window as an editor would.
  const requests = host.log.length;
  const foreign = await listen((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<button>Open</button>');
  });
  await page.goto(foreign.url);
  await page.evaluate((url) => {
    const said: string[] = [];
    Object.assign(window, { said });
    window.addEventListener('message', ({ data, source, origin }) => {
      said.push(String(data));
      (source as Window).postMessage('authorizing:github', origin);
    });
    document.querySelector('button')?.addEventListener('click', () => void window.open(url));
  }, `${service.url}/auth?provider=github&site_id=edit.example.org&scope=repo`);
  const opened = page.waitForEvent('popup');
  await page.getByText('Open').click();
  const popup = await opened;
  await popup.getByText('Authorize').click();
  await expect(popup.getByText('does not accept the website')).toBeVisible();
  expect(host.log.length).toBe(requests + 2);
  const said = await page.evaluate(() => (window as Window & { said?: string[] }).said);
  expect(said?.[0]).toBe('authorizing:github');
  expect(said?.[1]).toContain('UNSUPPORTED_DOMAIN');
  expect(said).toHaveLength(2);
  expect(JSON.stringify(said)).not.toContain(accountToken);
  foreign.close();
});

test('messages of other windows and of extensions are ignored', async ({ page }) => {
  registerRelay();
  await page.goto(gitHub.address);
  const forged = 'authorization:github:success:{"provider":"github","token":"gho_evil"}';
  const foreign = await listen((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Foreign</p>');
  });
  const popup = await openPopup(page);
  // By an extension, in the page itself.
  await page.evaluate((message) => {
    window.postMessage(message, '*');
    window.postMessage({ type: message }, '*');
  }, forged);
  // By the right window, while it shows the page of another origin.
  await popup.goto(`${foreign.url}/`);
  await popup.evaluate((message) => (window.opener as Window).postMessage(message, '*'), forged);
  // By another window that the right origin is in.
  const other = page.waitForEvent('popup');
  await page.evaluate((url) => void window.open(url), `${service.url}/none`);
  await (
    await other
  ).evaluate((message) => (window.opener as Window).postMessage(message, '*'), forged);
  await expect(page.getByText('Waiting for you to sign in with GitHub…')).toBeVisible();
  expect(gitHub.standIn.log.filter(({ status }) => status === 401)).toEqual([]);
  await popup.goto(`${service.url}/auth?provider=github&site_id=127.0.0.1&scope=repo`);
  await popup.getByText('Authorize').click();
  await expect(shownPage(page).locator('h1')).toBeVisible();
  foreign.close();
});

test('an editor with a relay may talk to the windows it opens', async ({ request }) => {
  const withRelay = (await request.get(gitHub.address)).headers();
  expect(withRelay['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  const policy = withRelay['content-security-policy'] ?? '';
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain(service.url);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test('the form with an account fits and is accessible', async ({ page }) => {
    registerRelay();
    await page.goto(gitHub.address);
    await expect(page.getByLabel('Token')).toBeVisible();
    expect(await listMisfits(page)).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
  });
});
