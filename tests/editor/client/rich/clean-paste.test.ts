import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectFolder } from '../../../../src/io/project-folder';
import { sanitizeHtml } from '../../../../src/content/html/sanitize-html';
import { cleanPaste, splitLines } from '../../../../src/editor/client/rich/clean-paste';
import { readBlocks } from '../../../../src/editor/client/rich/read-rich';
import { richSchema } from '../../../../src/editor/client/rich/rich-elements';
import { writeRich } from '../../../../src/editor/client/rich/write-rich';

function readFixture(name: string): string {
  return readFileSync(join(projectFolder, 'tests/fixtures/clipboard', name), 'utf8');
}

/** What is in a text after this was pasted into an empty one. */
function paste(html: string): string {
  const nodes = readBlocks(richSchema, cleanPaste(html) ?? []);
  if (!nodes) throw new Error('There is no place for what was pasted.');
  return writeRich(richSchema.node('doc', null, nodes), new WeakMap());
}

const lists =
  '<ul><li>A towel<ul><li>a large one</li></ul></li><li>Your letter</li></ul>' +
  '<ol><li>Ring the bell.</li></ol>';

test('Word leaves headings, lists, links, bold and italic words', () => {
  expect(paste(readFixture('word.html.txt'))).toBe(
    '<h2>Before you come</h2>' +
      '<p>Wear what you can <strong>move</strong> in, and bring <em>water</em>. ' +
      'See <a href="https://example.org/parking?a=1&amp;b=2">where to park</a>, and below.</p>' +
      `${lists}<table><tbody><tr><th>Monday</th><td>9 to 5</td></tr></tbody></table>`,
  );
});

test('so does Google Docs', () => {
  expect(paste(readFixture('google-docs.html.txt'))).toBe(
    '<h2>Before you come</h2>' +
      '<p>Wear what you can <strong>move</strong> in, and bring <em>water</em>. ' +
      `See <a href="https://example.org/parking">where to park</a>.</p>${lists}`,
  );
});

describe('from other pages', () => {
  test.each([
    ['<div>One</div><div>Two<br></div>', '<p>One</p><p>Two</p>'],
    ['<div>One <div>two</div> three</div>', '<p>One</p><p>two</p><p>three</p>'],
    ['<b><p>One</p><p>Two</p></b>', '<p><strong>One</strong></p><p><strong>Two</strong></p>'],
    ['<a href="javascript:alert(1)">One</a>', '<p>One</p>'],
    ['<a href="//example.org">One</a>', '<p>One</p>'],
    ['<p onclick="alert(1)">a<script>alert(1)</script></p>', '<p>a</p>'],
    ['<p>a<img src="https://example.org/a.png" alt="A"></p>', '<p>a</p>'],
    [
      '<figure><img src="/images/a.webp" alt="A"><figcaption>A lake</figcaption></figure>',
      '<figure><img src="/images/a.webp" alt="A"><figcaption>A lake</figcaption></figure>',
    ],
    [
      '<figure><video src="a.mp4"></video><figcaption>A lake</figcaption></figure>',
      '<p>A lake</p>',
    ],
    ['<h5>One</h5><li>Two</li>', '<h3>One</h3><p>Two</p>'],
    [
      '<ul><li><h2>One</h2><blockquote>Two</blockquote></li></ul>',
      '<ul><li><p>One</p><p>Two</p></li></ul>',
    ],
    ['<ul><ul><li>One</li></ul></ul>', '<ul><li><ul><li>One</li></ul></li></ul>'],
    ['<blockquote>One</blockquote>', '<blockquote><p>One</p></blockquote>'],
    [
      '<table><tr><td><b>Day</b></td><td>Open</td></tr><tr><td>Monday</td><td></td></tr></table>',
      '<table><thead><tr><th>Day</th><th>Open</th></tr></thead><tbody><tr><td>Monday</td><td></td></tr></tbody></table>',
    ],
    [
      '<table><caption>Hours</caption><tr><th scope="row">Day</th><td colspan="2" rowspan="99" style="color:red" onclick="alert(1)">9</td></tr></table>',
      '<table><caption>Hours</caption><tbody><tr><th>Day</th><td colspan="2">9</td></tr></tbody></table>',
    ],
    [
      '<table><tr><td><p>One</p><p>two</p><ul><li>three</li></ul></td><td>4</td></tr></table>',
      '<table><tbody><tr><th><p>One</p><p>two</p><ul><li>three</li></ul></th><td>4</td></tr></tbody></table>',
    ],
    ['<table><tr><td><p>One</p></td></tr><tr><td>two</td></tr></table>', '<p>One</p><p>two</p>'],
    [
      '<table><tr><td>One</td><td><table><tr><td>two</td></tr></table></td></tr></table>',
      '<p>One</p><p>two</p>',
    ],
    ['<p>  One\n <em> two </em> </p>', '<p>One <em>two</em></p>'],
    ['<span>One</span><br><br><span>two</span>', '<p>One<br><br>two</p>'],
  ])('%s', (html, clean) => {
    expect(paste(html)).toBe(clean);
  });
});

test.each([
  '<!--StartFragment-->\n <col width=64><tr height=20><td>Tea</td><td>2</td></tr><!--EndFragment-->',
  '<google-sheets-html-origin><style>td{}</style><table dir="ltr"><colgroup><col width="100"></colgroup><tbody><tr><td>Tea</td><td>2</td></tr></tbody></table></google-sheets-html-origin>',
])('so do sheets: %s', (html) => {
  expect(paste(`<table width=128>${html}</table>`)).toBe(
    '<table><tbody><tr><th>Tea</th><td>2</td></tr></tbody></table>',
  );
});

test('nothing is left of nothing', () => {
  expect(cleanPaste('<p>&nbsp;</p><ul><li></li></ul><blockquote><br></blockquote>')).toEqual([]);
});

test('whatever comes, only what is allowed is left, and there is a place for it', () => {
  const tags = ['p', 'b', 'ul', 'li', 'h1', 'div', 'figure', 'blockquote', 'o:p', 'table', 'td'];
  for (const one of tags) {
    for (const two of tags) {
      for (const three of tags) {
        const html = `<${one}>a<${two}>b<${three}>c</${three}></${two}></${one}>`;
        const clean = paste(html);
        expect(sanitizeHtml(clean).removed).toEqual([]);
        expect(clean.replace(/<[^>]+>/g, '')).toBe('abc');
      }
    }
  }
});

test('what is too large is left to its plain text', () => {
  expect(cleanPaste('a'.repeat(300_000))).toBeUndefined();
});

test('lines of plain text are paragraphs', () => {
  const nodes = readBlocks(richSchema, splitLines('One  two\r\n\r\n<b>three</b>\n')) ?? [];
  expect(writeRich(richSchema.node('doc', null, nodes), new WeakMap())).toBe(
    '<p>One two</p><p>&lt;b&gt;three&lt;/b&gt;</p>',
  );
});
