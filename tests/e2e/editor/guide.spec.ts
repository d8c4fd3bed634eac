// @promise The guide for new websites shows what the editor shows

import { listGuideTexts, walkGuide } from '../../../scripts/readme/guide-steps';
import { readShown, shownSite } from '../../../scripts/readme/images';
import { allPermissions } from '../../editor/server/go-online/permissions';
import { GitHubStandIn } from '../../git-hosts/github-stand-in';
import { makeAccount } from '../../git-hosts/github-switches';
import { BrowserEditor } from '../support/browser-editor';
import { makeTestStarter } from '../support/make-test-starter';
import { expect, test } from '../support/test';

const site = new BrowserEditor(() => GitHubStandIn.start({ isNewAccount: true }));
test.use({ viewport: { width: 960, height: 900 } });
test.beforeAll(() => site.start('another-practice', { starters: [makeTestStarter(shownSite)] }));
test.afterAll(() => site.stop());

test('a website goes online as the guide shows it', async ({ page }) => {
  const { standIn } = site;
  standIn.switches.tokens.set(standIn.token, makeAccount({ permissions: allPermissions }));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(site.address);
  const shown: Record<string, string[]> = {};
  await walkGuide(page, standIn, async (part) => {
    shown[part] = await listGuideTexts(page, part);
  });
  // Those of other hosts are looked at where a website is downloaded.
  const { download: _download, check: _check, ...images } = readShown().guide;
  expect(shown, 'The images show something else. Take them again: npm run readme').toEqual(images);
});
