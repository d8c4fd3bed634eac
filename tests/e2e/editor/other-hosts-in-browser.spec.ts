import { forgejoApi } from '../../git-hosts/forgejo-api';
import { gitLabApi } from '../../git-hosts/gitlab-api';
import { OtherStandIn } from '../../git-hosts/other-stand-in';
import { BrowserEditor } from '../support/browser-editor';
import { alertOf } from '../support/sign-in-page';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1280, height: 800 } });

for (const api of [gitLabApi, forgejoApi]) {
  test(`a change is published to a ${api.kind} server`, async ({ page }) => {
    const site = new BrowserEditor(() => OtherStandIn.start(api));
    await site.start();
    try {
      await site.open(page);
      await site.writeHeadline(page, 'Published elsewhere.');
      await site.save(page);
      expect(site.read()).not.toContain('Published elsewhere.');
      await site.publish(page);
      expect(site.read()).toContain('Published elsewhere.');
    } finally {
      await site.stop();
    }
  });
}

test('a Forgejo server that allows no pages is explained', async ({ page }) => {
  const site = new BrowserEditor(() => OtherStandIn.start({ ...forgejoApi, corsHeaders: {} }));
  await site.start();
  try {
    await page.goto(site.address);
    await site.signIn(page);
    await expect(alertOf(page)).toContainText('ALLOW_DOMAIN');
  } finally {
    await site.stop();
  }
});
