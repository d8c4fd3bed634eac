// @promise No email address in a config adds another recipient to visitors’ emails

import { expect, test } from 'vitest';
import { checkLink, completeLink } from '../../../src/content/html/check-link';

test.each([
  '/',
  '/about#team',
  '#team',
  'https://example.org',
  'HTTPS://example.org/a?b=c#d',
  'https://example.org/@name',
  'https://my_name.example.org/',
  'https://xn--mnchen-3ya.example',
  'https://m\u00FCnchen.example',
  'mailto:name@example.org',
  'tel:+16155550100',
  'tel:(615) 555-0100',
  'sms:988',
])('%s is a fine link', (href) => {
  expect(checkLink(href)).toBeUndefined();
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  ' javascript:alert(1)',
  'javascript\u200B:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://example.org/x',
  'ftp://example.org',
  '//evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https://',
  'https://good.example@evil.example',
  'https://name:word@evil.example',
  'https://exa mple.org',
  'https://example.org/\u202Egpj.exe',
  'mailto:',
  'mailto:nobody',
  'mailto:a@b.example?bcc=c@d.example',
  'tel:',
  'tel:abc',
  'https://192.168.0.1/',
  'https://0x7f000001/',
  'https://[::1]/',
  'https://localhost:3000/',
  'https://printer.local/',
  'https://example/',
  'https://localhost./',
  'https://printer.local./',
  'https://../',
  'https://example..org/',
  'https://-example.org/',
  'https://example.org:99999/',
  'https://xn--zz.example/',
  'https://p\u0430ypal.example/',
  'contact',
  'www.example.org',
  '../contact',
  '/a b',
  '/contact ',
  '',
])('%j is refused', (href) => {
  expect(checkLink(href)?.code).toBe('CFG0501');
});

test.each([
  'https://müller.example',
  'https://пример.example',
  'https://a.пример.example',
  // Some of these letters look like Latin ones, but not all.
  'https://сосна.example',
  'https://\u0440\u0443\u0440\u0430.рф',
  'https://xn--80ak6aa92e.com',
])('the letters of %s are of one alphabet in each part', (href) => {
  expect(checkLink(href)).toBeUndefined();
});

test.each([
  ['Cyrillic', 'https://\u0430\u0440\u0440\u04CF\u0435.com/', 'xn--80ak6aa92e.com'],
  ['Cyrillic with a hyphen', 'https://\u0430\u0441\u0435-1.example', 'xn---1-6kcu3d.example'],
  ['Greek', 'https://www.\u03BF\u03BD\u03BF.example', 'www.xn--yxadb.example'],
])('a name in %s letters that all look Latin is refused', (_, href, written) => {
  expect(checkLink(href)).toMatchObject({
    code: 'CFG0501',
    message: expect.stringContaining('look like Latin letters') as unknown,
    hint: expect.stringContaining(`"${written}"`) as unknown,
  });
  expect(checkLink(`https://${written}`)).toBeUndefined();
});

test.each([
  ['www.example.org', 'Write "https://www.example.org".'],
  ['hello@example.org', 'Write "mailto:hello@example.org".'],
  ['(615) 555-0100', 'Write "tel:(615) 555-0100".'],
  [
    'contact',
    'For a page of this site, write "/contact". For another site, write its whole URL: "https://…".',
  ],
])('%s gets the start that it lacks', (href, hint) => {
  expect(checkLink(href)?.hint).toBe(hint);
});

test('a link that is not encrypted has a code of its own', () => {
  expect(checkLink('http://example.org')?.code).toBe('CFG0502');
  expect(checkLink('HTTP://example.org')?.code).toBe('CFG0502');
});

test('the last of very many links is judged like the first', () => {
  const links = Array.from({ length: 20_000 }, () => 'https://münchen.example');
  expect(links.filter((link) => checkLink(link))).toEqual([]);
});

test.each([
  ['www.example.org', 'https://www.example.org'],
  ['example.org', 'https://example.org'],
  ['example.org/a/b.pdf?c#d', 'https://example.org/a/b.pdf?c#d'],
  ['name@example.org', 'mailto:name@example.org'],
  ['(503) 555-0100', 'tel:(503) 555-0100'],
  ['503-555-0100', 'tel:503-555-0100'],
  ['www.münchen.example', 'https://www.münchen.example'],
  ['www.example.org?mail=name@example.org', 'https://www.example.org?mail=name@example.org'],
])('%s is meant as %s', (href, meant) => {
  expect(checkLink(href)).toMatchObject({ meant, hint: `Write "${meant}".` });
  expect(completeLink(href)).toBe(meant);
});

test.each([
  'about',
  'brochure.pdf',
  'files.zip',
  'contact.html#map',
  'index.php?page=2',
  '192.168.0.1',
  '2026-11-23',
  '12345-6789',
  'printer.local',
  'http://example.org',
])('what %s means is not certain', (href) => {
  expect(checkLink(href)).not.toHaveProperty('meant');
  expect(completeLink(href)).toBe(href);
});

test.each(['/about', '#team', 'https://example.org'])('%s is complete', (href) => {
  expect(completeLink(href)).toBe(href);
});
