// @promise A crisis notice without a known number for its country, or one that has not been checked
// for a year, is a warning

import { expect, test } from 'vitest';
import { checkConfig } from '../../../../src/check/check-config';
import { filterPublished } from '../../../../src/content/filter-published';
import { diagnose, writeChanged } from '../../check-changed';
import { publicFiles } from '../../minimal-config';

function notice(region: string, text: string): Record<string, unknown> {
  return {
    '/site/country': region,
    '/entities/notices/0/region': region,
    '/entities/notices/0/text': text,
  };
}

test('CFG0678: a notice without a number that is known in its country', () => {
  expect(diagnose(notice('DE', '<p>Call our hotline: {site.phone}</p>'))).toMatchInlineSnapshot(
    `"warning[CFG0678]: This notice is for Germany but has no known number for that country. @143:17-56"`,
  );
  expect(diagnose(notice('FR', '<p>Call 113.</p>'))).toContain('CFG0583');
});

test.each([
  ['DE', '<a href="tel:+49">0800-111 0 111</a>'],
  ['GB', 'Samaritans: 116123'],
  ['CA', '<a href="sms:988">text us</a>'],
  ['IT', '112'],
  ['NZ', '1737'],
])('in %s, "%s" is a number', (region, text) => {
  expect(diagnose(notice(region, `<p>${text}</p>`))).toBe('');
});

test('a part of a longer number is none', () => {
  expect(diagnose(notice('US', '<p>Call (615) 555-9880.</p>'))).toContain('CFG0678');
  expect(diagnose(notice('US', '<p>Call (615) 555-0988.</p>'))).toContain('CFG0678');
});

test('CFG0679: numbers that nobody has checked for more than a year', () => {
  const checked = { '/entities/notices/0/checkedOn': '2026-04-15' };
  expect(diagnose(checked, { today: '2027-04-15' })).toBe('');
  expect(diagnose(checked, { today: '2027-04-16' })).toMatchInlineSnapshot(
    `"warning[CFG0679]: These numbers were last checked on 2026-04-15. @143:22-34"`,
  );
  expect(diagnose(checked)).toBe('');
});

test('when numbers were checked is in no page', () => {
  const { config } = checkConfig(
    writeChanged({ '/entities/notices/0/checkedOn': '2026-04-15' }),
    publicFiles,
  );
  if (!config) throw new Error('The config is valid');
  expect(JSON.stringify(config)).toContain('2026-04-15');
  expect(JSON.stringify(filterPublished(config, 0))).not.toContain('2026-04-15');
});
