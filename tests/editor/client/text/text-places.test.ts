import { expect, test } from 'vitest';
import {
  describeFaults,
  describeProblems,
} from '../../../../src/editor/client/text/text-diagnostics';
import { findSplice } from '../../../../src/editor/client/text/text-editor';
import { readTyped } from '../../../../src/editor/client/text/text-sync';
import {
  findOffset,
  findPath,
  placeProblems,
} from '../../../../src/editor/client/text/text-places';
import { firstText, openEditor } from '../../open-editor';

const block = ['routes', 0, 'blocks', 0];

test('problems are marked at their characters, however the text is laid out', async () => {
  const editor = await openEditor();
  const { answer } = await editor.change(
    { op: 'set', path: [...block, 'title'], value: 'A {site.phne} "quoted" {site.phone}' },
    { op: 'set', path: [...block, 'titel'], value: 'x' },
    { op: 'set', path: ['routes', 0, 'blocks', 1, 'type'], value: 'bannr' },
    { op: 'remove', path: ['routes', 1, 'title'] },
  );
  const { problems } = await editor.read();
  expect(answer['problems']).toEqual(problems);
  const { text } = (await editor.call('GET', 'text')).answer as { text: string };
  for (const layout of [text, JSON.stringify(JSON.parse(text)), text.replaceAll('\n', '\n\t\t')]) {
    const marked = placeProblems(layout, problems).map(({ from, to }) => layout.slice(from, to));
    expect(marked).toContain('"titel"');
    expect(marked).toContain('"bannr"');
    // What is missing is marked where the group begins.
    expect(marked).toContain('{');
  }
});

test('a part of a text is marked alone', () => {
  const text = '{ "a":   { "b": "one {two} three" } }';
  const problem = {
    code: 'CFG0101' as const,
    severity: 'error' as const,
    message: 'Wrong.',
    hint: 'Correct it.',
    path: ['a', 'b'],
    mark: { start: 5, end: 10 },
    fix: { label: 'Do it' },
  };
  const [placed] = placeProblems(text, [problem]);
  expect(text.slice(placed?.from, placed?.to)).toBe('{two}');
  const fixed: unknown[] = [];
  const [mark] = describeProblems(text, [problem], (one) => fixed.push(one));
  expect(mark).toMatchObject({ message: 'Wrong. Correct it.', severity: 'error' });
  expect(mark?.actions?.map(({ name }) => name)).toEqual(['Do it']);
});

test('a text that is not JSON is marked with the faults of the command line', () => {
  const text = firstText.replace('"site": {', '"site": {,');
  const typed = readTyped(text);
  const [fault] = 'faults' in typed ? describeFaults(typed.faults) : [];
  expect(fault?.from).toBe(text.indexOf('{,') + 1);
  expect(readTyped('{"a": 1, "a": 2}')).toHaveProperty('faults');
  expect(readTyped(firstText)).toEqual({ config: JSON.parse(firstText) as unknown });
});

test('settings and characters lead to each other', () => {
  const at = findOffset(firstText, [...block, 'title']);
  expect(firstText.slice(at)).toMatch(/^"title": /);
  expect(findPath(firstText, at + 2)).toEqual([...block, 'title']);
  expect(findPath('{ "a": { "" } }', 10)).toEqual(['a']);
});

test.each([
  ['same', 'same', undefined],
  ['abc', 'abXc', { from: 2, to: 2, insert: 'X' }],
  ['aaa', 'aa', { from: 2, to: 3, insert: '' }],
  ['', 'new', { from: 0, to: 0, insert: 'new' }],
])('%j becomes %j in one place', (before, after, splice) => {
  expect(findSplice(before, after)).toEqual(splice);
});
