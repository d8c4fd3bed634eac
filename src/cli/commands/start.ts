import type { ExitCode } from '../command';
import { runCommand } from '../run-command';
import { runScript, startedBy } from '../run-script';

async function start(): Promise<ExitCode> {
  for (const name of ['generate', 'build', 'preview']) {
    if (!(await runScript(name, [], { [startedBy]: 'start' }))) return 1;
  }
  return 0;
}

await runCommand({
  name: 'start',
  about:
    'Generates files, checks and builds the site, then serves it like a static host until you press Ctrl+C.',
  options: {},
  examples: { '': 'serves the site on port 4173, or the one set in PORT' },
  exits: { 0: 'you stopped the server', 1: 'a step failed' },
  run: start,
});
