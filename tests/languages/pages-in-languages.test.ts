// @promise Untranslated content is marked with its language: formatted and plain text, also in
// labels, attributes and content that appears later; pages in one language do not grow by a byte

import { expect, test } from 'vitest';
import { listPublicFiles } from '../../src/io/public-files';
import { checkConfig } from '../../src/check/check-config';
import { readTestSite } from '../sites/read-site';
import { writeSite } from './write-site';

const { text, publicFolder } = readTestSite('two-languages');

const files = await writeSite('two-languages', text);
const read = (url: string): string => files.get(url) ?? '';

/** The links of a page that name a language, in lower case. */
function listLinks(url: string): string[] {
  const links = read(url).match(/<a[^>]*hreflang[^>]*>[^<]*<\/a>/gi) ?? [];
  return links.map((link) => link.toLowerCase());
}

test('each language has its pages, its data and its search', () => {
  expect(
    [...files.keys()].filter((url) => !/^\/(assets|_search\/[wt]|_contact)/.test(url)),
  ).toEqual(
    expect.arrayContaining([
      '/',
      '/prices',
      '/404',
      '/es',
      '/es/consejeras',
      '/es/consejeras/ana',
      '/es/contact',
      '/es/404',
      '/_site.json',
      '/es/_site.json',
      '/_search/index.json',
      '/es/_search/index.json',
    ]),
  );
  expect(files.has('/es/prices')).toBe(false);
  expect(read('/es/_site.json')).toContain('Dos idiomas, una puerta.');
  expect(read('/es/_site.json')).not.toContain('Two languages, one door.');
});

test('a page says its language, where it is in the others, and what search engines take else', () => {
  const html = read('/es/consejeras/ana');
  expect(html).toMatch(/<html lang="es"/);
  expect(html).toContain('rel="canonical" href="https://riverside.example/es/consejeras/ana"');
  for (const page of [html, read('/counselors/ana')]) {
    expect(page.match(/<link rel="alternate" hrefLang="[^"]+" href="[^"]+"/gi)?.toSorted()).toEqual(
      [
        expect.stringContaining('"en" href="https://riverside.example/counselors/ana"'),
        expect.stringContaining('"es" href="https://riverside.example/es/consejeras/ana"'),
        expect.stringContaining('"x-default" href="https://riverside.example/counselors/ana"'),
      ],
    );
  }
  expect(read('/prices')).not.toContain('rel="alternate"');
  expect(read('/es/404')).not.toContain('rel="alternate"');
});

test('a page for an answer has its counterpart, under an address of its own', () => {
  for (const [en, es] of [
    ['/counselors/in/texas', '/es/consejeras/en/texas'],
    ['/counselors/for/sleep', '/es/consejeras/para/sueno'],
  ] as const) {
    expect(listLinks(en)[0]).toContain(`href="${es}"`);
    expect(listLinks(es)[0]).toContain(`href="${en}"`);
    expect(read(es)).toContain(`hrefLang="en" href="https://riverside.example${en}"`);
    expect(read('/sitemap.xml')).toContain(
      `<loc>https://riverside.example${en}</loc><xhtml:link rel="alternate" hreflang="en" href="https://riverside.example${en}"/><xhtml:link rel="alternate" hreflang="es" href="https://riverside.example${es}"/>`,
    );
  }
});

test('what visitors save is in the language of the page that leads to it', () => {
  const name = '/_calendar/2098-05-03-yoga.ics';
  for (const [base, place] of [
    ['', 'By the river'],
    ['/es', 'Junto al río'],
  ] as const) {
    expect(read(`${base}/yoga`)).toContain(`href="${base}${name}"`);
    expect(read(base + name)).toContain(`LOCATION:${place}`);
    expect(read(`${base}/yoga`)).toContain(`href="${base}/_calendar/all.ics"`);
    expect(read(`${base}/_calendar/all.ics`)).toContain(`LOCATION:${place}`);
  }
  const contact = '/es/_contact/ana-sample-consejera.vcf';
  expect(read('/es/consejeras/ana')).toContain(`href="${contact}"`);
  expect(read(contact)).toContain('TITLE:Consejera');
});

test('header and footer lead to the same page, or say that it is the home page', () => {
  expect(listLinks('/contact')).toEqual([
    '<a href="/es/contact" lang="es" hreflang="es">español</a>',
    '<a href="/es/contact" lang="es" hreflang="es">español</a>',
  ]);
  expect(listLinks('/es')[0]).toBe('<a href="/" lang="en" hreflang="en">english</a>');
  const [short, whole] = listLinks('/prices');
  expect(short).toContain('href="/es" lang="es"');
  expect(short).toContain('aria-label="español (página de inicio)"');
  expect(whole).toContain('>español (página de inicio)</a>');
});

test('the home page of a language is the way home, and what search engines know of the practice', () => {
  expect(read('/es/contact')).toMatch(/<a[^>]*href="\/es"[^>]*aria-label=/);
  expect(read('/es')).toContain('"@type":"LocalBusiness"');
});

test('the sitemap has the pages of all languages, with their counterparts', () => {
  const sitemap = read('/sitemap.xml');
  expect(sitemap.match(/<url>/g)).toHaveLength(17);
  expect(sitemap).toContain(
    '<url><loc>https://riverside.example/es/contact</loc><xhtml:link rel="alternate" hreflang="es" href="https://riverside.example/es/contact"/><xhtml:link rel="alternate" hreflang="en" href="https://riverside.example/contact"/><xhtml:link rel="alternate" hreflang="x-default" href="https://riverside.example/contact"/></url>',
  );
  expect(sitemap).toContain('<url><loc>https://riverside.example/prices</loc></url>');
});

test('a site in one language has nothing of all this', async () => {
  const { config } = checkConfig(text, listPublicFiles(publicFolder));
  const { languages: _languages, ...site } = config?.site ?? {};
  const written = await writeSite('two-languages', JSON.stringify({ ...config, site }));
  const traces = /hreflang|"languages"|"base"|otherLanguages|xhtml|languageHome/i;
  const marked = [...written].filter(([, content]) => traces.test(content));
  expect(marked.map(([url]) => url)).toEqual([]);
  expect(written.size).toBeGreaterThan(8);
});

test('formatted text that is not translated names its language, and none that is does', async () => {
  const plain = text
    .replace(/\{ "en": "<p>Slowly.<\/p>", "es": "<p>Despacio.<\/p>" \}/, '"<p>Slowly.</p>Loose."')
    .replace(/"es": "<p>Conozca a [^\n]*/, '"fr": "-"')
    .replace(/,\s*"fr": "-"/, '')
    .replace('<p>Llame o escriba', '<p>In English');
  const pages = await writeSite('two-languages', plain);
  const readPage = (url: string): string => pages.get(url) ?? '';
  expect(readPage('/es/consejeras/ana')).toContain('<p lang="en">Slowly.</p>');
  expect(readPage('/es/consejeras/ana')).toContain('<span lang="en">Loose.</span>');
  expect(readPage('/es')).toMatch(/<p lang="en">See <a[^>]* href="\/es\/consejeras\/ana"/);
  expect(readPage('/es/contact')).toContain('<p>In English');
  for (const url of ['/', '/contact', '/counselors/ana', '/es/contact']) {
    expect([url, /<(?:p|span)[^>]* lang=/.test(readPage(url))]).toEqual([url, false]);
  }
  expect(readPage('/counselors/ana')).toContain('<p>Slowly.</p>Loose.');
});
