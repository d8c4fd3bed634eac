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
    'Makes what VS Code offers while you type: the names that this site has. npm ci runs it by itself.',
  options: {},
  examples: { '': 'makes it for the config as it is now' },
  exits: { 0: 'made, or nothing can be made of the config as it is' },
  run: prepare,
});
