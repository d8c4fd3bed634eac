// @promise Untranslated content is marked with its language: formatted and plain text, also in
// labels, attributes and content that appears later; pages in one language do not grow by a byte

import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { expect, test } from 'vitest';
import { siteSchema, walkSchema } from '../../src/content/schema/walk-schema';
import { readTestSite } from '../sites/read-site';
import { translate } from './made-up-language';
import { writeSite } from './write-site';

/** A site with every part, in English and in Arabic: nothing of its own is there but titles of pages. */
function addArabic(): string {
  const { site, routes, ...rest } = JSON.parse(readTestSite('every-part').text) as {
    site: { language?: string };
    routes: { title: string }[];
  };
  const { language: _language, ...identity } = site;
  const inArabic = routes.map((route) => ({
    ...route,
    title: { en: route.title, ar: translate(route.title) },
  }));
  return JSON.stringify({
    ...rest,
    site: { ...identity, languages: ['en', 'ar'] },
    routes: inArabic,
  });
}

/** All words that can be seen, with the language that a screen reader takes them for. */
function listWords(html: string): { text: string; language: string }[] {
  const words: { text: string; language: string }[] = [];
  function visit(node: Root | Element, around: string): void {
    const { properties = {}, tagName = '' } = node.type === 'element' ? node : {};
    // A link to another language is in that one.
    if (properties['hrefLang'] !== undefined) return;
    if (['head', 'script', 'style'].includes(tagName)) return;
    const language = typeof properties['lang'] === 'string' ? properties['lang'] : around;
    for (const child of node.children) {
      if (child.type === 'element') visit(child, language);
      if (child.type === 'text' && !properties['ariaLabel'])
        words.push({ text: child.value, language });
    }
  }
  visit(fromHtml(html), '');
  return words;
}

const config: unknown = JSON.parse(readTestSite('every-part').text);

/** What is the same in all languages: names of people, books, streets, states and pictures. */
const states = 'Ohio Indiana Kentucky Michigan Maine Vermont Iowa Utah Texas'.split(' ');
const names = new Set([...states, 'sunset', 'aitzgorri']);
walkSchema(config, siteSchema, (value, node) => {
  if (node.sameInAll && typeof value === 'string') names.add(value);
});

/** Written in Latin letters in Arabic, too. */
const latin =
  /\S+@\S+|PDF|IP|Shift|OpenStreetMap|Bluesky|LinkedIn|WhatsApp|YouTube|US\$|CC-BY-4\.0|[\w.]+\.(?:org|1)(?::\d+)?/g;

/**
 * What no element of its own can be made of: the title of a list for one answer, and what is no sign
 * of English by itself, "to" before a title.
 */
const exceptions = /^(?:شخص واحد من فريقنا يساعد في| to) /;

function leaveOutNames(text: string): string {
  return [...names]
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, name) => rest.replaceAll(name, ''), text);
}

const files = await writeSite('every-part', addArabic());
const pages = [...files].filter(
  ([url, text]) => /^\/ar(?:\/|$)/.test(url) && text.startsWith('<!'),
);

test('wherever languages meet, each word is in an element of its own language', () => {
  const wrong = new Map<string, string>();
  const checked = { ar: 0, en: 0 };
  for (const [url, html] of pages) {
    for (const { text, language } of listWords(html)) {
      if (exceptions.test(text)) continue;
      const words = leaveOutNames(text).replaceAll(latin, '');
      const isIn = { ar: /\p{Script=Arabic}/u.test(words), en: /\p{Script=Latin}/u.test(words) };
      if (isIn.ar) checked.ar += 1;
      if (isIn.en) checked.en += 1;
      if ((isIn.ar && language !== 'ar') || (isIn.en && language !== 'en')) {
        wrong.set(`${language}: ${text}`, url);
      }
    }
  }
  expect([...wrong]).toEqual([]);
  expect(checked.ar).toBeGreaterThan(100);
  expect(checked.en).toBeGreaterThan(100);
});
