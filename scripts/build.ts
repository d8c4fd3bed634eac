import { hosts } from '../src/published/hosts/write-host-files';
import { CommandError } from './commands/command-error';
import { choice, flag, list, moment, text } from './commands/options';
import { runCommand } from './commands/run-command';

await runCommand({
  name: 'build',
  about: 'Builds the site. If that fails or is interrupted, the last good build stays as it is.',
  takesLong: true,
  operands: { value: 'FOLDER', about: 'more sites, as the shell makes them of --site sites/*/' },
  options: {
    site: list(
      text('FOLDER', 'builds the site in this folder, which has site.config.json and public/'),
    ),
    host: choice(
      'NAME',
      hosts,
      `writes the files of this host: ${hosts.join(', ')}. Without it: ${hosts[0]}`,
    ),
    out: text(
      'FOLDER',
      'where the site goes, with --site from its folder. Without it: dist, with drafts dist-preview',
    ),
    drafts: flag(
      'shows drafts, too, and what is published later or no longer: for people who are to look at them, with a banner on each page',
    ),
    at: moment('builds the site as it will be, or was, at this moment'),
    json: flag('prints what came of the sites of --site as JSON'),
  },
  examples: {
    '': 'builds into dist/',
    '--host=nginx --out=site': 'builds for a server of your own',
    '--drafts': 'builds into dist-preview/ what you can show to a colleague',
    '--site sites/*/': 'builds each of these sites into its own dist/',
  },
  exits: { 0: 'the site was built, or all of them', 1: 'the config or a picture has errors' },
  async run({ drafts, site, json, ...options }, operands) {
    if (site.length > 0) {
      const { runSites } = await import('./sites/run-sites');
      const { previewFolder, publishedFolder } = await import('./build/build-project');
      const out = options.out ?? (drafts ? previewFolder : publishedFolder);
      const draftsFor = drafts ? 'reviewer' : undefined;
      return runSites({ ...options, folders: [...site, ...operands], out, draftsFor, json });
    }
    const [extra] = operands;
    if (extra !== undefined || json) {
      throw new CommandError(
        `${extra === undefined ? '--json' : `"${extra}"`} needs --site FOLDER.`,
      );
    }
    const { buildProject, buildPreview } = await import('./build/build-project');
    const isBuilt = drafts ? await buildPreview(options) : await buildProject(options);
    return isBuilt ? 0 : 1;
  },
});
