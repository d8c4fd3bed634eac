import { expect, test } from 'vitest';
import { checkConfig } from '../../../src/check/check-config';
import { applyChanges } from '../../../src/editor/model/apply-change';
import { isJsonObject, type Json, type JsonObject } from '../../../src/utils/json';
import { readEntries } from '../../../src/editor/make-site/read-config';
import {
  listOfferedCountries,
  planCrisisNumbers,
} from '../../../src/editor/schema/plan-crisis-numbers';
import { writeChanged, type Changes } from '../../check/check-changed';
import { publicFiles } from '../../check/minimal-config';

const path = ['entities', 'notices', 0];

function read(changes: Changes): JsonObject {
  const config = JSON.parse(writeChanged(changes)) as Json;
  if (!isJsonObject(config)) throw new Error('A config is a group');
  return config;
}

function noticeOf(config: Json): JsonObject {
  const [notice] = readEntries(config, 'notice');
  if (!notice) throw new Error('There is a notice');
  return notice;
}

function offer(changes: Changes): string[] {
  const config = read(changes);
  return listOfferedCountries(config, noticeOf(config));
}

test('a notice is offered the numbers of each country of the practice that are known', () => {
  expect(offer({})).toEqual(['US']);
  expect(
    offer({
      '/site/country': 'GB',
      '/entities/counselors/0/statesAccepted': ['CA-ON'],
      '/entities/counselors/0/countriesAccepted': ['IE', 'KE'],
    }),
  ).toEqual(['GB', 'US', 'CA', 'IE']);
  expect(offer({ '/entities/places': [{ address: { country: 'FR' } }] })).toEqual(['FR', 'US']);
});

test('one step gives it the numbers of another country, and what else it says stays', () => {
  const config = read({
    '/site/country': 'GB',
    '/entities/notices/0/text': '<p>Call or text 988.</p><p>We do not read messages at night.</p>',
    '/entities/notices/0/checkedOn': '2026-10-01',
    '/entities/counselors/0/statesAccepted': undefined,
  });
  const changed = applyChanges(config, planCrisisNumbers(config, path, noticeOf(config), 'GB'));
  expect(noticeOf(changed.config)).toMatchObject({
    region: 'GB',
    text: '<p>In immediate danger, call <a href="tel:999">999</a>.</p><p>Samaritans: <a href="tel:116123">116 123</a><br>NHS: <a href="tel:111">111</a></p><p>We do not read messages at night.</p>',
  });
  expect(noticeOf(changed.config)).not.toHaveProperty('checkedOn');
  expect(checkConfig(JSON.stringify(changed.config), publicFiles).problems).toEqual([]);
});

test.each([
  ['of its country', {}, '999'],
  ['of its region', { '/entities/notices/0/region': 'AT' }, '142'],
  ['of its other regions', { '/entities/notices/0/otherRegions': ['CH'] }, '143'],
])('numbers %s go with their paragraph, also without a link', (_of, changes, number) => {
  const text = `<p>Please call ${number}.</p><p>We do not read messages at night.</p>`;
  const config = read({ ...changes, '/entities/notices/0/text': text });
  const changed = applyChanges(config, planCrisisNumbers(config, path, noticeOf(config), 'GB'));
  const notice = noticeOf(changed.config);
  expect(notice['text']).not.toContain('Please call');
  expect(notice['text']).toContain('We do not read');
  expect(notice).not.toHaveProperty('otherRegions');
});

test('a text that is in the main language alone gets them in that', () => {
  const notice = { '/entities/notices/0/text': '<p>988</p>' };
  for (const language of [{ language: 'de' }, { languages: ['de', 'en'] }]) {
    const config = read({ ...notice, '/site': language });
    const changed = applyChanges(config, planCrisisNumbers(config, path, noticeOf(config), 'DE'));
    expect(noticeOf(changed.config)['text']).toContain('Bei unmittelbarer Gefahr');
  }
});

test('each language of a notice gets them', () => {
  const config = read({ '/entities/notices/0/text': { en: '<p>988</p>', de: '<p>988</p>' } });
  const changed = applyChanges(config, planCrisisNumbers(config, path, noticeOf(config), 'DE'));
  expect(noticeOf(changed.config)['text']).toMatchObject({
    en: expect.stringContaining('In immediate danger'),
    de: expect.stringContaining('Bei unmittelbarer Gefahr'),
  });
});
