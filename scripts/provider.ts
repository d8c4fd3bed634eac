import { parseArgs } from 'node:util';
import { join } from 'node:path';
import { failures, isFailure } from './provider/failures';
import { startProvider } from './provider/start-provider';
import { projectFolder } from './project-folder';
import { runCommand } from './commands/run-command';

function startAlone(): number {
  const { values } = parseArgs({ options: { fail: { type: 'string' } }, strict: false });
  const asked = values['fail'];
  const failure = typeof asked === 'string' && isFailure(asked) ? asked : undefined;
  if ('fail' in values && !failure) {
    const list = Object.entries(failures).map(([name, meaning]) => `  ${name}: ${meaning}`);
    throw new Error(`--fail must be one of these:\n${list.join('\n')}`);
  }
  const server = startProvider(
    {
      configFile: join(projectFolder, 'site.config.json'),
      publicFolder: join(projectFolder, 'public'),
    },
    { log: console.log, failure },
  );
  if (!server) {
    throw new Error('No widget of site.config.json is loaded from this computer ("127.0.0.1").');
  }
  server.on('error', () => {
    process.exitCode = 2;
  });
  return 0;
}

runCommand(startAlone);
