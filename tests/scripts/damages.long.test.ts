import { expect, test } from 'vitest';
import { damagedKinds, overwritten, tryDamages } from '../hostile/try-damages';

test('200 files of caches and of the site are damaged: nothing damaged is published or stays @F25', async () => {
  const { tried, faults } = await tryDamages();
  expect(faults).toEqual([]);
  expect([...tried.values()].reduce((sum, number) => sum + number)).toBeGreaterThanOrEqual(200);
}, 900_000);

test('where caches are not verified, damages of each kind are seen', async () => {
  const { seen } = await tryDamages({ isTrusting: true, count: 100 });
  const expected = damagedKinds.filter((kind) => kind !== overwritten);
  expect([...seen].toSorted()).toEqual(expected.toSorted());
}, 900_000);
