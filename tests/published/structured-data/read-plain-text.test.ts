import { expect, test } from 'vitest';
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
