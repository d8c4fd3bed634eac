// @promise A site made from the sample has the crisis numbers of its own country, or blanks that
// keep it from going live, and none of the sample’s numbers

import { expect, test } from 'vitest';
import { readEntries } from '../../../src/editor/make-site/read-config';
import { isJsonObject, type JsonObject } from '../../../src/utils/json';
import { readTestSite } from '../../sites/read-site';
import { listErrors, make, readSample } from './made-site';

const sample = readSample(readTestSite('specification'));
const german = readSample(readTestSite('german'));
const languages = readSample(readTestSite('two-languages'));

function readNotices(config: JsonObject) {
  return readEntries(config, 'notice').filter(({ kind }) => kind === 'crisis');
}

/** A config as text, without where its pictures come from. */
function write({ media: _media, ...config }: JsonObject): string {
  return JSON.stringify(config);
}

/** Numbers that are answered in the United States alone. */
const american = /(?<![\d.,-])(?:911|988|88788)(?![\d-])|18007997233|988lifeline/;

test('a practice elsewhere gets the numbers of its country, and none of those of the sample', () => {
  const before = write(sample.config);
  expect(before).toMatch(american);
  const made = make(sample, { country: 'GB' });
  expect(readNotices(made.config)).toEqual([
    expect.objectContaining({
      region: 'GB',
      text: '<p>In immediate danger, call <a href="tel:999">999</a>.</p><p>Samaritans: <a href="tel:116123">116 123</a><br>NHS: <a href="tel:111">111</a></p><p>This website and its forms are not monitored for emergencies.</p>',
    }),
  ]);
  expect(write(made.config)).not.toMatch(american);
  expect(made.config['site']).toMatchObject({ country: 'GB' });
  expect(listErrors(sample, made)).toEqual([]);
  const warnings = sample.check(made.config).problems.map(({ code }) => code);
  expect(warnings).not.toContain('CFG0678');
});

test('of a country that the project does not know, there are blanks, and the site cannot go live', () => {
  const made = make(sample, { country: 'KE' });
  const [notice] = readNotices(made.config);
  expect(notice).toMatchObject({
    region: 'KE',
    text: '<p>In immediate danger, call [___].</p><p>[___]</p><p>This website and its forms are not monitored for emergencies.</p>',
  });
  expect(write(made.config)).not.toMatch(american);
  expect(listErrors(sample, made)).toEqual([]);
  const site = Object.assign({}, made.config['site'], { status: 'live' });
  expect(listErrors(sample, { ...made, config: { ...made.config, site } })).toEqual(
    expect.arrayContaining([expect.stringMatching(/^CFG0523/)]),
  );
});

test('a practice in the country of the sample keeps its numbers', () => {
  const [before, after] = [sample.config, make(sample).config].map(readNotices);
  expect(after).toEqual(before);
});

test('a sample of any country becomes one of any other', () => {
  const [notice] = readNotices(make(german, { country: 'AT' }).config);
  expect(notice).toMatchObject({
    region: 'AT',
    text: '<p>Bei unmittelbarer Gefahr: <a href="tel:112">112</a>.</p><p>TelefonSeelsorge: <a href="tel:142">142</a></p>',
  });
});

test('each language of a notice has the numbers', () => {
  const made = make(languages, {
    country: 'IE',
    people: [{ name: 'Dana Okafor', states: ['TX'] }],
  });
  for (const notice of readNotices(made.config)) {
    const texts = Object.values(notice['text'] ?? {});
    expect(texts.length).toBeGreaterThan(1);
    for (const text of texts) expect(text).toContain('tel:116123');
  }
  expect(write(made.config)).not.toMatch(american);
});

test('a notice that is in the main language alone has the words of that', () => {
  const { site, ...others } = german.config;
  const { language: _german, ...own } = isJsonObject(site) ? site : {};
  const config = { ...others, site: { ...own, languages: ['de', 'en'] } };
  const [notice] = readNotices(make({ ...german, config }, { country: 'AT' }).config);
  expect(notice?.['text']).toContain('Bei unmittelbarer Gefahr');
});

test.each([
  ['therapy', 'IE', { language: 'en-IE', currency: 'EUR', timeZone: 'Europe/Dublin' }],
  ['specification', 'US', { language: 'en' }],
  ['clinic', 'NO', { languages: ['en-NO', 'es'], currency: 'NOK', timeZone: 'Europe/Oslo' }],
] as const)('%s in %s has what follows from the country', (name, country, expected) => {
  const own = readSample(readTestSite(name));
  const made = make(own, { country });
  expect({ language: 'en', ...Object(made.config['site']) }).toMatchObject(expected);
  expect(write(made.config)).not.toMatch('languages' in expected ? /"en":/ : /"language":"en-GB"/);
  expect(listErrors(own, made)).toEqual([]);
});
