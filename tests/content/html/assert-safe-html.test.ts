import { expect, test } from 'vitest';
import { assertSafeHtml } from '../../../src/content/html/assert-safe-html';
import { parseRichText } from '../../../src/content/html/rich-text';

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
      html.includes(harm) ? { nodes: [{ tag: 'p', children: ['a'] }, harm] } : parseRichText(html),
    ),
  ).toThrow(harm);
});
