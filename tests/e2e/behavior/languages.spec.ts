// @promise Untranslated content is marked with its language: formatted and plain text, also in
// labels, attributes and content that appears later; pages in one language do not grow by a byte
// @promise Where the project has no wording in the language of a site, the English wording is
// marked as English, also in content that appears later; sites with their own wording do not grow
// by a byte
// @promise Visitors can change the language and return, also without JavaScript, and load only one
// language
// @promise The browser’s language never redirects anyone: no page, script or host file checks it

import words from '../../../schema/locales/de.json' with { type: 'json' };
import { originOf } from '../support/ports';
import { expect, hydrate, test } from '../support/test';
import { attributes } from '../../../src/contract/page-contract';
import { dataUrl } from '../../../src/payload/page-paths';
import type { FoundPage } from '../../../src/payload/search/search-index';
import type { PagePayload, PublishedSite } from '../../../src/payload/payload';

test.use({ baseURL: originOf('two-languages') });

test('a visitor changes the language and comes back, and loads nothing of the other one', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  // Links are followed within the document once the app runs.
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute(attributes.hydrated, /.*/);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Counselors' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our counselors');
  const toSpanish = page.getByRole('banner').getByRole('link', { name: 'Español' });
  await expect(toSpanish).toHaveAttribute('lang', 'es');
  await toSpanish.hover();
  expect(asked.filter((path) => path.startsWith('/es') || path.startsWith('/_data/es'))).toEqual(
    [],
  );

  asked.length = 0;
  await toSpanish.click();
  await expect(page).toHaveURL('/es/consejeras');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nuestras consejeras');
  await expect(page.getByText('Solo residentes de Texas')).toBeVisible();
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute(attributes.hydrated, /.*/);
  expect(asked).toContain('/es/_site.json');
  expect(asked).not.toContain('/_site.json');

  // Within the language, the app goes from page to page, and the switch goes along.
  await page.getByRole('link', { name: 'Quién es Ana' }).click();
  await expect(page).toHaveURL('/es/consejeras/ana');
  await expect(page.getByText('solo atiende a personas que residen en Texas')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/counselors/ana');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a page in one language says so, and a link to it loads its own header @long', async ({
  page,
}) => {
  await page.goto('/es');
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute(attributes.hydrated, /.*/);
  await page.getByRole('link', { name: 'Nuestros precios (en inglés)' }).click();
  await expect(page).toHaveURL('/prices');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Counselors' })).toBeVisible();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Español (página de inicio)' })
    .click();
  await expect(page).toHaveURL('/es');
});

test('what is not translated names its language on a page that comes later, and what appears on it @long', async ({
  page,
}) => {
  // As if nobody had translated these.
  const foreign = ['Todas las consejeras', 'Despacio.'];
  await page.route(dataUrl('/es/consejeras/ana'), async (route) => {
    const response = await route.fetch();
    const payload = (await response.json()) as PagePayload;
    const [link, ...rest] = payload.languages ?? [];
    expect(link?.language).toBe('en');
    const languages = [{ ...link, texts: foreign }, ...rest];
    await route.fulfill({ response, json: { ...payload, languages } });
  });
  await page.goto('/es/consejeras');
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute(attributes.hydrated, /.*/);
  await expect(page.locator('main [lang]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Quién es Ana' }).click();
  await expect(page).toHaveURL('/es/consejeras/ana');
  const all = page.getByRole('main').getByRole('link', { name: 'Todas las consejeras' });
  await expect(all).toHaveAttribute('lang', 'en');
  await expect(page.getByText('Despacio.', { exact: true })).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang');

  // What is said now may be in another language than what was there before.
  const later = page.locator('#later');
  await page.evaluate(() => {
    const added = document.createElement('p');
    added.id = 'later';
    added.textContent = 'Despacio.';
    document.body.append(added);
  });
  await expect(later).toHaveAttribute('lang', 'en');
  await later.evaluate((element) => (element.textContent = 'Deprisa.'));
  await expect(later).not.toHaveAttribute('lang');

  await page.goBack();
  await expect(page).toHaveURL('/es/consejeras');
  await expect(page.locator('main [lang]')).toHaveCount(0);
});

test('the search shows a title and a text that nobody has translated as what they are @long', async ({
  page,
}) => {
  // As if all of this page were English.
  await page.route('/_search/texts-*.json', async (route) => {
    const response = await route.fetch();
    const pages = (await response.json()) as FoundPage[];
    const json = pages.map((found) => (found.path === '/es/yoga' ? asEnglish(found) : found));
    await route.fulfill({ response, json });
  });
  await page.goto('/es/contact?q=r%C3%ADo');
  await hydrate(page);
  const results = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(results.filter({ hasText: 'Yoga' })).toHaveAttribute('lang', 'en');
  await expect(results.filter({ hasNotText: 'Yoga' }).first()).not.toHaveAttribute('lang');
  const excerpts = page.getByRole('main').getByRole('listitem').getByRole('paragraph');
  await expect(excerpts.filter({ hasText: 'yoga' })).toHaveAttribute('lang', 'en');
  await expect(excerpts.filter({ hasNotText: 'yoga' }).first()).not.toHaveAttribute('lang');
});

function asEnglish({ text, ...page }: FoundPage): FoundPage {
  return { ...page, titleLanguage: 'en', text: '', passages: [{ text, language: 'en' }] };
}

test.describe('with a browser in another language', () => {
  test.use({ locale: 'es-ES' });

  test('nobody is led to a language that was not chosen, and no script asks for that of the browser', async ({
    page,
  }) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    await page.addInitScript(() => {
      for (const name of ['language', 'languages'] as const) {
        const { get } = Object.getOwnPropertyDescriptor(Navigator.prototype, name) ?? {};
        Object.defineProperty(Navigator.prototype, name, {
          get(this: Navigator): unknown {
            document.documentElement.dataset['askedFor'] = name;
            return get?.call(this);
          },
        });
      }
    });
    for (const path of ['/', '/counselors/ana', '/nowhere']) {
      const answer = await page.goto(path);
      expect(await answer?.request().headerValue('accept-language')).toContain('es-ES');
      expect(answer?.request().redirectedFrom()).toBeNull();
      await hydrate(page);
      await expect(page).toHaveURL(path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.locator('html')).not.toHaveAttribute('data-asked-for');
    }
    const texts = await Promise.all(
      [...scripts].map(async (url) => (await page.request.get(url)).text()),
    );
    expect(texts.length).toBeGreaterThan(2);
    expect(texts.filter((text) => /navigator\??\.languages?\b/.test(text))).toEqual([]);

    // What would be noticed.
    await page.evaluate(() => navigator.language);
    await expect(page.locator('html')).toHaveAttribute('data-asked-for', 'language');
  });
});

test.describe('on a site in one language', () => {
  test.use({ baseURL: originOf('german') });

  test('usual words that are English say so on a page that comes later, and in what appears @long', async ({
    page,
  }) => {
    // As if these were English, because the project had no words in the language of the site.
    await page.route('/_site.json', async (route) => {
      const response = await route.fetch();
      const site = (await response.json()) as PublishedSite;
      const english = [site.labels.skipToContent, site.labels.closeMenu];
      await route.fulfill({ response, json: { ...site, english } });
    });
    await page.route(dataUrl('/team'), async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), languages: [] } });
    });
    await page.goto('/');
    await hydrate(page);
    await expect(page.locator('body [lang]')).toHaveCount(0);
    await page.getByRole('link', { name: 'Beraterinnen und Berater' }).first().click();
    await expect(page).toHaveURL('/team');
    const skip = page.getByRole('link', { name: words['Skip to main content'] });
    await expect(skip).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang');
    // There is no other language to lead to.
    await expect(page.locator('a[hreflang]')).toHaveCount(0);
    await page.evaluate((text) => {
      const added = document.createElement('button');
      added.id = 'later';
      added.setAttribute('aria-label', text);
      added.textContent = '×';
      document.body.append(added);
    }, words['Close menu']);
    await expect(page.locator('#later')).toHaveAttribute('lang', 'en');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the links to the other language work, and unknown addresses are answered in it', async ({
    page,
  }) => {
    await page.goto('/es/no-hay');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta página no existe');
    await page.goto('/es/contact');
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/contact');
  });
});
