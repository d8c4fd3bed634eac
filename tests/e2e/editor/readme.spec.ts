import { readBuiltPages } from '../../../src/io/read-built-pages';
import { blockSites, blockWindow, findBlocks, openBlock } from '../../../scripts/readme/blocks';
import { nameTexts, shotBrowser, walkShots } from '../../../scripts/readme/editor-shots';
import { readShown, shownSite } from '../../../scripts/readme/images';
import { aroundPage, listShown, selectHeadline, windows } from '../../../scripts/readme/scenes';
import { readTestSite } from '../../sites/read-site';
import { editForAll } from '../support/edited-site';
import { originOf } from '../support/ports';
import { routeTypefaces } from '../support/route-typefaces';
import { expect, test } from '../support/test';

const site = editForAll(undefined, shownSite);
const shown = readShown();

const old = 'The images show something else. Take them again: npm run readme';

// For `routeTypefaces`.
test.use({ bypassCSP: true });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('the image of the site in README.md shows what visitors see', async ({ page }) => {
  await page.setViewportSize(windows.laptop);
  await routeTypefaces(page);
  await page.goto('/');
  await expect.poll(() => listShown(page, 'body'), old).toEqual(shown.site);
});

test('the images of the editor in README.md show what editors see', async ({ page }) => {
  await page.setViewportSize(windows.editor);
  await selectHeadline(page, site.address);
  await expect.poll(() => listShown(page, aroundPage), old).toEqual(shown.editor);
});

test.describe('in the window of the guides', () => {
  test.use(shotBrowser);

  test('the images in the guides show what editors see', async ({ page }) => {
    test.setTimeout(300_000);
    const outdated: string[] = [];
    await walkShots(page, site.address, async (shot) => {
      const named = expect.poll(() => nameTexts(page, shot)).toBe(shown.shots[shot.name]);
      await named.catch(() => outdated.push(shot.name));
    });
    expect(outdated, old).toEqual([]);
  });
});

test('the images of blocks in the reference show what visitors see', async ({ page }) => {
  await page.setViewportSize(blockWindow);
  await routeTypefaces(page);
  const blocks: Record<string, string[]> = {};
  for (const name of blockSites) {
    for (const block of findBlocks(readBuiltPages(readTestSite(name).builtFolder))) {
      blocks[block.type] ??= await openBlock(page, originOf(name), block);
    }
  }
  expect(blocks, old).toEqual(shown.blocks);
});
