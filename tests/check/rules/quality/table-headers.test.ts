import { expect, test } from 'vitest';
import { diagnose, listCodes } from '../../check-changed';

const headed = '<table><tr><th>Day</th></tr><tr><td>Monday</td></tr></table>';

test('CFG0698: a table without header cells, and only that one', () => {
  const text = `${headed}<table><tr><td>Day</td></tr></table>`;
  expect(diagnose({ '/routes/0/blocks/1/text': text })).toMatchInlineSnapshot(
    `"error[CFG0698]: This table does not have header cells. @169:80-87"`,
  );
});

test('CFG0698: tables with headers of columns or rows are fine', () => {
  const text = `${headed}<table><tr><th scope="row">Day</th><td>Monday</td></tr></table>`;
  expect(listCodes({ '/routes/0/blocks/1/text': text })).toEqual([]);
});
