import { hosts } from '../src/published/hosts/write-host-files';
import { CommandError } from './commands/command-error';
import { choice, flag, list, moment, text } from './commands/options';
import { runCommand } from './commands/run-command';
import { shardOption } from './parts/shard';

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
      'where the site goes, with --site from its folder. Without it: dist, with drafts dist-preview, with --shard dist-parts/I-of-N',
    ),
    shard: shardOption('builds only this part of the pages, or with --site of the sites: 2/7'),
    merge: text(
      'FOLDER',
      'puts the site together from the parts in this folder, such as dist-parts',
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
    '--shard 2/7': 'builds the second of seven parts into dist-parts/2-of-7/',
    '--merge dist-parts': 'puts dist/ together from all parts',
  },
  exits: { 0: 'the site was built, or all of them', 1: 'the config or a picture has errors' },
  async run({ drafts, site, json, ...options }, operands) {
    const { shard, merge } = options;
    if (shard && merge !== undefined) {
      throw new CommandError('--shard builds a part, --merge the site from all parts: give one.');
    }
    const { buildProject, buildPreview, chooseFolder } = await import('./build/build-project');
    const out = options.out ?? chooseFolder(drafts, shard);
    const draftsFor = drafts ? 'reviewer' : undefined;
    if (site.length > 0) {
      const { runSites } = await import('./sites/run-sites');
      return runSites({ ...options, folders: [...site, ...operands], out, draftsFor, json });
    }
    const [extra] = operands;
    if (extra !== undefined || json) {
      throw new CommandError(
        `${extra === undefined ? '--json' : `"${extra}"`} needs --site FOLDER.`,
      );
    }
    // Nobody publishes a part.
    const isPreview = drafts && !shard;
    const isBuilt = isPreview
      ? await buildPreview({ ...options, out })
      : await buildProject({ ...options, out, draftsFor });
    return isBuilt ? 0 : 1;
  },
});
