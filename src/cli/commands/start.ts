import { readPort } from '../../build/server/ports';
import type { ExitCode } from '../command';
import { runCommand } from '../run-command';
import { runScript, startedBy } from '../run-script';

async function start(): Promise<ExitCode> {
  // Before the build, which takes a while.
  for (const name of ['PORT', 'PROVIDER_PORT']) readPort(name, undefined);
  for (const name of ['generate', 'build', 'preview']) {
    if (!(await runScript(name, [], { [startedBy]: 'start' }))) return 1;
  }
  return 0;
}

await runCommand({
  name: 'start',
  about:
    'Checks and builds the site, then serves it like a static host until you press Ctrl+C. Updates outdated generated files first.',
  options: {},
  examples: { '': 'serves the site on port 4173, or the one set in PORT' },
  exits: { 0: 'you stopped the server', 1: 'a step failed' },
  run: start,
});
