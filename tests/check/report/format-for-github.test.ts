import { expect, test } from 'vitest';
import { formatForGithub, formatSummary } from '../../../src/check/report/format-for-github';
import type { Problem } from '../../../src/check/problem';

const problem: Problem = {
  code: 'CFG0304',
  severity: 'error',
  message: 'a 100% wrong, b: "c"\r\nd',
  hint: 'Write | <b>.',
  path: '/routes/0/tone',
  place: 'Page /, first: one',
  range: { start: { line: 2, column: 9 }, end: { line: 2, column: 12 } },
};

function format(problems: Problem[], file = 'site.config.json'): string[] {
  return formatForGithub([{ file, text: '', problems }]).split('\n');
}

test('a problem is a command on one line, with everything escaped that would end it', () => {
  expect(format([problem], 'a, b:c%.json')).toEqual([
    '::error file=a%2C b%3Ac%25.json,line=2,endLine=2,col=9,endColumn=12,title=CFG0304::a 100%25 wrong, b: "c"%0D%0Ad%0AIn Page /, first: one.%0AWrite | <b>.',
    '1 error in a, b:c%.json',
  ]);
});

test('warnings are warnings', () => {
  const [line] = format([{ ...problem, code: 'CFG0603', severity: 'warning' }]);
  expect(line).toMatch(/^::warning file=.*title=CFG0603::/);
});

test('columns are left out where a problem goes over several lines', () => {
  const range = { start: { line: 2, column: 9 }, end: { line: 4, column: 2 } };
  const [line] = format([{ ...problem, range }]);
  expect(line).toContain('line=2,endLine=4,title=');
});

test('fixes and related places are in the message', () => {
  const start = { line: 7, column: 1 };
  const related = [{ message: 'The first one.', path: '', range: { start, end: start } }];
  const [line] = format([{ ...problem, fix: { title: 'Write "d".', edits: [] }, related }]);
  expect(line).toMatch(/%0AWrite "d"\.%0ALine 7: The first one\.$/);
});

test('the summary is a table in which no text breaks out of its cell', () => {
  const message = 'a | b <img> `c` [d](e) @f #1\nnext';
  const reports = [{ file: 'a_b.json', text: '', problems: [{ ...problem, message }] }];
  expect(formatSummary(reports)).toMatchInlineSnapshot(`
    "### 1 error in a&#95;b.json

    | | line | place | what is wrong | what to do |
    | --- | --- | --- | --- | --- |
    | error CFG0304 | a&#95;b.json:2:9 | Page /, first: one | a &#124; b &lt;img> &#96;c&#96; &#91;d&#93;(e) &#64;f &#35;1 next | Write &#124; &lt;b>. |
    "
  `);
});

test('the summary of a good file has no table', () => {
  expect(formatSummary([{ file: 'a.json', text: '', problems: [] }])).toBe(
    '### No problems in a.json\n',
  );
});
