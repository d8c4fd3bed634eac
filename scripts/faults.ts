import { runCommand } from './commands/run-command';

await runCommand({
  name: 'faults',
  about:
    'Breaks the build and the site in every way that tests/faults.ts lists, and prints what came out of each.',
  examples: { '': 'builds the site and runs the tests of all faults' },
  exits: { 0: 'the site survives all faults', 1: 'one does harm, or has no test' },
  async run() {
    const { runFaults } = await import('./testing/run-faults');
    return (await runFaults()) ? 0 : 1;
  },
});
