import type { Page } from '@playwright/test';
import { forgejoApi } from '../../git-hosts/forgejo-api';
import { gitLabApi } from '../../git-hosts/gitlab-api';
import { GitHubStandIn } from '../../git-hosts/github-stand-in';
import { OtherStandIn } from '../../git-hosts/other-stand-in';
import { BrowserEditor } from '../support/browser-editor';
import { shownPage } from '../support/edited-site';
import { alertOf } from '../support/sign-in-page';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1280, height: 800 } });

const standIns = {
  github: () => GitHubStandIn.start(),
  gitlab: () => OtherStandIn.start(gitLabApi),
  forgejo: () => OtherStandIn.start(forgejoApi),
};

type Site = BrowserEditor<GitHubStandIn | OtherStandIn>;

/** Changes the headline, saves it, and closes the tab. */
async function leaveHeadline(site: Site, page: Page, text: string): Promise<void> {
  await site.writeHeadline(page, text);
  await site.save(page);
  await page.close();
}

async function openByName(site: Site, page: Page, name: string): Promise<void> {
  await page.goto(site.address);
  await page.getByLabel('Repository').fill(name);
  await site.signIn(page);
}

for (const [kind, start] of Object.entries(standIns)) {
  test(`changes are found by either name after a repository was renamed (${kind})`, async ({
    page,
    context,
  }) => {
    const site: Site = new BrowserEditor<GitHubStandIn | OtherStandIn>(start);
    await site.start();
    try {
      const first = await context.newPage();
      await site.open(first);
      await leaveHeadline(site, first, 'Before the new name');
      site.standIn.switches.renamedTo = 'site';

      const second = await context.newPage();
      await openByName(site, second, 'mary/practice');
      await expect(shownPage(second).locator('h1')).toHaveText('Before the new name');
      await site.publish(second);
      expect(site.read()).toContain('"title": "Before the new name"');
      await leaveHeadline(site, second, 'After the new name');

      await openByName(site, page, 'mary/site');
      await expect(shownPage(page).locator('h1')).toHaveText('After the new name');
      await site.publish(page);
      expect(site.read()).toContain('"title": "After the new name"');
    } finally {
      await site.stop();
    }
  });
}

test('a deleted repository is explained, and changes are there when it is restored', async ({
  page,
  context,
}) => {
  const site = new BrowserEditor(standIns.github);
  await site.start();
  try {
    const first = await context.newPage();
    await site.open(first);
    await leaveHeadline(site, first, 'Kept without a repository');
    const account = site.standIn.switches.tokens.get(site.standIn.token);
    if (!account) throw new Error('There is no account.');
    account.seesRepository = false;
    await page.goto(site.address);
    await site.signIn(page);
    await expect(alertOf(page)).toContainText('it was deleted');
    await expect(alertOf(page)).toContainText('kept in this browser');

    account.seesRepository = true;
    await site.signIn(page);
    await expect(shownPage(page).locator('h1')).toHaveText('Kept without a repository');
  } finally {
    await site.stop();
  }
});
