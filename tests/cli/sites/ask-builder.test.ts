// @promise When many sites are built together, each is identical to the byte to a separate build,
// and one failure does not stop the others

import { fork } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { askBuilder, isAlive } from '../../../src/cli/sites/ask-builder';
import { makeTask } from './make-task';

test('a process that ends over a site is what came of that site', async () => {
  const builder = fork(join(import.meta.dirname, 'ending-builder.mjs'));
  expect(isAlive(builder)).toBe(true);
  const outcome = await askBuilder(builder, makeTask('/sites/elm', { name: 'sites/elm' }));
  expect(outcome).toMatchObject({
    name: 'sites/elm',
    failure:
      'The build process stopped unexpectedly (exit code 3). If the machine ran out of memory, build fewer sites at once.',
  });
  expect(outcome.result).toBeUndefined();
  expect(isAlive(builder)).toBe(false);
  expect(await askBuilder(builder, makeTask('/sites/oak'))).toMatchObject({
    name: '/sites/oak',
    failure:
      'The build process stopped unexpectedly (exit code 3). If the machine ran out of memory, build fewer sites at once.',
  });
});
