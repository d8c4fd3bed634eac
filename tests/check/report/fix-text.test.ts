import { expect, test } from 'vitest';
import { checkConfig } from '../../../src/check/check-config';
import { fixText } from '../../../src/check/report/fix-text';
import type { Problem } from '../../../src/check/problem';
import { writeChanged } from '../check-changed';
import { publicFiles } from '../minimal-config';

const valid = writeChanged({});

function check(text: string): Problem[] {
  return checkConfig(text, publicFiles).problems;
}

/** A problem as the checks of the schema report it. */
function makeProblem(text: string, found: string, replacement: string): Problem {
  const start = text.indexOf(found);
  return {
    code: 'CFG0301',
    severity: 'error',
    message: `"${found}" is not a setting here.`,
    path: '',
    range: { start: { line: 1, column: start + 1 }, end: { line: 1, column: start + 2 } },
    fix: {
      title: `Write "${replacement}".`,
      edits: [{ start, end: start + found.length, text: replacement }],
    },
  };
}

function findMisspelled(text: string): Problem[] {
  return [
    ...(text.includes('sitee') ? [makeProblem(text, 'sitee', 'site')] : []),
    ...(text.includes('titel') ? [makeProblem(text, 'titel', 'title')] : []),
  ];
}

test('slips of the syntax are fixed one after the other, and all other bytes stay', () => {
  const lines = valid.replaceAll('\n', '\r\n').replace('"phone"', '"phone" ');
  const slips = `\uFEFF${lines}`
    .replace('"site": {', '“site”: { // who we are')
    .replace('"media": [', '# pictures\r\n  "media": [')
    .replace('"redirects"', '/* old addresses */ "redirects"')
    .replace('"LPC",', '"LPC";')
    .replace(/\}$/, ',}\r\n\r\n');
  const { text, changes } = fixText(slips, check);
  expect(text).toBe(
    `${lines}\r\n\r\n`.replace('# pictures\r\n  ', '').replace('"redirects"', ' "redirects"'),
  );
  expect(changes.map(({ code }) => code)).toEqual([
    'CFG0002',
    'CFG0103',
    'CFG0102',
    'CFG0102',
    'CFG0110',
    'CFG0102',
    'CFG0101',
  ]);
});

test('a change is shown as the line before and after it', () => {
  const { changes } = fixText('{\n  "a": 1,\n}', check);
  expect(changes).toEqual([
    {
      code: 'CFG0101',
      title: 'Delete the comma.',
      line: 2,
      before: '  "a": 1,',
      after: '  "a": 1',
    },
  ]);
});

test('a line that goes is shown as such', () => {
  const { changes } = fixText('{\n  // one\n  "a": 1\n}', check);
  expect(changes).toEqual([
    { code: 'CFG0102', title: 'Delete the comment.', line: 2, before: '  // one' },
  ]);
});

test('what is not certain stays as it is', () => {
  const text = valid.replace('"site": {', '"site": { "a" "b",');
  expect(fixText(text, check)).toEqual({ text, changes: [] });
});

test('several fixes are made at once', () => {
  const { text, changes } = fixText('{"sitee": 1, "titel": 2}', findMisspelled);
  expect(text).toBe('{"site": 1, "title": 2}');
  expect(changes).toHaveLength(2);
});

test('a fix that makes the file worse is not made, the others are', () => {
  const { text, changes } = fixText('bad titel x y', (written) => [
    ...(written.includes('bad') ? [makeProblem(written, 'bad', 'worse')] : []),
    ...(written.includes('worse') ? [makeProblem(written, 'x', 'x')] : []),
    ...(written.includes('worse') ? [makeProblem(written, 'y', 'y')] : []),
    ...findMisspelled(written),
  ]);
  expect(text).toBe('bad title x y');
  expect(changes).toHaveLength(1);
});

test('a fix after which the file can no longer be read is not made', () => {
  const { text, changes } = fixText(valid, (written) =>
    written === valid ? [makeProblem(written, '"site"', 'site')] : check(written),
  );
  expect(text).toBe(valid);
  expect(changes).toEqual([]);
});

test('of two fixes of the same place the first is made', () => {
  const { text } = fixText('titel', (written) =>
    written === 'titel'
      ? [makeProblem(written, 'titel', 'title'), makeProblem(written, 'titel', 'tiles')]
      : [],
  );
  expect(text).toBe('title');
});

test('repeated names that come to light when the syntax is right do not keep it from being fixed', () => {
  const { text } = fixText('{"a": 1, "a": 2, "b": 3,}', check);
  expect(text).toBe('{"a": 1, "a": 2, "b": 3}');
});
