// @promise A review shows the changes in each language and names the language

import { expect, test } from 'vitest';
import { measureAssets } from '../../src/io/measure-assets';
import { compareSites } from '../../src/review/compare-sites';
import { readSiteVersion } from '../../src/review/read-site-version';
import { listPicturedPages } from '../../src/review/show-pages';
import { writeMarkdown } from '../../src/review/write-markdown';
import { readTestSite } from '../sites/read-site';

const { text, publicFolder } = readTestSite('two-languages');
const assets = await measureAssets(publicFolder);
const read = (name: string, source: string) => readSiteVersion(name, Buffer.from(source), assets);
const before = read('main', text);

function review(from: string, to: string) {
  expect(text).toContain(from);
  return compareSites(before, read('the working copy', text.replaceAll(from, to)), []);
}

test('words of another language that changed are shown on their page, with the language', () => {
  const result = review('"es": "Bienvenidos"', '"es": "Bienvenidas"');
  expect(result.pages).toMatchObject([
    {
      path: '/es',
      title: expect.stringMatching(/ \(Spanish\)$/),
      changes: [{ after: 'Bienvenidas' }],
    },
  ]);
  expect(result.shared).toEqual([]);
  expect(writeMarkdown(result)).toContain('Spanish');
});

test('what all pages of a language share is compared, too, and what is the same in all is said once', () => {
  const menu = review('"es": "Contacto" }, "href"', '"es": "Escríbanos" }, "href"');
  expect(menu.shared.map(({ title }) => title)).toEqual([
    'Header and menu (Spanish)',
    'Footer (Spanish)',
  ]);
  const phone = review('(615) 555-0188', '(615) 555-0189');
  expect(phone.shared.map(({ title }) => title)).toContain('The practice');
  expect(JSON.stringify(phone.shared)).not.toContain('(Spanish)');
});

test('help in a crisis comes first in each language', () => {
  const { first } = review('Llame o escriba al', 'Llame al');
  expect(first).toMatchObject([{ title: expect.stringMatching(/ \(Spanish\)$/) }]);
});

test('a page that is new in a language is added, and not one of the other that moved', () => {
  const { pages } = review(
    '"title": "Prices",\n      "desc',
    '"title": { "en": "Prices", "es": "Precios" },\n      "desc',
  );
  expect(pages.find(({ path }) => path === '/es/prices')).toMatchObject({
    status: 'added',
    title: 'Precios (Spanish)',
  });
});

test('a title of a page, and its address, are compared in each language', () => {
  const title = review('"es": "Consejería junto al río"', '"es": "Consejería con calma"');
  expect(title.pages).toMatchObject([
    { path: '/es', status: 'changed', title: 'Consejería con calma (Spanish)' },
  ]);
  const { pages } = review('"es": "/consejeras" }', '"es": "/personas" }');
  expect(pages).toMatchObject([
    { status: 'moved', oldPath: '/es/consejeras', path: '/es/personas' },
    ...pages.slice(1),
  ]);
  expect(pages.map(({ title: name }) => name)).toContain('Nuestras consejeras (Spanish)');
});

test('a page that is no longer translated is gone in that language only', () => {
  const { pages } = review(
    '"title": { "en": "Yoga by the river", "es": "Yoga junto al río" }',
    '"title": "Yoga by the river"',
  );
  expect(pages).toMatchObject([
    { status: 'removed', path: '/es/yoga', title: 'Yoga junto al río (Spanish)' },
  ]);
});

test('a usual word that is written in a language is named with it', () => {
  const labels =
    '"labels": { "skipToContent": { "en": "Skip to main content", "es": "Ir al texto" } },';
  const { shared } = review('"navigation": {', `${labels}\n"navigation": {`);
  expect(shared).toMatchObject([
    { title: 'Labels and messages (Spanish)', changes: [{ after: 'Ir al texto' }] },
  ]);
});

test('what all pages of a language share is pictured on a page of that language', () => {
  const menu = review('"es": "Contacto" }, "href"', '"es": "Escríbanos" }, "href"');
  expect(listPicturedPages(menu)).toMatchObject([
    { path: '/es', title: expect.stringMatching(/ \(Spanish\)$/) },
  ]);
  const phone = review('(615) 555-0188', '(615) 555-0189');
  expect(listPicturedPages(phone)[0]).toMatchObject({ path: '/' });
});
