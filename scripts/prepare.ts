import type { ExitCode } from '../src/cli/command';
import { runCommand } from '../src/cli/run-command';
import { projectSite } from '../src/io/project-folder';

async function prepare(): Promise<ExitCode> {
  const { loadConfig } = await import('../src/build/load-config');
  const { keepNames } = await import('../src/build/completions/keep-names');
  keepNames(projectSite, loadConfig(projectSite));
  const { findBundledCommand } =
    await import('../src/build/command-bundles/find-bundled-command.mjs');
  const { findEnginePart } = await import('../src/io/cache/engine-part');
  // Two at a time: each takes a processor, and much memory. What fails is tried again, and reported, by
  // the first command that needs it.
  await Promise.allSettled([findBundledCommand('validate'), findEnginePart('app')]);
  await Promise.allSettled([findEnginePart('editor')]);
  return 0;
}

await runCommand({
  name: 'prepare',
  about:
    'Compiles the commands and prepares VS Code suggestions for the names used on this site. npm ci runs this automatically.',
  options: {},
  examples: { '': 'prepares suggestions for the current config' },
  exits: { 0: 'everything is ready, or the config has errors' },
  run: prepare,
});
