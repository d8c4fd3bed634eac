import { hosts } from '../src/published/hosts/write-host-files';
import { choice, flag, moment, text } from './commands/options';
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
    out: text('FOLDER', 'where the site goes. Without it: dist, with drafts dist-preview'),
    drafts: flag(
      'shows drafts, too, and what is published later or no longer: for people who are to look at them, with a banner on each page',
    ),
    at: moment('builds the site as it will be, or was, at this moment'),
  },
  examples: {
    '': 'builds into dist/',
    '--host=nginx --out=site': 'builds for a server of your own',
    '--drafts': 'builds into dist-preview/ what you can show to a colleague',
  },
  exits: { 0: 'the site was built', 1: 'the config or a picture has errors' },
  async run({ drafts, ...options }) {
    const { buildProject, buildPreview } = await import('./build/build-project');
    const isBuilt = drafts ? await buildPreview(options) : await buildProject(options);
    return isBuilt ? 0 : 1;
  },
});
