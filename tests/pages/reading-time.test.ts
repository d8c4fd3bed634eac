import { expect, test } from 'vitest';
import { startsPlainly } from '../../src/pages/reading-time';

const words = (count: number) => 'word '.repeat(count).trim();
const paragraph = (count: number) => `<p>${words(count)}</p>`;

test.each([
  ['has nothing but paragraphs', paragraph(5)],
  ['begins with a heading', `<h2>${words(2)}</h2>${paragraph(30)}`],
  ['has a list below the first screen', `${paragraph(80)}<ul><li>a</li></ul>`],
  ['mentions a quotation', `<p>&lt;blockquote&gt;</p>`],
])('a post that %s starts plainly', (_, content) => {
  expect(startsPlainly({ content })).toBe(true);
});

test.each(['<ul><li>a</li></ul>', '<blockquote><p>a</p></blockquote>', '<hr>', '<h3>a</h3>'])(
  'a post with %s on its first screen does not start plainly',
  (part) => {
    expect(startsPlainly({ content: paragraph(79) + part + paragraph(500) })).toBe(false);
  },
);
