import { expect, test } from 'vitest';
import { areUnchanged, hashInput } from '../../../src/io/cache/code-inputs.mjs';

const file = 'package.json';
const asItIs = { [file]: hashInput(file) };

test('files are as they were noted, or one has changed, is gone or was not there', () => {
  expect(areUnchanged(asItIs)).toBe(true);
  expect(areUnchanged({ ...asItIs, 'tsconfig.json': 'other' })).toBe(false);
  expect(areUnchanged({ ...asItIs, 'no-such-file.ts': hashInput(file) })).toBe(false);
});
