// @promise Where the project has no wording in the language of a site, the English wording is
// marked as English, also in content that appears later; sites with their own wording do not grow
// by a byte

import { expect, test } from 'vitest';
import { findMissingWords, listWordings } from '../../src/check/schema/wordings';
import { isObject } from '../../src/utils/json';
import { readTestSite } from '../sites/read-site';
import { listSpokenTexts } from './list-spoken-texts';
import { writeSite } from './write-site';

const mark = 'zzz';

/** Nothing but marks. */
const unmarked = new Set(['“{text}”']);

/** A site in a language that the project has no words in; if asked, with all of them written. */
function writePolish(name: 'right-to-left' | 'german', hasWords: boolean): string {
  const config: unknown = JSON.parse(readTestSite(name).text);
  if (!isObject(config) || !isObject(config['site'])) throw new Error('The config has no site');
  config['site']['language'] = 'pl';
  for (const { path, english, group } of hasWords ? listWordings(config) : []) {
    const setting = String(path.at(-1));
    const isMarked = !unmarked.has(english);
    if (!Object.hasOwn(group, setting)) group[setting] = isMarked ? mark + english : english;
  }
  return JSON.stringify(config);
}

const isPage = (url: string, content: string) => content.startsWith('<!doctype') || url === '/404';

test.each(['german', 'right-to-left'] as const)(
  'on a site in a language without words, what is English says so: %s',
  async (name) => {
    const without = await writeSite(name, writePolish(name, false));
    const whole = await writeSite(name, writePolish(name, true));
    let english = 0;
    for (const [url, content] of without) {
      if (!isPage(url, content)) continue;
      const texts = listSpokenTexts(content);
      const written = listSpokenTexts(whole.get(url) ?? '');
      expect(written).toHaveLength(texts.length);
      const wrong = texts.filter(
        ({ language }, index) =>
          (language === 'en') !== (written[index]?.text.includes(mark) ?? false),
      );
      expect([url, wrong]).toEqual([url, []]);
      english += texts.filter(({ language }) => language === 'en').length;
    }
    expect(english).toBeGreaterThan(50);
    const more = [...whole].filter(([, content]) =>
      /data-found-language|"english"|"languages":\[\]/.test(content),
    );
    expect(more).toEqual([]);
  },
);

test('what a site says in its own words is not English, though the same words are', async () => {
  const config: unknown = JSON.parse(writePolish('german', false));
  const { settings, english } = findMissingWords(config);
  expect(settings).toContain('labels.menu');
  expect([...english]).toContain('Menu');
  const own = findMissingWords({ ...(isObject(config) && config), labels: { closeMenu: 'Menu' } });
  expect(own.settings).toContain('labels.menu');
  expect([...own.english]).not.toContain('Menu');
});

test('a page in a language without words names what is in the main language, and what is English', async () => {
  const { text } = readTestSite('two-languages');
  const source = text
    .replace(/("tagline": )\{ "en": ("[^"]+")[^}]+\}/, '$1$2')
    .replaceAll('"en"', '"it"')
    .replaceAll('"es"', '"pl"');
  const files = await writeSite('two-languages', source);
  const texts = listSpokenTexts(files.get('/pl') ?? '');
  const languageOf = (said: string) => texts.find(({ text: one }) => one === said)?.language;
  expect(languageOf('Skip to main content')).toBe('en');
  expect(languageOf('Two languages, one door.')).toBe('it');
  expect(languageOf('Bienvenidos')).toBe('pl');
});
