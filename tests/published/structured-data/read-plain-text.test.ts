import { expect, test } from 'vitest';
import { sanitizeHtml } from '../../../src/content/html/sanitize-html';
import { parseInLanguage } from '../../../src/pages/build-rich-text';
import { readPlainText } from '../../../src/published/structured-data/read-plain-text';
import { sampleConfig } from '../../sample-config';

test('loose words that name their language stay on their line', () => {
  const html = 'Write to <a href="/contact">us</a> or call.';
  const config = structuredClone(sampleConfig);
  config.site.languages = ['en', 'es'];
  const nodes = parseInLanguage(html, { config, untranslated: new Set([html]) }, html);
  expect(nodes).toContainEqual({
    tag: 'span',
    attributes: { lang: 'en' },
    children: [' or call.'],
  });
  expect(readPlainText(nodes)).toBe('Write to us or call.');
});

test('each row of a table is a line, with spaces between its cells', () => {
  const html =
    '<table><caption>Hours</caption><tr><th>Day</th><th>Open</th></tr><tr><td>Monday</td><td><p>9–12</p><p>2–5</p></td></tr></table>';
  expect(readPlainText(sanitizeHtml(html).nodes)).toBe('Hours\nDay Open\nMonday 9–12 2–5');
});
