// @promise When many sites are built together, each is identical to the byte to a separate build,
// and one failure does not stop the others

import { fork } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { askBuilder } from '../../../src/cli/sites/build-sites';
import { makeTask } from './make-task';

test('a process that ends over a site is what came of that site', async () => {
  const builder = fork(join(import.meta.dirname, 'ending-builder.mjs'));
  const outcome = await askBuilder(builder, makeTask('/sites/elm', { name: 'sites/elm' }));
  expect(outcome).toMatchObject({
    name: 'sites/elm',
    failure:
      'The build process stopped unexpectedly (exit code 3). The machine may have run out of memory.',
  });
  expect(outcome.result).toBeUndefined();
});
