import { flag } from '../src/cli/options';
import { runCommand } from '../src/cli/run-command';

await runCommand({
  name: 'golden',
  about:
    'Builds the site and all test sites and compares every file with the record in tests/golden/, to make sure that refactoring does not change the site.',
  takesLong: true,
  options: { write: flag('replaces the record; check the differences first') },
  examples: { '': 'names each file that differs', '--write': 'replaces the record' },
  exits: { 0: 'every file matches the record', 1: 'a file differs' },
  async run({ write }) {
    const { compareWithGolden } = await import('./golden/compare-with-golden');
    return compareWithGolden(write);
  },
});
