import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { mapConcurrent } from '../../../src/build/images/map-concurrent';

test('every item is worked on once, and taken only when there is somebody to work on it', async () => {
  const taken: number[] = [];
  const done: number[] = [];
  function* count() {
    for (let number = 0; number < 50; number += 1) {
      taken.push(number);
      yield number;
    }
  }
  await mapConcurrent(count(), async (number) => {
    await setImmediate();
    done.push(number);
    expect(taken.length - done.length).toBeLessThan(50);
  });
  expect(done.toSorted((a, b) => a - b)).toEqual(taken);
});

test('when something fails, what is under way ends and nothing else begins', async () => {
  let running = 0;
  const begun: number[] = [];
  const work = mapConcurrent(Array.from({ length: 100 }).keys(), async (number) => {
    begun.push(number);
    running += 1;
    await setImmediate();
    if (number === 0) {
      running -= 1;
      throw new Error('no paper');
    }
    await setImmediate();
    running -= 1;
  });
  await expect(work).rejects.toThrow('no paper');
  expect(running).toBe(0);
  expect(begun.length).toBeLessThan(100);
});
