import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runCommand } from './commands/run-command';
import { runScript } from './commands/run-script';
import { projectFolder } from './project-folder';

const moveClock = pathToFileURL(join(projectFolder, 'tests/scripts/move-clock.mjs')).href;

await runCommand({
  name: 'test:clock',
  about:
    'Runs the unit tests as they will run in a month, in a year and in five years: with no change to the project, nothing but a warning about old content may have changed by then.',
  operands: { value: 'FILE', about: 'a file of tests, or a part of its name. Without one: all' },
  examples: { 'tests/config': 'runs the tests of this folder' },
  exits: { 0: 'all tests pass', 1: 'a test fails' },
  async run(_options, files) {
    let isWell = true;
    for (const days of [30, 365, 5 * 365 + 1]) {
      console.log(`\nThe unit tests ${days} days from now:`);
      const hasPassed = await runScript('test:unit', files, {
        NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=${moveClock}`,
        DAYS_AHEAD: String(days),
      });
      isWell &&= hasPassed;
    }
    return isWell ? 0 : 1;
  },
});
