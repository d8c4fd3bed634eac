import { spawnSync } from 'node:child_process';
import { debianPackages, explainMissing, listMissingEngines } from '../e2e/engines/find-engines';
import { runCommand } from '../../src/cli/run-command';
import { runScript } from './run-script';

/** Where there are tests for every engine: of the editor, the tasks only. */
const folders = 'engines|editor(?=/[a-z-]*tasks-(in-browser|on-phone))';

/** Installs what is missing, where this machine and its user permit it. */
function installMissing(): void {
  const packages = listMissingEngines().flatMap((name) => debianPackages[name]);
  if (packages.length === 0 || process.getuid?.() !== 0) return;
  console.log(`Installing ${packages.join(', ')} …`);
  const args = ['install', '--yes', '--no-install-recommends', ...packages];
  spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

await runCommand({
  name: 'test:engines',
  about:
    'Tests how pages and the editor behave in Chromium, Firefox and WebKit, the engine of Safari. As root on Debian, it installs missing engines. Elsewhere, it skips their tests and prints the install command.',
  operands: { value: 'FILE', about: 'a test file, or part of its name (default: all)' },
  examples: { '': 'tests all behaviors', navigation: 'runs only the tests in that file' },
  exits: { 0: 'all tests pass', 1: 'a test fails' },
  async run(_options, names) {
    installMissing();
    for (const name of listMissingEngines()) console.log(explainMissing(name));
    const files = names.length === 0 ? [''] : names;
    const hasPassed = await runScript(
      'test:browser',
      files.map((name) => `tests/e2e/(${folders})/${name}`),
    );
    return hasPassed ? 0 : 1;
  },
});
