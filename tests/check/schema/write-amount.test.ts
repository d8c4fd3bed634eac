import { expect, test } from 'vitest';
import { writeAmount } from '../../../src/check/schema/write-amount';
import type { SchemaNode } from '../../../src/content/schema/schema-node';
import { siteSchema } from '../../../src/content/schema/walk-schema';
import { isObject } from '../../../src/utils/json';

test.each([
  [2000, 'ms', '2000 ms (2 seconds)'],
  [1000, 'ms', '1000 ms (1 second)'],
  [150, 'ms', '150 ms (0.15 seconds)'],
  [0, 'ms', '0 ms'],
  [600_000, 'ms', '600000 ms (10 minutes)'],
  [86_400_000, 'ms', '86400000 ms (24 hours)'],
  [80, 'px', '80 pixels'],
  [0.75, 'rem', '0.75 rem (12 pixels)'],
  [300, 'm', '300 meters'],
  [-85, 'degrees', '-85 degrees'],
  [45, 'characters', '45 characters'],
  [300, 'bytes', '300 bytes'],
  [5, undefined, '5'],
])('%s %s', (amount, unit, words) => {
  expect(writeAmount(amount, unit)).toBe(words);
});

/** Numbers that count things, parts of something or its price: nothing can be said after them. */
const counted = [
  'PerPage',
  'amount',
  'count',
  'headingWeight',
  'interval',
  'leading',
  'limit',
  'parallaxFactor',
  'part',
  'perKind',
  'posts',
  'rating',
  'retries',
  'specialties',
  'totalConditions',
  'visible',
];

test('each setting with limits says what it counts, unless it counts things', () => {
  const without = new Set<string>();
  const visit = (node: unknown, name: string) => {
    if (!isObject(node)) return;
    const { minimum, unit }: SchemaNode = node;
    if (minimum !== undefined && unit === undefined) without.add(name);
    for (const [key, child] of Object.entries(node)) visit(child, key);
  };
  visit(siteSchema, '');
  expect([...without].toSorted()).toEqual(counted);
});
