import { runCommand } from './commands/run-command';

await runCommand({
  name: 'bench',
  about: 'Measures builds of 30 to 10,000 pages and prints the tables of docs/benchmarks.md.',
  takesLong: true,
  examples: { '': 'takes some minutes, best with nothing else running' },
  exits: { 0: 'measured' },
  async run() {
    const { runBench } = await import('./bench/run-bench');
    await runBench();
  },
});
