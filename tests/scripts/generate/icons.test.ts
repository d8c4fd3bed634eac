import { expect, test } from 'vitest';
import { readPaths } from '../../../scripts/generate/icons';

const line = '<path fill="currentColor" d="M4 4h8"/>';
const set = {
  line: { body: line },
  lines: { body: `${line}<path fill="currentColor" d="m4 8h8"/>` },
  circle: { body: `${line}<circle cx="4" cy="4" r="2" fill="currentColor"/>` },
};

test('an icon is its paths, in their order', () => {
  expect(readPaths(set, 'line')).toEqual(['M4 4h8']);
  expect(readPaths(set, 'lines')).toEqual(['M4 4h8', 'm4 8h8']);
});

test('an icon that is unknown or made of something else is an error that names it', () => {
  expect(() => readPaths(set, 'square')).toThrow('has no icon "square"');
  expect(() => readPaths(set, 'circle')).toThrow('"circle" is made of more than paths');
});
