import { hosts } from '../src/published/hosts/write-host-files';
import { choice, text } from './commands/options';
import { runCommand } from './commands/run-command';

await runCommand({
  name: 'build',
  about: 'Builds the site. If that fails or is interrupted, the last good build stays as it is.',
  options: {
    host: choice(
      'NAME',
      hosts,
      `writes the files of this host: ${hosts.join(', ')}. Without it: ${hosts[0]}`,
    ),
    out: text('FOLDER', 'where the site goes. Without it: dist'),
  },
  examples: {
    '': 'builds into dist/',
    '--host=nginx --out=site': 'builds for a server of your own',
  },
  exits: { 0: 'the site was built', 1: 'the config or a picture has errors' },
  async run(options) {
    const { buildProject } = await import('./build/build-project');
    return (await buildProject(options)) ? 0 : 1;
  },
});
