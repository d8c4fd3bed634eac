import { expect, test } from 'vitest';
import { nameStates, writeStatesNote } from '../../src/pages/states';
import { sampleConfig } from '../sample-config';

test.each([
  [['TX'] as const, 'Texas'],
  [['TN', 'KY'] as const, 'Tennessee and Kentucky'],
  [['TN', 'MO', 'PA'] as const, 'Tennessee, Missouri and Pennsylvania'],
])('%j are named in words', (codes, words) => {
  expect(nameStates(codes, sampleConfig)).toBe(words);
});

test('who accepts clients from anywhere has no note about it', () => {
  const [counselor] = sampleConfig.entities.counselors;
  if (!counselor) throw new Error('The sample has no counselor');
  expect(writeStatesNote(counselor, sampleConfig)).toMatch(/ only\.$/);
  const open = { ...counselor, statesAccepted: [] };
  expect(writeStatesNote(open, sampleConfig)).toBeUndefined();
});
