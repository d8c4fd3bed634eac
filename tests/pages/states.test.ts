import { expect, test } from 'vitest';
import { nameStates } from '../../src/pages/states';
import { sampleConfig } from '../sample-config';

test.each([
  [['TX'] as const, 'Texas'],
  [['TN', 'KY'] as const, 'Tennessee and Kentucky'],
  [['TN', 'MO', 'PA'] as const, 'Tennessee, Missouri and Pennsylvania'],
])('%j are named in words', (codes, words) => {
  expect(nameStates(codes, sampleConfig.labels)).toBe(words);
});
