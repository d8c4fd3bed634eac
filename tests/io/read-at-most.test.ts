import { expect, test } from 'vitest';
import { readConfigFile } from '../../src/io/config-file';
import { readAtMost } from '../../src/io/read-at-most';
import { checkConfig } from '../../src/check/check-config';

test('a file is read up to its end', () => {
  const text = readAtMost(import.meta.filename, 1_000_000).toString('utf8');
  expect(text).toMatch(/^import [^]*\n$/);
  expect(readAtMost(import.meta.filename, 6).toString('utf8')).toBe('import');
});

test('a file without end is read as far as one can be checked', () => {
  const { problems } = checkConfig(readConfigFile('/dev/zero'), new Set());
  expect(problems.map(({ code }) => code)).toEqual(['CFG0003']);
});
