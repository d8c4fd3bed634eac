import { expect, test } from 'vitest';
import { freeMemory } from '../../../scripts/build/free-memory';

test('what checking a large config leaves behind is given back', () => {
  const left = { lists: Array.from({ length: 20 }, () => Array.from({ length: 1_000_000 })) };
  const before = process.memoryUsage().heapUsed;
  left.lists = [];
  freeMemory();
  expect(before - process.memoryUsage().heapUsed).toBeGreaterThan(100_000_000);
});
