import { runCommand } from './commands/run-command';

await runCommand({
  name: 'attack',
  about:
    'Attacks the software in every way that tests/attacks.ts lists, and prints how many attacks were tried and held; attacks on something weak show that a success would be seen.',
  options: {},
  examples: { '': 'takes some minutes' },
  exits: { 0: 'all attacks have failed', 1: 'one has succeeded, or has no test or no control' },
  async run() {
    const { runAttacks } = await import('./testing/run-attacks');
    return (await runAttacks()) ? 0 : 1;
  },
});
