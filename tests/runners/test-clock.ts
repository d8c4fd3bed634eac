// @promise The tests will pass in a month, a year and five years

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { flag } from '../../src/cli/options';
import { runCommand } from '../../src/cli/run-command';
import { runScript } from './run-script';
import { projectFolder } from '../../src/io/project-folder';

const moveClock = pathToFileURL(join(projectFolder, 'tests/build/move-clock.mjs')).href;

await runCommand({
  name: 'test:clock',
  about:
    'Runs the tests with the clock set a month, a year and five years ahead. Only warnings about old content may differ.',
  options: {
    browser: flag(
      'runs the browser tests on sites that are built with that clock, instead of the unit tests',
    ),
  },
  operands: { value: 'FILE', about: 'a test file, or part of its name (default: all)' },
  examples: {
    'tests/check': 'runs the tests of this folder',
    '--browser calendar': 'runs the browser tests of calendar files',
  },
  exits: { 0: 'all tests pass', 1: 'a test fails' },
  async run({ browser }, files) {
    const script = browser ? 'test:browser' : 'test:unit';
    let isWell = true;
    for (const days of [30, 365, 5 * 365 + 1]) {
      console.log(`\n${script}, ${days} days from now:`);
      const hasPassed = await runScript(script, files, {
        NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=${moveClock}`,
        DAYS_AHEAD: String(days),
      });
      isWell &&= hasPassed;
    }
    return isWell ? 0 : 1;
  },
});
