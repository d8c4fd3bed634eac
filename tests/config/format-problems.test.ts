import { expect, test } from 'vitest';
import { formatProblems, formatProblemsAsJson } from '../../src/config/format-problems';
import type { Problem } from '../../src/config/problem';

const problem: Problem = {
  code: 'CFG0304',
  severity: 'error',
  message: '"x" is not one of the choices for "tone".',
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

test('marks stand below wide characters and tabs', () => {
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

test('programs read problems as JSON', () => {
  expect(JSON.parse(formatProblemsAsJson([problem, warning], 'a.json'))).toEqual({
    version: 1,
    file: 'a.json',
    counts: { errors: 1, warnings: 1 },
    diagnostics: [problem, warning],
  });
});
