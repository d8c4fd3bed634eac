// @promise Pages lack crisis help only if the config explicitly turns it off, and a review lists
// that first

import { expect, test } from 'vitest';
import { listCodes, reportChanged } from '../../check-changed';

const withoutNotice = { '/navigation/footer/notice': undefined };
const optional = { '/safety': { crisisHelp: 'optional' } };

test('CFG0580: a footer without help in a crisis', () => {
  expect(reportChanged(withoutNotice)).toMatchInlineSnapshot(`
    "error[CFG0580]: The footer does not show where to find help in a crisis.
      --> site.config.json:34:5
       in navigation > footer
    34 |     "footer": {
       |     ^^^^^^^^
       = Add "notice": "crisis".

    1 error in site.config.json"
  `);
  expect(listCodes(withoutNotice)).toEqual(['CFG0580']);
});

test('without any notice, the hint says where one is written', () => {
  const report = reportChanged({ ...withoutNotice, '/entities/notices': [] });
  expect(report).toContain('Add a notice of the kind "crisis" under "entities" → "notices"');
});

test('a practice may say that its clients need none', () => {
  expect(listCodes({ ...withoutNotice, ...optional })).toEqual([]);
  expect(listCodes({ ...withoutNotice, ...optional, '/entities/notices': [] })).toEqual([]);
});

test('that help is there is the default, and what is named must exist also where it is optional', () => {
  expect(listCodes({ ...withoutNotice, '/safety': {} })).toEqual(['CFG0580']);
  expect(listCodes({ ...optional, '/navigation/footer/notice': 'crisi' })).toEqual(['CFG0406']);
});
