import { expect, test } from 'vitest';
import { joinParts, splitText } from '../../../src/config/translations/inline-codes';
import { numberCodes } from '../../../src/config/translations/number-codes';

test('tags with their ends, tags without one, placeholders and words', () => {
  const [paragraph, line] = splitText(
    '<p>Call <a href="tel:988">{site.phone}</a>.<br></p><hr>',
    true,
  );
  expect(paragraph).toEqual({
    kind: 'span',
    start: '<p>',
    end: '</p>',
    parts: [
      { kind: 'words', words: 'Call ' },
      {
        kind: 'span',
        start: '<a href="tel:988">',
        end: '</a>',
        parts: [{ kind: 'code', start: '{site.phone}' }],
      },
      { kind: 'words', words: '.' },
      { kind: 'code', start: '<br>' },
    ],
  });
  expect(line).toEqual({ kind: 'code', start: '<hr>' });
});

test('what describes a picture is words, and stays within its quotes', () => {
  const html = '<img src="/images/a.webp" alt="A river">';
  const [picture] = splitText(html, true);
  expect(picture).toMatchObject({ kind: 'span', parts: [{ kind: 'words', words: 'A river' }] });
  if (picture?.kind !== 'span') throw new Error('A picture with words is a span');
  const translated = { ...picture, parts: [{ kind: 'words' as const, words: 'Un "río" & más' }] };
  expect(joinParts([translated], true)).toBe(
    '<img src="/images/a.webp" alt="Un &quot;río&quot; &amp; más">',
  );
});

test('in a text without HTML, tags are words', () => {
  expect(splitText('Less < more, <b>', false)).toEqual([
    { kind: 'words', words: 'Less < more, <b>' },
  ]);
});

test.each([
  ['<p>Grief &amp; loss: 5&nbsp;sessions</p>', true],
  ['<ul><li>One<li>Two</ul>', true],
  ['Text</p> that <em>ends', true],
  ['{counselor.firstName} & {site.name}: "yes"', false],
])('%s is put together as it was', (text, isHtml) => {
  expect(joinParts(splitText(text, isHtml), isHtml)).toBe(text);
});

test('codes of a translation have the numbers of the original, others are added behind', () => {
  const { codes, needed } = numberCodes(
    '<p>{site.phone} <em>now</em></p>',
    '<p><strong>ya</strong>: {site.phone}</p>',
    true,
  );
  expect([...codes].map(([number, { start }]) => [number, start])).toEqual([
    ['1', '<p>'],
    ['2', '{site.phone}'],
    ['3', '<em>'],
    ['4', '<strong>'],
  ]);
  expect(needed).toEqual(['1', '2']);
});
