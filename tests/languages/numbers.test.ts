// @promise Numbers in the site’s wording are written as in its language, in digits that browsers
// and builds agree on

import { expect, test } from 'vitest';
import { listWordings } from '../../src/check/schema/wordings';
import { escapeRegex } from '../../src/utils/escape-regex';
import { isObject } from '../../src/utils/json';
import { keepNumbers } from '../../src/payload/keep-numbers';
import { createTextFinder } from '../../src/payload/mark-languages';
import { formatNumber } from '../../src/utils/format-number';
import { readTestSite } from '../sites/read-site';
import { listSpokenTexts } from './list-spoken-texts';
import { writeSite } from './write-site';

/** The site with every part in Persian, which has digits of its own; its words stay English. */
function writePersian(): string {
  const config: unknown = JSON.parse(readTestSite('every-part').text);
  if (!isObject(config) || !isObject(config['site'])) throw new Error('The config has no site');
  config['site']['language'] = 'fa';
  return JSON.stringify(config);
}

const number = /\{(?:count|minutes|number|part|rating)\}/;

/** A label as the numbers in it are written with some digits: all else may stand for anything. */
function writePattern(label: string, digits: string): RegExp {
  const parts = label.split(/(\{\w+\})/).map((part) => {
    if (number.test(part)) return `[${digits}]+`;
    return part.startsWith('{') ? '.*' : escapeRegex(part);
  });
  return new RegExp(`^\\s*${parts.join('')}$`, 'u');
}

test('numbers in the words of a site are in the digits of its language', async () => {
  const source = writePersian();
  const files = await writeSite('every-part', source);
  const texts = new Set(
    [...files].flatMap(([, content]) =>
      content.startsWith('<!doctype') ? listSpokenTexts(content).map(({ text }) => text) : [],
    ),
  );
  const labels = listWordings(JSON.parse(source)).flatMap(({ english }) =>
    number.test(english) ? english : [],
  );
  const shown = new Set<string>();
  for (const label of labels) {
    const latin = writePattern(label, '0-9');
    const persian = writePattern(label, '۰-۹');
    expect([...texts].filter((text) => latin.test(text))).toEqual([]);
    if ([...texts].some((text) => persian.test(text))) shown.add(label);
  }
  expect([...shown]).toEqual(
    expect.arrayContaining(['{minutes} min read', '+{count} more areas', 'Page {number}']),
  );
  const ofYear = [...files.keys()].find((path) => /\/\d{4}$/.test(path)) ?? '';
  const year = ofYear.slice(-4).replaceAll(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit)));
  expect(files.get(ofYear)).toMatch(new RegExp(`<title>[^<]*, ${year}( |<)`));
  expect(files.get(ofYear)).toContain(`>${year}</`);
  expect(files.get('/small-print')).toContain('>۲. <');
  // What a browser takes over must not be written in other digits there.
  expect(files.get('/_site.json')).toContain('"digits":"arabext"');
});

test('numbers are written as the language does, in digits that can be asked for', () => {
  expect(formatNumber(1234, 'en')).toBe('1,234');
  expect(formatNumber(1234, 'de')).toBe('1.234');
  expect(formatNumber(1234, 'ar-EG')).toBe('١٬٢٣٤');
  expect(formatNumber(12, 'ar-EG', 'latn')).toBe('12');
});

test('a number with other digits stays on its line, and is still one beside words', () => {
  expect(keepNumbers('Part ۲')).toBe('Part\u00a0۲');
  const isKnown = createTextFinder(['Pages found:']);
  expect(isKnown('Pages found: 1,234')).toBe(true);
  expect(isKnown('Pages found: ۱٬۲۳۴')).toBe(true);
});
