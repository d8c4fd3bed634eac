import { expect, test } from 'vitest';
import { findMisplacedTag, findUnfinishedTag } from '../../../src/content/html/find-html-damage';

/** What is said about HTML, and the part of it that is meant. */
function describe(html: string): [message: string, part: string] | undefined {
  const damage = findUnfinishedTag(html) ?? findMisplacedTag(html);
  return damage && [damage.message, html.slice(damage.offset, damage.offset + damage.length)];
}

test.each([
  ['<p>Sit <strong>down.</p>', '<strong> is not closed.', '<strong>'],
  ['<p>Sit down.', '<p> is not closed.', '<p>'],
  ['<ul><li>Rest<li>Sleep</li></ul>', '<li> is not closed.', '<li>'],
  ['<li>Rest</li>', '<li> is outside a list.', '<li>'],
  ['<p>Sit.</strong></p>', '</strong> has no opening tag.', '</strong>'],
  ['<p>Sit <strong>down</em>.</p>', '</em> does not match <strong>.', '</em>'],
  ['<p><em>Sit <strong>down.</em></strong></p>', '<strong> is not closed.', '<strong>'],
  ['<p>One<p>Two</p></p>', '<p> cannot be inside <p>.', '<p>'],
  ['<p>We offer <ul><li>Rest</li></ul></p>', '<ul> cannot be inside <p>.', '<ul>'],
  ['<strong><p>Sit.</p></strong>', '<p> cannot be inside <strong>.', '<p>'],
  [
    '<p><a href="/a">One <a href="/b">two</a></a></p>',
    'A link is inside another link.',
    '<a href="/b">',
  ],
  ['<p><table><tr><td>A</td></tr></table></p>', '<table> cannot be inside <p>.', '<table>'],
  ['<tr><td>A</td></tr>', '<tr> is outside a table.', '<tr>'],
  ['<p>A</p><td>B</td>', '<td> is outside a row.', '<td>'],
  ['<table><td>A</td></table>', '<table> has content outside its cells.', '<td>'],
  ['<table><tr><p>A</p></tr></table>', '<tr> has content outside its cells.', '<p>'],
  ['<table><tr>A<td>B</td></tr></table>', '<tr> has content outside its cells.', 'A'],
  ['<table><tr><br><td>B</td></tr></table>', '<tr> has content outside its cells.', '<'],
  ['<table><tr><td>A<td>B</td></tr></table>', '<td> is not closed.', '<td>'],
  ['<table><tr><td>A</td><tr></tr></table>', '<tr> is not closed.', '<tr>'],
  [
    '<table><tr><td><table><tr><td>A</td></tr></table></td></tr></table>',
    'A table is inside another table.',
    '<table>',
  ],
  ['<p>Sit</p', 'The tag </p is not finished: ">" is missing.', '</p'],
  ['<p>Sit <strong down</p>', 'The tag <strong is not finished: ">" is missing.', '<strong down'],
  ['<p><a href="/a>Write</a></p>', 'A quote in <a> is not closed.', '"'],
  ['<p><a href="/a>One</a>, <a href="/b">two</a></p>', 'A quote in <a> is not closed.', '"'],
])('%s: %s', (html, message, part) => {
  expect(describe(html)).toEqual([message, part]);
});

test('a closing quote is named as JSON needs it, with the attribute', () => {
  expect(findUnfinishedTag('<p><a href="/a>Write</a></p>')?.hint).toBe('Add \\" after the link.');
  expect(findUnfinishedTag('<p><a href="/a')?.hint).toBe('Add \\" and > after the link.');
  expect(findUnfinishedTag(`<img src="/a.jpg" alt='x>`)?.hint).toBe(
    `Add ' after the value of "alt".`,
  );
});

test.each([
  '',
  'Words without tags',
  '<p>2 < 3, and <3 is a heart.</p>',
  '<p>Sit<br>down.<br/></p><hr>',
  '<ul><li>Rest<ul><li>Sleep</li></ul></li><li><p>Walk</p></li></ul>',
  '<blockquote><p>Be <em>still</em>.</p></blockquote>',
  '<figure><img src="/images/lake.webp" alt="1 > 0"><figcaption>A lake</figcaption></figure>',
  `<p><a href='/contact'>Write "to" us</a></p>`,
  '<P>Loud</P>',
  '<table><tr><th>A</th></tr><tr><td><p>B</p><ul><li>C</li></ul></td></tr></table>',
  `<table>
    <caption>All <em>of it</em></caption>
    <thead><tr><th scope="col" colspan="2">A</th></tr></thead>
    <tbody><tr><td>B<br>C</td><td></td></tr></tbody>
  </table>`,
])('%j is whole', (html) => {
  expect(describe(html)).toBeUndefined();
});

test('a long text is looked through in one go', () => {
  const html = '<p>Sit down.</p>'.repeat(20_000);
  expect(describe(html)).toBeUndefined();
  expect(describe(`${html}<p`)?.[0]).toBe('The tag <p is not finished: ">" is missing.');
});
