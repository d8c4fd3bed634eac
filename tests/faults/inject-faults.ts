// @promise 26 faults, from a killed build to a malicious widget, end as [the
// list](faults/faults.ts) specifies

import { runCommand } from '../../src/cli/run-command';

await runCommand({
  name: 'faults',
  about:
    'Injects every fault in tests/faults/faults.ts into the build and the site and prints each result.',
  examples: { '': 'builds the site and runs the tests of all faults' },
  exits: { 0: 'the site survives all faults', 1: 'a fault does harm, or has no test' },
  async run() {
    const { runFaults } = await import('./run-faults');
    return (await runFaults()) ? 0 : 1;
  },
});
