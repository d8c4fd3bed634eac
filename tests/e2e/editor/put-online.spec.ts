import { findViolations } from '../../../src/cli/validate/find-violations';
import { allPermissions } from '../../editor/server/go-online/permissions';
import { commitFiles } from '../../git-hosts/commit-files';
import { GitHubStandIn } from '../../git-hosts/github-stand-in';
import { makeAccount } from '../../git-hosts/github-switches';
import { BrowserEditor } from '../support/browser-editor';
import { countActions } from '../support/count-actions';
import { shownPage } from '../support/edited-site';
import { putOnlineDialogOf as dialogOf, startSite } from '../support/start-site';
import { alertOf, listKept } from '../support/sign-in-page';
import { makeTestStarter } from '../support/make-test-starter';
import { expect, test } from '../support/test';

const site = new BrowserEditor(() => GitHubStandIn.start({ isNewAccount: true }));
const starterSites = ['another-practice', 'german'] as const;
test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1280, height: 800 } });
test.beforeAll(() =>
  site.start('another-practice', {
    starters: starterSites.map(makeTestStarter),
  }),
);
test.afterAll(() => site.stop());

test('a website is started without an account, put online and edited further', async ({ page }) => {
  const { standIn } = site;
  standIn.switches.tokens.set(standIn.token, makeAccount({ permissions: { contents: 'write' } }));
  await page.goto(site.address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start your website');
  expect(await findViolations(page)).toEqual([]);
  const choice = page.getByRole('radio', { name: 'another-practice' });
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(alertOf(page)).toHaveText('Choose what your website is for.');
  await choice.check();
  await expect(alertOf(page)).toHaveCount(0);
  await choice.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'german' })).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await startSite(page, site.address);
  await site.writeHeadline(page, 'My own website');

  await page.reload();
  await expect(shownPage(page).locator('h1')).toHaveText('My own website');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Close and keep the website' }).click();
  await page.getByRole('radio', { name: 'german' }).check();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await choice.check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(shownPage(page).locator('h1')).toHaveText('My own website');
  expect(standIn.log).toEqual([]);

  await page.getByRole('button', { name: 'Put it online' }).click();
  const dialog = dialogOf(page);
  const token = dialog.getByLabel('Token');
  const next = dialog.getByRole('button', { name: 'Next' });
  await next.click();
  await expect(dialog.getByText('Paste the token.')).toBeVisible();
  await token.fill('github_pat_wrong');
  await next.click();
  await expect(alertOf(page)).toContainText('GitHub doesn’t accept this token');
  await token.fill(standIn.token);
  expect(await findViolations(page)).toEqual([]);
  await next.click();
  await expect(dialog.getByText('https://mary.github.io')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const go = dialog.getByRole('button', { name: 'Put it online' });
  await go.click();
  await expect(dialog.getByText(/^Check “Put the sample online”, or cancel/)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByLabel('Put the sample online').check();
  await go.click();
  await expect(alertOf(page)).toContainText('Administration: Read and write');
  standIn.switches.tokens.set(standIn.token, makeAccount({ permissions: allPermissions }));
  await go.click();
  await expect(dialog.getByText('Your website is online at https://mary.github.io.')).toBeVisible({
    timeout: 60_000,
  });
  expect(await findViolations(page)).toEqual([]);
  expect(await listKept(page)).not.toContain(standIn.token);
  const config = JSON.parse(site.read()) as { site: { url: string } };
  expect(config.site.url).toBe('https://mary.github.io');
  expect(site.hasFile('.github/workflows/website.yml')).toBe(true);

  await dialog.getByRole('button', { name: 'Continue editing' }).click();
  await expect(shownPage(page).locator('h1')).toHaveText('My own website');
  await site.writeHeadline(page, 'Published later');
  await site.save(page);
  await site.publish(page);
  expect(site.read()).toContain('Published later');
  // The site is in the repository: this browser only has what is loaded from there.
  const databases = await page.evaluate(() => indexedDB.databases());
  expect(databases.map(({ name }) => name)).toEqual([
    'pagewright',
    expect.stringMatching(/^pagewright\/.*\/mary\/mary\.github\.io$/),
  ]);
});

test('it gets a domain, and the list of what isn’t real yet opens the places', async ({ page }) => {
  const { standIn } = site;
  const { records } = standIn.switches;
  await page.goto(site.address);
  await page.getByLabel('Repository').fill('mary/mary.github.io');
  await site.signIn(page);
  await expect(shownPage(page).locator('h1')).toBeVisible();
  await page.getByRole('button', { name: 'Your website' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your website' });
  await expect(dialog.getByText('Hidden from search engines')).toBeVisible();
  await expect(dialog.getByText(/^Last change on .* by mary: /)).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'https://mary.github.io/' })).toBeVisible();
  await expect(dialog.getByText('Nothing is scheduled.')).toBeVisible();

  const domain = dialog.getByRole('textbox', { name: 'Domain' });
  expect(await findViolations(page)).toEqual([]);
  await domain.fill('not a domain');
  await dialog.getByRole('button', { name: 'Use this domain' }).click();
  await expect(alertOf(page)).toHaveText('Enter a domain, such as example.org.');
  await domain.fill('https://Quiet-Lake.org/');
  await dialog.getByRole('button', { name: 'Use this domain' }).click();
  await expect(dialog.getByRole('button', { name: 'Copy 185.199.108.153' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Copy mary.github.io' })).toBeVisible();
  await expect(dialog.getByText(/^The new address is published/)).toBeVisible();
  expect(JSON.parse(site.read())).toMatchObject({ site: { url: 'https://quiet-lake.org' } });
  expect(await findViolations(page)).toEqual([]);
  const check = dialog.getByRole('button', { name: 'Check the records' });
  await check.click();
  await expect(dialog.getByText(/^quiet-lake\.org has no records yet\./)).toBeVisible();
  await expect(dialog.getByText(/^Next, GitHub makes a certificate/)).toBeVisible();
  await expect(dialog.getByText(/^Your website moves to quiet-lake\.org\./)).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'https://quiet-lake.org/' })).toHaveCount(0);
  records.set('quiet-lake.org', 'github').set('www.quiet-lake.org', 'github');
  await check.click();
  await expect(
    dialog.getByText('quiet-lake.org is set up correctly.', { exact: true }),
  ).toBeVisible();
  await expect(dialog.getByText('The certificate is ready.')).toBeVisible({
    timeout: 60_000,
  });
  await dialog.getByRole('button', { name: 'Turn on HTTPS' }).click();
  await expect(
    dialog.getByText('Visitors reach your website by a secure connection.'),
  ).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'https://quiet-lake.org/' })).toBeVisible();
  await expect(dialog.getByRole('table')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'DNS records' })).toBeVisible();
  expect(standIn.known).toMatchObject({
    domain: 'quiet-lake.org',
    isHttpsEnforced: true,
  });

  const remove = dialog.getByRole('button', { name: 'Remove the domain' });
  await remove.click();
  await expect(
    dialog.getByText(/^Visitors will no longer reach your website at quiet-lake/),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(standIn.known?.domain).toBe('quiet-lake.org');

  // What is left to do opens its place.
  const first = dialog.getByRole('listitem').getByRole('button').first();
  await first.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Saved · published')).toBeVisible();
});

test('a domain takes five actions; other changes wait for “Publish”', async ({ page }) => {
  const { standIn } = site;
  await page.goto(site.address);
  await page.getByLabel('Repository').fill('mary/mary.github.io');
  await site.signIn(page);
  await expect(shownPage(page).locator('h1')).toBeVisible();
  const button = page.getByRole('button', { name: 'Your website' });
  const dialog = page.getByRole('dialog', { name: 'Your website' });
  await site.writeHeadline(page, 'Not published yet');
  await site.save(page);
  await button.click();
  await dialog.getByRole('button', { name: 'Remove the domain' }).click();
  await dialog.getByRole('button', { name: 'Remove the domain' }).click();
  await expect(
    dialog.getByText(/^The address in your website’s settings has changed/),
  ).toBeVisible();
  expect(JSON.parse(site.read())).toMatchObject({ site: { url: 'https://quiet-lake.org' } });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await site.publish(page);
  expect(JSON.parse(site.read())).toMatchObject({ site: { url: 'https://mary.github.io' } });

  standIn.switches.records.set('still-lake.org', 'github').set('www.still-lake.org', 'github');
  const count = await countActions(page);
  await button.click();
  await dialog.getByRole('textbox', { name: 'Domain' }).fill('still-lake.org');
  await dialog.getByRole('button', { name: 'Use this domain' }).click();
  await expect(dialog.getByText(/^The new address is published/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Check the records' }).click();
  await dialog.getByRole('button', { name: 'Turn on HTTPS' }).click({ timeout: 60_000 });
  await expect(
    dialog.getByText('Visitors reach your website by a secure connection.'),
  ).toBeVisible();
  expect(count()).toBe(5);
  expect(standIn.known).toMatchObject({ domain: 'still-lake.org', isHttpsEnforced: true });
  expect(JSON.parse(site.read())).toMatchObject({ site: { url: 'https://still-lake.org' } });
  const { repository } = standIn;
  expect(await repository.git(['log', '-1', '--format=%s', 'main'])).toContain(
    'Use the address https://still-lake.org',
  );
});

test('it goes live when nothing is left to do and the person has read it', async ({ page }) => {
  const { repository } = site.standIn;
  const real = site
    .read()
    .replaceAll('physio-am-hafen.example', 'physio-am-hafen.ch')
    .replaceAll(/,\s*"sample": true/g, '');
  const tip = await repository.git(['rev-parse', 'main']);
  await commitFiles(repository, 'main', { 'site.config.json': real }, tip);
  await page.goto(site.address);
  await page.getByLabel('Repository').fill('mary/mary.github.io');
  await site.signIn(page);
  const button = page.getByRole('button', { name: 'Your website' });
  await expect(button).toHaveAccessibleDescription('Hidden');
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Your website' });
  await expect(
    dialog.getByRole('link', { name: 'Publish to the minute with another scheduler' }),
  ).toBeVisible();
  const go = dialog.getByRole('button', { name: 'Go live' });
  await expect(go).toBeDisabled();
  await dialog.getByLabel(/^I have read every page/).check();
  await go.click();
  await expect(dialog.getByText(/^Search engines may list your website once/)).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Hidden from search engines' })).toBeVisible();
  await expect(dialog.getByText('Choose “Publish” to make this change visible.')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(button).toHaveAccessibleDescription('Hidden');
  await site.publish(page);
  await expect(button).toHaveAccessibleDescription('Live');
  expect(JSON.parse(site.read())).toMatchObject({ site: { status: 'live' } });
});

test.describe('while the website is built', () => {
  const built = new BrowserEditor(() => GitHubStandIn.start({ isNewAccount: true }));
  test.beforeAll(() =>
    built.start('another-practice', { starters: [makeTestStarter('another-practice')] }),
  );
  test.afterAll(() => built.stop());

  test('a reload asks for the token of the repository, not to put it online again', async ({
    page,
  }) => {
    const { standIn } = built;
    standIn.switches.tokens.set(standIn.token, makeAccount({ permissions: allPermissions }));
    await startSite(page, built.address);
    await built.writeHeadline(page, 'My own website');
    await page.getByRole('button', { name: 'Put it online' }).click();
    const dialog = dialogOf(page);
    await dialog.getByLabel('Token').fill(standIn.token);
    await dialog.getByRole('button', { name: 'Next' }).click();
    await dialog.getByLabel('Put the sample online').check();
    await dialog.getByRole('button', { name: 'Put it online' }).click();
    await expect(dialog.getByRole('button', { name: 'Continue editing' })).toBeVisible();
    await page.reload();
    await expect(
      page.getByText('Your website is in the repository mary/mary.github.io'),
    ).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await expect(page.getByLabel('Repository')).toHaveValue('mary/mary.github.io');
    await built.signIn(page);
    await expect(shownPage(page).locator('h1')).toHaveText('My own website');
    await expect(page.getByRole('button', { name: 'Your website' })).toBeVisible();
    const databases = await page.evaluate(() => indexedDB.databases());
    expect(databases.map(({ name }) => name)).not.toContain('pagewright/new/another-practice');
  });
});
