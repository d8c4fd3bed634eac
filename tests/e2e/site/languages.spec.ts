// @promise On any site in several languages, visitors can change the language of a page and return
// to it; a language can be added to the shipped site

import type { PagePayload } from '../../../src/payload/payload';
import { expect, hydrate, test } from './site-test';
import { readTestedSites } from './tested-sites';

/** The first page that exists in another language, with the link to it there. */
function findTranslated(pages: readonly PagePayload[]) {
  for (const { path, languages = [] } of pages) {
    const link = languages.find(({ leadsHome }) => leadsHome === undefined);
    if (link && !path.endsWith('/404')) return { path, link };
  }
  return undefined;
}

for (const site of readTestedSites()) {
  const translated = findTranslated(site.pages);
  if (translated) {
    const { path, link } = translated;
    test(`${site.name}: visitors change the language of ${path}, and come back`, async ({
      page,
    }) => {
      await page.goto(site.origin + path);
      await hydrate(page);
      const language = await page.locator('html').getAttribute('lang');
      const pick = async (code: string | null): Promise<void> => {
        await page.locator(`header a[hreflang="${code}"]`).click();
        await expect(page.locator('html')).toHaveAttribute('lang', code ?? '');
      };
      await pick(link.language);
      await expect(page).toHaveURL(site.origin + link.href);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await pick(language);
      await expect(page).toHaveURL(site.origin + path);
    });
  }
}
