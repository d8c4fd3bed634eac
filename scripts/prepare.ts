import type { ExitCode } from '../src/cli/command';
import { runCommand } from '../src/cli/run-command';
import { projectSite } from '../src/io/project-folder';

async function prepare(): Promise<ExitCode> {
  const { loadConfig } = await import('../src/build/load-config');
  const { keepNames } = await import('../src/build/completions/keep-names');
  keepNames(projectSite, loadConfig(projectSite));
  return 0;
}

await runCommand({
  name: 'prepare',
  about:
    'Prepares VS Code suggestions for the names used on this site. npm ci runs this automatically.',
  options: {},
  examples: { '': 'prepares suggestions for the current config' },
  exits: { 0: 'the suggestions are ready, or the config has errors' },
  run: prepare,
});
