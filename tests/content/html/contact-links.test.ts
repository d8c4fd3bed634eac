// @promise No email address in a config adds another recipient to visitors’ emails

import { expect, test } from 'vitest';
import { emailPattern, explainNoEmail } from '../../../src/content/html/contact-links';
import { followReference, definition } from '../../../src/content/schema/walk-schema';
import { diagnose } from '../../check/check-changed';

test('the schemas ask for the form that links have', () => {
  for (const [name, key] of [
    ['SiteIdentity', 'email'],
    ['Place', 'email'],
    ['Security', 'email'],
  ] as const) {
    const node = definition(name).properties?.[key];
    expect([name, node && followReference(node).pattern]).toEqual([name, emailPattern]);
  }
});

test.each([
  ['a b@c.example', 'it contains a space'],
  ['a\u00A0b@c.example', 'it contains a space'],
  ['a,evil@b.example?subject=x', 'it contains ","'],
  ['a@b.example?x=1', 'it contains "?"'],
  ['a@b.example%0abcc:x', 'it contains "%"'],
  ['a@b@c.example', 'it contains "@" twice'],
  ['hello', undefined],
])('of %s it is said that %s', (email, why) => {
  expect(explainNoEmail(email)).toBe(why);
});

test('CFG0308: an address that would add another reader of each mail @A12', () => {
  expect(diagnose({ '/site/email': 'a,evil@b.example' })).toMatchInlineSnapshot(
    `"error[CFG0308]: "a,evil@b.example" is not an email address: it contains ",". @6:14-32"`,
  );
  expect(diagnose({ '/site/email': 'hello @b.example' })).toMatchInlineSnapshot(
    `"error[CFG0308]: "hello @b.example" is not an email address: it contains a space. @6:14-32"`,
  );
  const security = { email: 'a@b.example?cc=x', readUntil: '2027-01-01' };
  expect(diagnose({ '/security': security })).toMatchInlineSnapshot(
    `"error[CFG0308]: "a@b.example?cc=x" is not an email address: it contains "?". @264:14-32"`,
  );
});

test('CFG0501: a link that would add another reader, or write the mail @A12', () => {
  expect(
    diagnose({ '/navigation/topBar/href': 'mailto:a@b.example?bcc=x&body=y' }),
  ).toMatchInlineSnapshot(
    `"error[CFG0501]: This is not an email address: it contains "?". @15:15-48"`,
  );
});
