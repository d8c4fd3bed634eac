import { parseArgs } from 'node:util';
import { join } from 'node:path';
import { failures, isFailure } from './provider/failures';
import { startProvider } from './provider/start-provider';
import { projectFolder } from './project-folder';

const { values } = parseArgs({ options: { fail: { type: 'string' } }, strict: false });
const failure = typeof values['fail'] === 'string' ? values['fail'] : undefined;

if ('fail' in values && (failure === undefined || !isFailure(failure))) {
  const list = Object.entries(failures).map(([name, meaning]) => `  ${name}: ${meaning}`);
  console.error(`--fail must be one of these:\n${list.join('\n')}`);
  process.exit(2);
}

const server = startProvider(
  {
    configFile: join(projectFolder, 'site.config.json'),
    publicFolder: join(projectFolder, 'public'),
  },
  { log: console.log, failure: failure !== undefined && isFailure(failure) ? failure : undefined },
);
if (!server) {
  console.error('No widget of site.config.json is loaded from this computer ("127.0.0.1").');
  process.exitCode = 2;
}
server?.on('error', () => {
  process.exitCode = 2;
});
