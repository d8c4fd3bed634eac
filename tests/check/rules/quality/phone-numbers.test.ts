// @promise Phone numbers with too few or too many digits for their country are reported, also in
// links; crisis numbers are not mistaken for errors

import { expect, test } from 'vitest';
import { findCrisisLines } from '../../../../src/content/crisis-lines';
import { examplePlace } from '../../../../src/check/problems/examples';
import { checkChanged, diagnose, listCodes } from '../../check-changed';

const phone = '/site/phone';

/** A practice whose counselor works in one country. */
function inCountry(country: string): Record<string, unknown> {
  return {
    '/entities/counselors/0/statesAccepted': undefined,
    '/entities/counselors/0/countriesAccepted': [country],
  };
}

function withLink(href: string): Record<string, unknown> {
  return { '/entities/notices/0/text': `<p>Or call <a href="${href}">this number</a> or 988.</p>` };
}

/** A place in Switzerland with a number of its own. */
function withPlace(number: string): Record<string, unknown> {
  const address = { ...examplePlace.address, country: 'CH' };
  return {
    '/entities/places': [{ ...examplePlace, address, phones: [{ label: 'Desk', number }] }],
  };
}

test('CFG0669: a number that its country does not have', () => {
  expect(diagnose({ [phone]: '(615) 555-014' })).toMatchInlineSnapshot(
    `"warning[CFG0669]: "(615) 555-014" has too few or too many digits for a phone number (United States). @5:14-29"`,
  );
  expect(diagnose({ [phone]: '+1 (615) 555-01423' })).toMatchInlineSnapshot(
    `"warning[CFG0669]: "+1 (615) 555-01423" has too few or too many digits for a phone number. @5:14-34"`,
  );
  expect(diagnose(withLink('tel:+1 615 555-014'))).toMatchInlineSnapshot(
    `"warning[CFG0669]: "+1 615 555-014" has too few or too many digits for a phone number. @142:39-57"`,
  );
});

test.each([
  ['US', '(615) 555-0142', '(615) 555-014'],
  ['CA', '(416) 555-0142', '416 555 01423'],
  ['GB', '020 7946 0018', '020 7946 00181234'],
  ['DE', '030 23125 014', '(615) 0'.padEnd(20, '5')],
  ['AT', '01 2345678', '030 23125 014 2345678'],
  ['IL', '03-555-0142', '03-555-014287654321'],
])('in %s, %s is possible and %s is not', (country, right, wrong) => {
  expect(listCodes({ ...inCountry(country), [phone]: right })).not.toContain('CFG0669');
  expect(listCodes({ ...inCountry(country), [phone]: wrong })).toContain('CFG0669');
});

test('a number of a place is one of its country, one with "+" of any', () => {
  expect(listCodes(withPlace('(615) 555-0142'))).toContain('CFG0669');
  expect(listCodes(withPlace('044 668 18 00'))).not.toContain('CFG0669');
  expect(listCodes(withPlace('+1 615 555 0142'))).not.toContain('CFG0669');
});

test('a zero in brackets is dialed: the fix leaves it out', () => {
  const { problems } = checkChanged({ [phone]: '+49 (0)30 23125 014' });
  expect(problems.map(({ code, fix }) => [code, fix?.edits.map(({ text }) => text)])).toEqual([
    ['CFG0669', ['"+49 30 23125014"']],
  ]);
  const link = checkChanged(withLink('tel:+49 (0)30 23125014'));
  expect(link.problems.flatMap(({ fix }) => fix?.edits.map(({ text }) => text))).toEqual([
    'tel:+493023125014',
  ]);
});

test('numbers for a crisis and of services are not mistaken for faults', () => {
  for (const country of ['US', 'CA', 'GB', 'DE', 'AT']) {
    for (const { number } of findCrisisLines(country)) {
      const link = withLink(`tel:${number.replaceAll(' ', '')}`);
      const region = { '/entities/notices/0/region': country, [phone]: '+1 615 555 0100' };
      const changes = { ...inCountry(country), ...link, ...region };
      expect([country, number, ...listCodes(changes)]).not.toContain('CFG0669');
    }
  }
  expect(listCodes(withLink('sms:741741'))).not.toContain('CFG0669');
});

test('where nobody knows the country, nothing is said', () => {
  const nowhere = { '/entities/counselors/0/statesAccepted': [], [phone]: '(615) 555-014' };
  expect(listCodes(nowhere)).not.toContain('CFG0669');
  expect(listCodes({ ...nowhere, '/site/language': 'en-US' })).toContain('CFG0669');
});
