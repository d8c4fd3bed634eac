import { findViolations } from '../../../src/cli/validate/find-violations';
import { makeTempFolder } from '../../make-temp-folder';
import { NetlifyStandIn } from '../../netlify/netlify-stand-in';
import { EditedSite, shownPage } from '../support/edited-site';
import { requestEditor } from '../support/request-editor';
import { alertOf, listKept } from '../support/sign-in-page';
import { expect, test } from '../support/test';

const site = new EditedSite();
const address = 'https://lakeside.netlify.app';
let standIn: NetlifyStandIn;
test.use({ viewport: { width: 1280, height: 800 } });

test.beforeAll(async () => {
  standIn = await NetlifyStandIn.start();
  site.folder = makeTempFolder();
});

test.afterAll(async () => {
  await site.stop();
  await standIn.close();
});

async function startEditor(): Promise<void> {
  site.address = await requestEditor(site.folder, 'another-practice', { netlify: standIn.url });
}

/** The first page as visitors get it. */
function readPublished(): string {
  return standIn.sites[0]?.published?.get('/index.html')?.toString() ?? '';
}

test('a website is published at Netlify, and its changes after the editor was started again', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await startEditor();
  await site.open(page);
  await page.getByRole('button', { name: 'Put it online' }).click();
  await page.getByRole('button', { name: 'Publish with Netlify' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish with Netlify' });
  const token = dialog.getByLabel('Token');
  const next = dialog.getByRole('button', { name: 'Next' });
  await next.click();
  await expect(dialog.getByText('Paste the token.')).toBeVisible();
  await dialog.getByLabel('Name of your website').fill('lakeside');
  await token.fill('nfp_wrong');
  await next.click();
  await expect(alertOf(page)).toContainText('Netlify doesn’t accept this token');
  expect(await findViolations(page)).toEqual([]);
  await token.fill(standIn.token);
  standIn.switches.fault = 'Invalid _redirects';
  await next.click();
  const online = dialog.getByText(`Your website is online at ${address}.`);
  await expect(alertOf(page)).toContainText('Message from Netlify: Invalid _redirects', {
    timeout: 120_000,
  });
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(online).toBeVisible({ timeout: 120_000 });
  expect(await findViolations(page)).toEqual([]);
  expect(readPublished()).toContain(`<link rel="canonical" href="${address}/"`);
  expect(standIn.sites[0]?.published?.has('/_headers')).toBe(true);
  await dialog.getByRole('button', { name: 'Continue editing' }).click();

  await startEditor();
  await site.open(page);
  await shownPage(page).locator('h1').click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Published later');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog).toContainText(`sends the changed files to ${address}`);
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Use another host' }).click();
  const others = page.getByRole('dialog', { name: 'Put your website online' });
  await expect(others).toContainText('GitHub needs files that this folder doesn’t have');
  await others.getByRole('button', { name: 'Download your website' }).click();
  const download = page.getByRole('dialog', { name: 'Download your website' });
  await download.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(alertOf(page)).toContainText('the editor needs a token');
  await token.fill('nfp_other');
  await next.click();
  await expect(alertOf(page)).toContainText('belongs to the account “Account lake”', {
    timeout: 120_000,
  });
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await token.fill(standIn.token);
  await next.click();
  await expect(online).toBeVisible({ timeout: 120_000 });
  expect(readPublished()).toContain('Published later');
  expect(await listKept(page)).not.toContain(standIn.token);
  expect([standIn.sites.length, standIn.violations]).toEqual([1, []]);
});
