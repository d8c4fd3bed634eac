import { expect, test } from 'vitest';
import { assertSafeHtml } from '../../../src/content/html/assert-safe-html';
import { sanitizeHtml } from '../../../src/content/html/sanitize-html';

test('the reading of HTML lets no probe through', () => {
  expect(() => assertSafeHtml()).not.toThrow();
});

test('a build stops when HTML passes as it is written', () => {
  expect(() => assertSafeHtml((html) => ({ nodes: [html] }))).toThrow('The build has stopped.');
});

test('a build stops when everything is removed', () => {
  expect(() => assertSafeHtml(() => ({ nodes: [] }))).toThrow('The build has stopped.');
});

test.each(['script', 'onclick', 'javascript:'])('a build stops when %s passes', (harm) => {
  expect(() =>
    assertSafeHtml((html) =>
      html.includes(harm) ? { nodes: [{ tag: 'p', children: ['a'] }, harm] } : sanitizeHtml(html),
    ),
  ).toThrow(harm);
});
