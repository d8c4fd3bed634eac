import { wholeNumber } from './commands/options';
import { runCommand } from './commands/run-command';

await runCommand({
  name: 'fuzz',
  about: 'Checks configs with a mistake each, and builds and renders those that are accepted.',
  takesLong: true,
  options: {
    seed: wholeNumber('N', { least: 0 }, 'chooses the mistakes. Without it: 2026'),
    runs: wholeNumber('N', { least: 1 }, 'how many configs are tried. Without it: 20000'),
  },
  examples: { '--seed 7 --runs 1000': 'tries other mistakes, for a shorter time' },
  exits: {
    0: 'no faults',
    1: 'a config was accepted and cannot be built, or rejected without a place',
  },
  async run({ seed = 2026, runs = 20_000 }) {
    // React reads it when it is loaded: pages are built in its production form.
    process.env.NODE_ENV = 'production';
    const { runFuzz } = await import('./fuzz/run-fuzz');
    return (await runFuzz(seed, runs)) ? 0 : 1;
  },
});
