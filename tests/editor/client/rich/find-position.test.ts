import { expect, test } from 'vitest';
import { findPosition } from '../../../../src/editor/client/rich/find-position';
import { readRich } from '../../../../src/editor/client/rich/read-rich';
import { richSchema } from '../../../../src/editor/client/rich/rich-elements';

const html =
  '<p>The room’s <strong>door</strong> is red.</p><ul><li>No steps</li></ul><p>Come in.</p>';

/** The words of the paragraph before and after the place that was found. */
function place(text: string, offset: number): [string, string] {
  const read = readRich(richSchema, html);
  if ('fault' in read) throw new Error(read.fault);
  const { parent, parentOffset } = read.doc.resolve(findPosition(read.doc, { text, offset }));
  const size = parent.content.size;
  return [parent.textBetween(0, parentOffset), parent.textBetween(parentOffset, size)];
}

test.each<[string, string, number, [string, string]]>([
  ['in a bold word', 'The room’s door is red.', 13, ['The room’s do', 'or is red.']],
  ['after the last word', 'The room’s door is red.', 23, ['The room’s door is red.', '']],
  ['before the first word of a later one', 'Come in.', 0, ['', 'Come in.']],
  ['in an entry of a list', 'No steps', 3, ['No ', 'steps']],
  ['in a part of a paragraph', 'door', 2, ['The room’s do', 'or is red.']],
  ['in the text as a whole', 'The room’s door is red.No stepsCome in.', 34, ['Com', 'e in.']],
  ['drawn with other characters', "The\u00A0room's door", 4, ['The ', 'room’s door is red.']],
])('%s', (_where, text, offset, found) => {
  expect(place(text, offset)).toEqual(found);
});

test('a text that is not in it leads to its end', () => {
  expect(place('Something else', 3)).toEqual(['The room’s door is red.No stepsCome in.', '']);
});
