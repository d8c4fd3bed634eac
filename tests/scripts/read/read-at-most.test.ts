import { expect, test } from 'vitest';
import { readConfigFile } from '../../../scripts/read/config-file';
import { readAtMost } from '../../../scripts/read/read-at-most';
import { checkConfig } from '../../../src/config/check-config';

test('a file is read up to its end', () => {
  const text = readAtMost(import.meta.filename, 1_000_000).toString('utf8');
  expect(text).toMatch(/^import [^]*\n$/);
  expect(readAtMost(import.meta.filename, 6).toString('utf8')).toBe('import');
});

test('a file without end is read as far as one can be checked', () => {
  const { problems } = checkConfig(readConfigFile('/dev/zero'), new Set());
  expect(problems.map(({ code }) => code)).toEqual(['CFG0003']);
});
