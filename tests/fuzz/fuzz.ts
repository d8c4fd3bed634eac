// @promise Changed configs never crash the check: those it accepts can be rendered, and each
// problem has a location

import { wholeNumber } from '../../src/cli/options';
import { runCommand } from '../../src/cli/run-command';

await runCommand({
  name: 'fuzz',
  about: 'Checks configs with one mistake each, then builds and renders the accepted ones.',
  takesLong: true,
  options: {
    seed: wholeNumber('N', { least: 0 }, 'the seed for choosing mistakes (default: 2026)'),
    runs: wholeNumber('N', { least: 1 }, 'the number of configs to try (default: 20000)'),
  },
  examples: { '--seed 7 --runs 1000': 'tries 1,000 other mistakes' },
  exits: {
    0: 'no faults',
    1: 'an accepted config cannot be built, or a rejected one has no location',
  },
  async run({ seed = 2026, runs = 20_000 }) {
    // React reads it when it is loaded: pages are built in its production form.
    process.env.NODE_ENV = 'production';
    const { runFuzz } = await import('./run-fuzz');
    return (await runFuzz(seed, runs)) ? 0 : 1;
  },
});
