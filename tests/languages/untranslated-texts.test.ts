// @promise Untranslated content is marked with its language: formatted and plain text, also in
// labels, attributes and content that appears later; pages in one language do not grow by a byte

import { expect, test } from 'vitest';
import { isObject } from '../../src/utils/json';
import { readTestSite } from '../sites/read-site';
import { listSpokenTexts } from './list-spoken-texts';
import { writeSite } from './write-site';

/** The config without Spanish, but for the titles that make its pages and, if asked, the labels of links. */
function forgetSpanish(value: unknown, keepsLabels: boolean, key = ''): unknown {
  if (Array.isArray(value)) return value.map((child) => forgetSpanish(child, keepsLabels, key));
  if (!isObject(value)) return value;
  if (typeof value['en'] === 'string' && typeof value['es'] === 'string') {
    return keepsLabels && key === 'label' ? value : value['en'];
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, forgetSpanish(child, keepsLabels, name)]),
  );
}

async function writeWithoutSpanish(keepsLabels: boolean): Promise<Map<string, string>> {
  const written: unknown = JSON.parse(readTestSite('two-languages').text);
  const { routes } = written as { routes: { title: unknown; path: unknown }[] };
  const forgotten = forgetSpanish(written, keepsLabels);
  if (!isObject(forgotten)) throw new Error('The config is not an object');
  const pages = routes.map(({ title, path }, index) => {
    const route: unknown = (forgotten['routes'] as unknown[])[index];
    return { ...(isObject(route) ? route : {}), title, path };
  });
  return writeSite('two-languages', JSON.stringify({ ...forgotten, routes: pages }));
}

const pages = [
  ['/', '/es'],
  ['/counselors', '/es/consejeras'],
  ['/counselors/ana', '/es/consejeras/ana'],
  ['/contact', '/es/contact'],
  ['/yoga', '/es/yoga'],
  ['/404', '/es/404'],
] as const;

/** The same in every language. */
const names = new Set([
  'Riverside Practice',
  'hello@riverside.example',
  'Ana Sample',
  'Texas',
  'LPC',
]);

test.each([false, true])(
  'every text that falls back is in an element of its language, and no other one (labels: %s)',
  async (keepsLabels) => {
    const files = await writeWithoutSpanish(keepsLabels);
    for (const [en, es] of pages) {
      const english = new Set(listSpokenTexts(files.get(en) ?? '').map(({ text }) => text));
      const shown = listSpokenTexts(files.get(es) ?? '').filter(({ text }) => !names.has(text));
      const wrong = shown.filter(({ text, language }) => (language === 'en') !== english.has(text));
      expect([es, wrong]).toEqual([es, []]);
      expect(shown.filter(({ language }) => language === 'en').length).toBeGreaterThan(5);
      expect(shown.filter(({ language }) => language === 'es').length).toBeGreaterThan(5);
    }
  },
);

test('what all pages share is named once, and no page in the main language has more', async () => {
  const files = await writeWithoutSpanish(false);
  expect(files.get('/es/_site.json')).toContain('"untranslated":["Two languages, one door."');
  const marked = [...files].filter(([, content]) =>
    /data-found-language|"untranslated"/.test(content),
  );
  expect(marked.filter(([url]) => !url.startsWith('/es'))).toEqual([]);
  expect(marked.length).toBeGreaterThan(pages.length);
});
