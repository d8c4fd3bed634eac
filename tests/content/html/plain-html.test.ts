import { expect, test } from 'vitest';
import { isPlainHtml } from '../../../src/content/html/plain-html';
import { sanitizeHtml } from '../../../src/content/html/sanitize-html';

test.each([
  'Words & more words',
  '<p>A <strong>B</strong><br>C</p>',
  '<a href="/contact">x</a>',
  '<img src="/images/a.webp" alt="1 & 2">',
])('%s is plain', (html) => {
  expect(isPlainHtml(html)).toBe(true);
});

test.each([
  '<P>x</P>',
  '<p >x</p>',
  "<a href='/contact'>x</a>",
  '<a href="/a&#58;b">x</a>',
  '<img src="/images/a.webp">',
  '<img>',
  '1 < 2',
  '<!-- x -->',
  '<p\0>',
  '<script>',
])('%s must be parsed', (html) => {
  expect(isPlainHtml(html)).toBe(false);
});

test('nothing is removed from plain HTML, however its tags are mixed', () => {
  const parts = ['<p>', '</p>', '<ul>', '<li>', '</ul>', '<strong>', '</strong>', '<br>', '<h2>'];
  const more = [
    '</h2>',
    '<a href="/x">',
    '</a>',
    '<hr>',
    '<figure>',
    '</li>',
    'words ',
    '\n',
    '&amp;',
  ];
  const pieces = [...parts, ...more, '<img src="/images/a.webp" alt="A">'];
  let state = 3;
  for (let round = 0; round < 500; round++) {
    let html = '';
    for (let length = 0; length < 12; length++) {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      html += pieces[state % pieces.length];
    }
    expect(isPlainHtml(html)).toBe(true);
    expect(sanitizeHtml(html).removed).toEqual([]);
  }
});
