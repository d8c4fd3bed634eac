// @promise Every kind of [attack](attacks/attacks.ts) fails, and a successful one would be detected

import { runCommand } from '../../src/cli/run-command';

await runCommand({
  name: 'attack',
  about:
    'Runs every attack in tests/attacks/attacks.ts and prints how many were tried and repelled. Control attacks on weak targets prove that a success would be noticed.',
  options: {},
  examples: { '': 'takes several minutes' },
  exits: {
    0: 'all attacks have failed',
    1: 'an attack has succeeded, or has no test or no control',
  },
  async run() {
    const { runAttacks } = await import('./run-attacks');
    return (await runAttacks()) ? 0 : 1;
  },
});
