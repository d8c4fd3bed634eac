import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listGuideTexts, walkOtherHost } from '../../../scripts/readme/guide-steps';
import { readShown, shownSite } from '../../../scripts/readme/images';
import { createPreviewServer } from '../../../src/build/server/preview-server';
import { listenLocally } from '../../../src/build/server/ports';
import { findViolations } from '../../../src/cli/validate/find-violations';
import { allPermissions } from '../../editor/server/go-online/permissions';
import { writeWebsite } from '../../editor/server/go-online/write-website';
import { GitHubStandIn } from '../../git-hosts/github-stand-in';
import { makeAccount } from '../../git-hosts/github-switches';
import { makeTempFolder } from '../../make-temp-folder';
import { EditedSite, shownPage } from '../support/edited-site';
import { requestEditor } from '../support/request-editor';
import { alertOf, listKept } from '../support/sign-in-page';
import { expect, test } from '../support/test';

const site = new EditedSite();
let standIn: GitHubStandIn;
test.use({ viewport: { width: 1280, height: 800 } });

test.beforeAll(async () => {
  standIn = await GitHubStandIn.start({ isNewAccount: true });
  standIn.switches.tokens.set(standIn.token, makeAccount({ permissions: allPermissions }));
  site.folder = makeTempFolder();
});

test.afterAll(async () => {
  await site.stop();
  await standIn.close();
});

async function startEditor(): Promise<void> {
  site.address = await requestEditor(site.folder, 'another-practice', { gitHub: standIn.api });
}

/** The config in the repository. */
function readRemote(): string {
  const { folder } = standIn.repository;
  return execFileSync('git', ['show', 'main:site.config.json'], { cwd: folder, encoding: 'utf8' });
}

test('the website is downloaded without an account, uploaded and checked as the guide shows it', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const served = makeTempFolder();
  const host = createPreviewServer(served);
  const website = await listenLocally(host);
  const own = new EditedSite();
  own.folder = makeTempFolder();
  own.address = await requestEditor(own.folder, shownSite, { website });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await own.open(page);
  const shown: Record<string, string[]> = {};
  await walkOtherHost(page, served, async (part) => {
    expect(await findViolations(page)).toEqual([]);
    shown[part] = await listGuideTexts(page, part);
  });
  const { download, check } = readShown().guide;
  expect(shown, 'The images show something else. Take them again: npm run readme').toEqual({
    download,
    check,
  });
  expect(existsSync(join(served, '_headers'))).toBe(true);
  await own.stop();
  host.close();
});

test('a folder without git is put online, and published after the editor was started again', async ({
  page,
}) => {
  await startEditor();
  await site.open(page);
  const putOnline = page.getByRole('button', { name: 'Put it online' });
  await putOnline.click();
  const dialog = page.getByRole('dialog', { name: 'Put your website online' });
  await expect(alertOf(page)).toContainText('GitHub needs files that this folder doesn’t have');
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  writeWebsite(site.folder);
  await page.reload();
  await putOnline.click();
  await dialog.getByLabel('Token').fill(standIn.token);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByLabel('Put the sample online').check();
  await dialog.getByRole('button', { name: 'Put it online' }).click();
  await expect(dialog.getByText('Your website is online at https://mary.github.io.')).toBeVisible({
    timeout: 60_000,
  });
  await dialog.getByRole('button', { name: 'Continue editing' }).click();
  await expect(dialog).toBeHidden();

  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  const publishing = page.getByRole('dialog', { name: 'Publish' });
  await shownPage(page).locator('h1').click();
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('Published at once');
  await publish.click();
  await publishing.getByRole('button', { name: /^Publish/ }).click();
  await expect(publishing.getByText('Published.')).toBeVisible();
  await expect(publishing.getByText(/^Your website shows your changes/)).toBeVisible({
    timeout: 30_000,
  });
  expect(readRemote()).toContain('Published at once');
  await publishing.getByRole('button', { name: 'Done' }).click();

  await startEditor();
  await site.open(page);
  await shownPage(page).locator('h1').click();
  await title.fill('Published later');
  await publish.click();
  await expect(alertOf(page)).toContainText('the editor needs a token');
  expect(await findViolations(page)).toEqual([]);
  const token = publishing.getByLabel('Token');
  await token.fill('github_pat_wrong');
  await publishing.getByRole('button', { name: 'Next' }).click();
  await expect(alertOf(page)).toContainText('GitHub doesn’t accept this token');
  await token.fill(standIn.token);
  await publishing.getByRole('button', { name: 'Next' }).click();
  await publishing.getByRole('button', { name: /^Publish/ }).click();
  await expect(publishing.getByText('Published.')).toBeVisible();
  expect(readRemote()).toContain('Published later');
  await publishing.getByRole('button', { name: 'Done' }).click();

  await startEditor();
  await site.open(page);
  await page.getByRole('button', { name: 'Your website' }).click();
  const website = page.getByRole('dialog', { name: 'Your website' });
  await website.getByLabel('Token').fill(standIn.token);
  expect(await findViolations(page)).toEqual([]);
  await website.getByRole('button', { name: 'Next' }).click();
  await expect(website.getByRole('link', { name: 'https://mary.github.io/' })).toBeVisible();
  expect(await listKept(page)).not.toContain(standIn.token);
  expect(standIn.violations).toEqual([]);
});
