import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../../io/command-error';
import { readPort } from '../../build/server/ports';
import { writeCall } from '../command';
import { flag, moment } from '../options';
import { runCommand } from '../run-command';
import { projectFolder } from '../../io/project-folder';

await runCommand({
  name: 'preview',
  about:
    'Serves dist/ like a static host, with the sample widgets if the config uses them, until you press Ctrl+C.',
  takesLong: true,
  options: {
    drafts: flag(
      'builds and serves the site with drafts and content that is scheduled or no longer published',
    ),
    at: moment('builds and serves the site as of this date and time, such as 2027-04-15T09:00'),
  },
  examples: {
    '': 'serves the site on port 4173, or the one set in PORT',
    '--at 2027-04-16': 'shows the site as of that day',
  },
  exits: { 0: 'you stopped the server', 1: 'the config has errors' },
  async run({ drafts, at }) {
    const port = readPort('PORT', 4173);
    // Asked for at once: a site that is served already should not end because of it.
    readPort('PROVIDER_PORT', undefined);
    const folder = await chooseFolder(drafts, at);
    if (folder === undefined) return 1;
    if (!existsSync(join(folder, '404.html'))) {
      throw new CommandError('dist/ does not contain a built site. Run: npm run build');
    }
    const { serveSite } = await import('../../build/server/serve-site');
    await serveSite(folder, port, writeCall('preview', process.argv.slice(2)));
    return 0;
  },
});

/** What is to be served: the built site, or one that is built for this. Undefined if it cannot be. */
async function chooseFolder(drafts: boolean, at: number | undefined): Promise<string | undefined> {
  if (!drafts && at === undefined) return join(projectFolder, 'dist');
  const { buildProject, previewFolder } = await import('../build-project');
  const draftsFor = drafts ? 'reviewer' : undefined;
  const isBuilt = await buildProject({ at, out: previewFolder, draftsFor });
  return isBuilt ? join(projectFolder, previewFolder) : undefined;
}
