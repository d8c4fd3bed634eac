import { memoizeByString } from '../../../utils/memoize';
import { isHtml, type ConfigText } from '../../../content/list-references';
import type { Rule } from '../rule';

/** Tables of texts have header cells. */
export const tableHeaders = {
  problems: {
    CFG0698: {
      severity: 'error',
      title: 'A table does not have header cells.',
      cause:
        'Screen readers read the header with each cell: "Price: $80". Without header cells, people who listen cannot tell the columns apart. Write the cells of the first row, or the first cell of each row, as <th>.',
      inEditor: 'Click into the table, then choose “Header row” under “Table”.',
      example: {
        kind: 'settings',
        bad: {
          '/routes/0/blocks/1/text': '<table><tr><td>Day</td></tr><tr><td>Monday</td></tr></table>',
        },
        good: {
          '/routes/0/blocks/1/text': '<table><tr><th>Day</th></tr><tr><td>Monday</td></tr></table>',
        },
      },
    },
  },
  check: ({ textsWhere }) =>
    textsWhere(lacksHeaders).flatMap(({ value, path }) =>
      listWithoutHeaders(value).map(({ index, 0: { length } }) => ({
        code: 'CFG0698',
        path,
        message: 'This table does not have header cells.',
        hint: 'Write the cells of the first row, or the first cell of each row, as <th> instead of <td>.',
        part: { start: index, end: index + length },
      })),
    ),
} satisfies Rule;

function lacksHeaders(text: ConfigText): boolean {
  return isHtml(text) && listWithoutHeaders(text.value).length > 0;
}

const listWithoutHeaders = memoizeByString((html) =>
  /<table/i.test(html)
    ? [...html.matchAll(/<table>(?=(.*?)<\/table>)/gis)].filter(
        ([, inner = '']) => !/<th[\s>]/i.test(inner),
      )
    : [],
);
