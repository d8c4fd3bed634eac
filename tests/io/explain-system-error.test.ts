import { expect, test } from 'vitest';
import { explainSystemError } from '../../src/io/explain-system-error.mjs';

// The second form is that of a copied folder in Node.js 24.
test.each(['ENOSPC: no space left on device, write', "ENOSPC, No space left on device '/tmp/a'"])(
  'a full disk is said in plain words, in every version of Node.js: %s',
  (message) => {
    expect(explainSystemError(new Error(message))).toBe(`The disk is full. ${message}`);
  },
);

test('any other error says what it said', () => {
  expect(explainSystemError(new Error('ENOENT: no such file'))).toBe('ENOENT: no such file');
  expect(explainSystemError(new Error('The page is gone.'))).toBe('The page is gone.');
});
