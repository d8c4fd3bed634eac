import { fromHtml } from 'hast-util-from-html';
import { expect, test } from 'vitest';
import { readPlainTree } from '../../../src/content/html/read-plain-tree';
import { sampleConfig } from '../../sample-config';

/** A tree without the places of its nodes. */
function withoutPlaces(tree: object | undefined): unknown {
  if (!tree) return undefined;
  return JSON.parse(
    JSON.stringify(tree, (key, value: unknown) => {
      return key === 'position' || key === 'data' ? undefined : value;
    }),
  );
}

const names = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a'];
const pieces = [
  ...names.flatMap((name) => [`<${name}>`, `</${name}>`]),
  '<a href="/contact?a=1">',
  '<a href="https://example.org/a b">',
  '<br>',
  '<hr>',
  '</br>',
  '</hr>',
  '<img src="/images/a.webp" alt="A">',
  'words ',
  '\n',
  '&amp;',
  'a\r\nb',
  'ﬃ\u00A0',
];

/** Tags of which most are closed, so that many texts are as they should be. */
function writeText(next: () => number): string {
  const open: string[] = [];
  let html = '';
  const length = 1 + (next() % 24);
  for (let count = 0; count < length; count += 1) {
    const name = open.at(-1);
    if (name !== undefined && next() % 3 === 0) {
      html += `</${name}>`;
      open.pop();
    } else {
      const piece = pieces[next() % pieces.length] ?? '';
      html += piece;
      const [, tag] = /^<(\w+)/.exec(piece) ?? [];
      if (tag !== undefined && names.includes(tag)) open.push(tag);
    }
  }
  return (
    html +
    open
      .toReversed()
      .map((name) => `</${name}>`)
      .join('')
  );
}

test('what is read without a parser is what a parser reads', () => {
  let state = 7;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state >> 8;
  };
  let read = 0;
  for (let round = 0; round < 20_000; round += 1) {
    const html = writeText(next);
    const tree = withoutPlaces(readPlainTree(html));
    if (tree === undefined) continue;
    read += 1;
    expect({ html, tree }).toEqual({
      html,
      tree: withoutPlaces(fromHtml(html, { fragment: true })),
    });
  }
  // Else nothing was compared.
  expect(read).toBeGreaterThan(1_000);
});

test('posts as people write them need no parser', () => {
  for (const { content } of sampleConfig.entities.posts) {
    expect(withoutPlaces(readPlainTree(content))).toEqual(
      withoutPlaces(fromHtml(content, { fragment: true })),
    );
  }
});

test.each([
  '<p>a',
  '<p>a</strong></p>',
  '<a href="javascript:x">a</a>',
  '<p>1 &lt; 2</p>',
  '<P>a</P>',
])('%s needs a parser', (html) => {
  expect(readPlainTree(html)).toBeUndefined();
});
