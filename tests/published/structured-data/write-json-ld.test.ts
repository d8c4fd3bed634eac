import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { fromHtml } from 'hast-util-from-html';
import { expect, test } from 'vitest';
import { writeJsonLd } from '../../../src/published/structured-data/describe-page';

const pieces = constantFrom(
  '</script',
  '</SCRIPT >',
  '<!--',
  '-->',
  '<script>',
  ']]>',
  '\u2028',
  '\u2029',
  '"',
  '\\',
  '\\u003c',
  '&lt;',
);
const texts = array(oneof(pieces, string({ unit: 'binary' })), { maxLength: 8 }).map((parts) =>
  parts.join(''),
);

/** The contents of the elements of a document as a browser parses it. */
function readElements(html: string): string[][] {
  const found: string[][] = [];
  const read = (nodes: ReturnType<typeof fromHtml>['children']): void => {
    for (const node of nodes) {
      if (node.type === 'comment') found.push(['comment', node.value]);
      if (node.type !== 'element') continue;
      const words = node.children.map((child) => ('value' in child ? child.value : '')).join('');
      found.push([node.tagName, ...(node.tagName === 'script' ? [words] : [])]);
      read(node.children);
    }
  };
  read(fromHtml(html).children);
  return found;
}

test('no text leads out of the element, and every text is read as it was written', () => {
  assert(
    property(texts, (name) => {
      const json = writeJsonLd({
        '@context': 'https://schema.org',
        '@graph': [{ '@type': 'Organization', name }],
      });
      expect(json).not.toMatch(/[<\u2028\u2029]/);
      const html = `<!doctype html><html><head></head><body><script type="application/ld+json">${json}</script><p></p></body></html>`;
      expect(readElements(html)).toEqual([['html'], ['head'], ['body'], ['script', json], ['p']]);
      expect(JSON.parse(json)).toMatchObject({ '@graph': [{ name }] });
    }),
    { numRuns: 500 },
  );
});

test('the same text unescaped would lead out of it', () => {
  const json = JSON.stringify({ name: '</script><b>' });
  expect(readElements(`<script type="application/ld+json">${json}</script>`)).toContainEqual(['b']);
});
