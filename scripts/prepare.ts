import type { ExitCode } from './commands/command';
import { runCommand } from './commands/run-command';
import { projectSite } from './project-folder';

async function prepare(): Promise<ExitCode> {
  const { loadConfig } = await import('./read/load-config');
  const { keepNames } = await import('./names/keep-names');
  keepNames(projectSite, loadConfig(projectSite));
  return 0;
}

await runCommand({
  name: 'prepare',
  about:
    'Prepares the suggestions of VS Code: the names on this site. npm ci runs this automatically.',
  options: {},
  examples: { '': 'prepares suggestions for the current config' },
  exits: { 0: 'the suggestions are ready, or the config has errors' },
  run: prepare,
});
