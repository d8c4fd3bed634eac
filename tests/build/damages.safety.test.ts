// @promise No damaged file in a cache or in `dist/` is published or kept: 200 random cases

import { expect, test } from 'vitest';
import { countTries } from '../hostile/count-tries';
import { damagedKinds, overwritten, tryDamages } from '../hostile/try-damages';
import { isSample } from '../runners/is-sample';

const count = isSample ? 48 : 200;

test('files of caches and of the site are damaged: nothing damaged is published or stays @F25 @A8', async ({
  task,
}) => {
  const { tried, faults } = await tryDamages({ count });
  countTries(
    task,
    [...tried.values()].reduce((sum, number) => sum + number),
  );
  expect(faults).toEqual([]);
  expect([...tried.values()].reduce((sum, number) => sum + number)).toBeGreaterThanOrEqual(count);
}, 900_000);

test('where caches are not verified, damages of each kind are seen @A8-control', async ({
  task,
}) => {
  const { seen } = await tryDamages({ isTrusting: true, count: count / 2 });
  countTries(task, seen.size);
  const expected = damagedKinds.filter((kind) => kind !== overwritten);
  expect([...seen].toSorted()).toEqual(expected.toSorted());
}, 900_000);
