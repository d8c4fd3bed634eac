import { expect, test } from 'vitest';
import { formatProblems } from '../../../src/check/report/format-problems';
import type { Problem } from '../../../src/check/problem';

const problem: Problem = {
  code: 'CFG0304',
  severity: 'error',
  message: '"x" is not a choice for "tone".',
  hint: 'Did you mean "y"?',
  path: '/routes/0/tone',
  place: 'Page /',
  range: { start: { line: 2, column: 9 }, end: { line: 2, column: 12 } },
};
const warning: Problem = { ...problem, code: 'CFG0603', severity: 'warning' };

function frame(line: string, column: number, length: number): string[] {
  const range = { start: { line: 1, column }, end: { line: 1, column: column + length } };
  const output = formatProblems([{ ...problem, range }], {
    text: line,
    file: 'a.json',
    color: false,
  });
  return output.split('\n').slice(3, 5);
}

test('colors are used only when asked for', () => {
  const options = { text: '{\n"tone": "x"', file: 'a.json' };
  const plain = formatProblems([problem], { ...options, color: false });
  const colored = formatProblems([problem], { ...options, color: true });
  expect(plain).not.toContain('\u001B');
  expect(colored).toContain('\u001B[31merror[CFG0304]\u001B[0m');
  // oxlint-disable-next-line no-control-regex
  expect(colored.replace(/\u001B\[\d+m/g, '')).toBe(plain);
});

test('errors and warnings are counted', () => {
  const options = { text: '', file: 'a.json', color: false };
  const last = (problems: Problem[]) => formatProblems(problems, options).split('\n').at(-1);
  expect(last([problem])).toBe('1 error in a.json');
  expect(last([problem, problem, warning])).toBe('2 errors, 1 warning in a.json');
  expect(last([warning, warning])).toBe('2 warnings in a.json');
});

test('marks are below wide characters and tabs', () => {
  expect(frame('\t"家🌊": x', 9, 1)).toEqual(['1 | \t"家🌊": x', '  | \t        ^']);
  expect(frame('"家": 1', 1, 3)).toEqual(['1 | "家": 1', '  | ^^^^']);
});

test('long lines are cut around the place', () => {
  const [source = '', marks = ''] = frame(`${'a'.repeat(200)}here${'b'.repeat(200)}`, 201, 4);
  expect(source.length).toBeLessThan(110);
  expect(source.slice(marks.indexOf('^'), marks.lastIndexOf('^') + 1)).toBe('here');
});

test('there is a mark even where there is nothing to mark', () => {
  expect(frame('', 1, 0)[1]).toBe('  | ^');
});

test('marks are below joined emoji, flags, accents and wide letters', () => {
  expect(frame('"👩‍👩‍👧": x', 13, 1)[1]).toBe('  |       ^');
  expect(frame('"🇺🇸": x', 9, 1)[1]).toBe('  |       ^');
  expect(frame('"❤️": x', 7, 1)[1]).toBe('  |       ^');
  expect(frame('"e\u0301": x', 7, 1)[1]).toBe('  |      ^');
  expect(frame('"ｆｕ": x', 7, 1)[1]).toBe('  |         ^');
  expect(frame('"\u200B": x', 6, 1)[1]).toBe('  |     ^');
});

test('a cut goes through no character', () => {
  const [source = ''] = frame(`${'🌊'.repeat(100)}`, 82, 2);
  expect(() => encodeURI(source)).not.toThrow();
});

test('advice that a fix follows is marked, and the command is named once', () => {
  const fix = { title: 'Write "y".', edits: [] };
  const { hint: _hint, ...untold } = { ...problem, fix };
  const output = formatProblems([{ ...problem, fix }, untold, problem], {
    text: '',
    file: 'a.json',
    color: false,
  });
  expect(output).toContain('  = Did you mean "y"? (fixable)\n');
  expect(output).toContain('  = Write "y". (fixable)\n');
  expect(output).toContain('  = Did you mean "y"?\n');
  expect(output.match(/npm run validate -- --fix/g)).toHaveLength(1);
});

test('related places are shown with their lines', () => {
  const start = { line: 1, column: 2 };
  const related = [
    { message: 'The first one.', path: '', range: { start, end: { line: 1, column: 5 } } },
  ];
  const output = formatProblems([{ ...problem, related }], {
    text: '"id": 1\n"tone": "x"',
    file: 'a.json',
    color: false,
  });
  expect(output).toContain('  --> a.json:1:2 The first one.\n1 | "id": 1\n  |  ^^^\n');
});

test('problems that are not listed are counted', () => {
  const more = { errors: 20, warnings: 2 };
  const output = formatProblems([problem, { ...problem, code: 'CFG0009', more }], {
    text: '',
    file: 'a.json',
    color: false,
  });
  expect(output.split('\n').at(-1)).toBe('21 errors, 2 warnings in a.json');
});
