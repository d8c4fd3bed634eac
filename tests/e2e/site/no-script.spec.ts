// @promise Every page can be read without JavaScript

import { expect, test } from './site-test';
import { addressOf, listEmbeds, readTestedSites, type TestedSite } from './tested-sites';

test.use({ javaScriptEnabled: false });

/** A page whose first questions are several, if there is one. */
function findQuestions({ pages }: TestedSite) {
  return pages.find(({ blocks }) => {
    const [first] = blocks.flatMap(({ block }) => (block.type === 'accordion' ? block : []));
    return first !== undefined && first.items.length > 1;
  });
}

for (const site of readTestedSites()) {
  for (const payload of site.pages) {
    test(`${site.name} ${payload.path} can be read without script @F13`, async ({ page }) => {
      await page.goto(addressOf(site, payload));
      await expect(page.locator('h1')).toBeVisible();
      const sections = await page.locator('main > :not([hidden])').count();
      expect(sections).toBeGreaterThanOrEqual(payload.blocks.length);
      for (const image of await page.locator('main img').all()) {
        await expect(image).not.toHaveCSS('opacity', '0');
      }

      const embeds = listEmbeds(payload);
      // What is loaded on request only is not loaded here, where nobody can ask.
      const loaded = embeds.flatMap(({ frame }) => (frame && frame.load !== 'click' ? frame : []));
      await expect(page.locator('iframe')).toHaveCount(loaded.length);
      for (const [index, { src }] of loaded.entries()) {
        await expect(page.locator('iframe').nth(index)).toHaveAttribute('src', src);
      }
      // Every widget has a way on below it, and a number to call where the site has one.
      const ways = page.locator('main p[id$="_after"]');
      await expect(ways).toHaveCount(embeds.length);
      // What would wait for a visitor's wish leaves no empty box above that way.
      const places = page.locator('main :has(+ p[id$="_after"])').filter({ visible: true });
      const toCome = embeds.filter(({ notSetUp }) => notSetUp !== undefined);
      await expect(places).toHaveCount(loaded.length + toCome.length);
      for (const [index, { fallbackLabel, href, phone }] of embeds.entries()) {
        const link = ways.nth(index).getByRole('link', { name: fallbackLabel });
        if (href === undefined) await expect(link).toHaveCount(0);
        else await expect(link).toHaveAttribute('href', href);
        const numbers = ways.nth(index).locator('a[href^="tel:"]').filter({ visible: true });
        await expect(numbers).toHaveCount(phone ? 1 : 0);
      }
    });
  }

  const withQuestions = findQuestions(site);
  if (withQuestions) {
    test(`${site.name}: an answer opens without script, and closes the one before`, async ({
      page,
    }) => {
      await page.goto(addressOf(site, withQuestions));
      const questions = page.locator('main details');
      await questions.nth(0).locator('summary').click();
      await expect(questions.nth(0)).toHaveAttribute('open', '');
      await questions.nth(1).locator('summary').click();
      await expect(questions.nth(0)).not.toHaveAttribute('open');
      await expect(questions.nth(1)).toHaveAttribute('open', '');
      await questions.nth(1).locator('summary').click();
      await expect(questions.nth(1)).not.toHaveAttribute('open');
    });
  }

  const withMenu = site.pages.find(({ header }) => header);
  if (withMenu) {
    test(`${site.name}: the menu opens on a small screen without script @F13`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(addressOf(site, withMenu));
      const links = page.locator('#menu a');
      await expect(links.first()).toBeHidden();
      await page.locator('header button[popovertarget=menu]').first().click();
      await expect(links.first()).toBeVisible();
      await expect(links.last()).toBeVisible();
      // No button for a group: all of them are open, and nothing could close one.
      await expect(page.locator('#menu li > button:visible')).toHaveCount(0);
    });
  }
}
