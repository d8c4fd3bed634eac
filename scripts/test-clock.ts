// Runs the unit tests as they will run in a month, in a year and in five years: nobody has touched
// the project since, and nothing but a warning about old content may have changed.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectFolder } from './project-folder';

const moveClock = pathToFileURL(join(projectFolder, 'tests/scripts/move-clock.mjs')).href;
// npm is a script of Node's, which spawn cannot start by its name everywhere.
const npm = process.env['npm_execpath'] ?? '';

for (const days of [30, 365, 5 * 365 + 1]) {
  console.log(`\nThe unit tests ${days} days from now:`);
  const { status } = spawnSync(
    process.execPath,
    [npm, 'run', '--silent', 'test:unit', '--', ...process.argv.slice(2)],
    {
      cwd: projectFolder,
      stdio: 'inherit',
      env: {
        ...process.env,
        NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=${moveClock}`,
        DAYS_AHEAD: String(days),
      },
    },
  );
  if (status !== 0) process.exitCode = 1;
}
