// @promise A crisis notice for a country where the practice does not work, or with numbers from
// another country, is an error

import { expect, test } from 'vitest';
import { listCodes, reportChanged } from '../../check-changed';
import { minimalConfig } from '../../minimal-config';

const samaritans = '<p>Call Samaritans: <a href="tel:116123">116 123</a>.</p>';
const british = {
  '/entities/notices/0/region': 'GB',
  '/entities/notices/0/text': samaritans,
};
/** Nobody at the practice has said in which states clients must live. */
const withoutStates = { '/entities/counselors/0/statesAccepted': undefined };
const place = {
  id: 'leeds',
  name: 'Leeds',
  address: { street: '1 Harrow Street', city: 'Leeds', country: 'GB' },
};

test('CFG0582: a notice for another country than that of the practice', () => {
  const changed = { ...withoutStates, '/site/country': 'GB' };
  expect(reportChanged(changed)).toMatchInlineSnapshot(`
    "error[CFG0582]: This crisis notice is for the United States, but the practice works in the United Kingdom.
      --> site.config.json:139:19
       in Notice crisis
    139 |         "region": "US",
        |                   ^^^^
        = Known numbers in the United Kingdom: 116 123 (Samaritans), 111 (NHS), 999 (emergency services). Check each number, write the right ones into the text and set "region" to "GB". If the practice works in the United States, add that country under "site", to a location or to a counselor.
      --> site.config.json:11:16 The country here is the United Kingdom.
    11 |     "country": "GB"
       |                ^^^^

    1 error in site.config.json"
  `);
});

test.each([
  ['a place', { ...withoutStates, '/entities/places': [place] }],
  ['the language', { ...withoutStates, '/site/language': 'en-GB' }],
  ['a license', { '/entities/counselors/0/statesAccepted': ['CA-ON'] }],
  [
    'what a counselor accepts',
    { ...withoutStates, '/entities/counselors/0/countriesAccepted': ['GB'] },
  ],
])('CFG0582: the country is that of %s', (_what, changes) => {
  expect(listCodes(changes)).toContain('CFG0582');
});

test('CFG0582: a country of which no number is known', () => {
  const report = reportChanged({ ...withoutStates, '/site/country': 'KE' });
  expect(report).toContain('Write the crisis numbers for Kenya and set "region" to "KE".');
});

test('a notice for the country of the practice, of a place or of a license', () => {
  expect(listCodes({ ...british, ...withoutStates, '/site/country': 'GB' })).toEqual([]);
  expect(listCodes({ ...british, '/site/country': 'GB' })).toEqual([]);
  expect(listCodes({ ...british, '/entities/counselors/0/countriesAccepted': ['GB'] })).toEqual([]);
  expect(listCodes({ ...british, '/entities/places': [place] })).not.toContain('CFG0582');
});

test('where nothing shows the country of the practice, none is wrong', () => {
  expect(listCodes(withoutStates)).toEqual([]);
});

test('a practice in several countries has one notice for all, or one for each', () => {
  const both = {
    '/site/country': 'GB',
    '/entities/notices/0/otherRegions': ['GB'],
    '/entities/notices/0/text': `${samaritans}<p>In the United States: 988.</p>`,
  };
  expect(listCodes(both)).toEqual([]);
  const [own] = minimalConfig.entities.notices;
  const second = { ...own, id: 'uk', region: 'GB', text: samaritans };
  expect(listCodes({ '/site/country': 'GB', '/entities/notices/-': second })).toEqual([]);
});

test('CFG0582: one of several countries is another one', () => {
  expect(listCodes({ '/entities/notices/0/otherRegions': ['CA', 'GB'] })).toContain('CFG0582');
});

test('CFG0583: only the country of the notice was changed, not its numbers', () => {
  const changed = { '/site/country': 'GB', '/entities/notices/0/region': 'GB' };
  expect(reportChanged(changed)).toMatchInlineSnapshot(`
    "error[CFG0583]: This crisis notice is for the United Kingdom but has phone numbers for the United States or Canada.
      --> site.config.json:143:17
       in Notice crisis
    143 |         "text": "<p>Call or text 988.</p>"
        |                 ^^^^^^^^^^^^^^^^^^^^^^^^^^
        = Known numbers in the United Kingdom: 116 123 (Samaritans), 111 (NHS), 999 (emergency services). Check each number, write the right ones into the text and set "region" to "GB".

    1 error in site.config.json"
  `);
});

test('numbers of a country that the project does not know are not judged', () => {
  const changed = { '/site/country': 'KE', '/entities/notices/0/region': 'KE' };
  expect(listCodes(changed)).toEqual([]);
});

test.each(['', '1', 'us', 'not a country'])('a region %j is told as what it is', (region) => {
  expect(listCodes({ '/entities/notices/0/region': region })).toEqual(['CFG0308']);
});
