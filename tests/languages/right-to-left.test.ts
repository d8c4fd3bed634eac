// @promise Quotations begin with the quotation mark of the language, and opening hours with the
// first day after the country’s weekend

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../src/io/project-folder';
import { fillPlaceholders } from '../../src/content/placeholders/dynamic-routes';
import { createPageRenderer } from '../../src/render/entry-server';
import { writeQuoteStyles } from '../../src/render/quote-styles';
import { buildSite } from '../../src/pages/build-site';
import { planPages } from '../../src/pages/plan-pages';
import { sampleConfig } from '../sample-config';

const folders = ['blocks', 'components', 'shell'];

/** Settings of styles that mean one side of the window, whichever way lines run. */
const oneSided =
  /\b(?:margin|padding|border)(?:Left|Right)\b|\b(?:left|right):|\bt(?:extAlign|ext-align): ?'?(?:left|right)|\bfloat:|translateX\((?!var\(--radix-toast-swipe)/;

/** Four lengths, of which the second and the fourth are not the same. */
const fourLengths =
  /\b(?:margin|padding|inset): ?[`']((?:[^\s`'(]|\([^)]*\))+(?: (?:[^\s`'(]|\([^)]*\))+){3})[`']/;

/** The same whichever way lines run: a place that a script works out, a frame as wide as its place. */
const allowed =
  /const (?:slideIn|glide) = |bubble\.style\.left|left: '0 !important'|scrollTo\(\{ left|\{ left, width|private left:/;

function listOneSided(source: string): string[] {
  return source.split('\n').filter((line) => {
    if (/^\s*(?:\*|\/[/*])/.test(line) || allowed.test(line)) return false;
    const lengths = fourLengths.exec(line)?.[1]?.split(' ') ?? [];
    return oneSided.test(line) || lengths[1] !== lengths[3];
  });
}

test('styles name the start and the end of a line, not its left and right', () => {
  const files = folders.flatMap((folder) =>
    readdirSync(join(projectFolder, 'src', folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(projectFolder, 'src', folder, name)),
  );
  expect(files.length).toBeGreaterThan(90);
  expect(files.flatMap((file) => listOneSided(readFileSync(file, 'utf8')))).toEqual([]);
});

test.each([
  '  marginLeft: 8,',
  '  right: 0,',
  "  textAlign: 'left',",
  "  padding: '0 0 0 1em',",
  "  transform: 'translateX(100%)',",
])('%s is found', (line) => {
  expect(listOneSided(line)).toEqual([line]);
});

function renderHtml(language: string): string {
  const config = { ...sampleConfig, site: { ...sampleConfig.site, language } };
  const pictures = new Map([['/images/lake.webp', { width: 1600, height: 900 }]]);
  const [page] = planPages(config, { pictures, fileSizes: new Map(), videoCodecs: new Map() });
  if (!page) throw new Error('The sample has no page');
  return createPageRenderer(buildSite(config), { metaPolicy: 'none' })(page.build()).html;
}

test('pages say which way their language runs', () => {
  expect(renderHtml('he')).toMatch(/^<!DOCTYPE html><html lang="he" dir="rtl"/i);
  expect(renderHtml('he')).toContain('[dir=rtl]{--reading:-90deg}');
  expect(renderHtml('es')).not.toContain('[dir=rtl]');
  expect(renderHtml('es')).toMatch(/^<!DOCTYPE html><html lang="es" data-/i);
});

test('browsers divide the long words of a language that joins words, and no others', () => {
  expect(renderHtml('de-AT')).toContain('hyphens:auto');
  for (const language of ['en', 'es', 'ar']) {
    expect(renderHtml(language)).not.toContain('hyphens:auto');
  }
});

test.each([
  ['en', '“{text}”', undefined],
  ['en-GB', '‘{text}’', ':root{quotes:"‘" "’"}'],
  ['de', '„{text}“', ':root{quotes:"„" "“"}:root main blockquote::before{top:-.4em}'],
  [
    'fr',
    '«\u00A0{text}\u00A0»',
    ':root{quotes:"«" "»"}:root main blockquote::before{top:-.1em;font-size:2em}',
  ],
  ['es', '“{text}”', ':root{quotes:"“" "”"}'],
  ['en', '"{text}"', `:root{quotes:'"' '"'}`],
  // Only marks reach the styles, whatever else is written.
  ['es', '</style>“{text}”</style>', ':root{quotes:"“" "”"}'],
  ['es', '</style>"\\{text}', undefined],
])('in %s, quotations begin with the mark of %s', (language, quoted, styles) => {
  expect(writeQuoteStyles(quoted, language)).toBe(styles);
});

test('telephone numbers in texts keep the order of their digits, links their plain number', () => {
  const text = 'Call {site.phone} or <a href="tel:{site.phone}">us</a>';
  const fill = (language: string) =>
    fillPlaceholders(text, { site: { ...sampleConfig.site, language, phone: '555-0142' } });
  expect(fill('en')).toBe('Call 555-0142 or <a href="tel:555-0142">us</a>');
  expect(fill('ar')).toBe('Call \u2066555-0142\u2069 or <a href="tel:555-0142">us</a>');
});
