import { hosts } from '../../published/hosts/hosts';
import { CommandError, OptionError } from '../../io/command-error';
import { writeCall } from '../command';
import { choice, flag, list, moment, text, withValue } from '../options';
import { runCommand } from '../run-command';
import { parseShard } from '../../build/shards/shard';

await runCommand({
  name: 'build',
  about: 'Builds the site. If the build fails or is interrupted, the last good build is kept.',
  takesLong: true,
  operands: {
    value: 'FOLDER',
    about: 'further folders for --site, such as those in sites/*/',
  },
  options: {
    site: list(
      text('FOLDER', 'builds the site in this folder, which contains site.config.json and public/'),
    ),
    host: choice(
      'NAME',
      hosts,
      `builds the site for this hosting provider: ${hosts.join(', ')} (default: ${hosts[0]})`,
    ),
    out: text(
      'FOLDER',
      'the output folder, relative to the site’s folder (default: dist; dist-preview with --drafts; dist-parts/I-of-N with --shard)',
    ),
    shard: withValue(
      'I/N',
      'builds only part I of N, such as 2/7; with --site, divides the sites instead of the pages',
      parseShard,
    ),
    merge: text('FOLDER', 'merges the parts in this folder, such as dist-parts, into the site'),
    drafts: flag(
      'includes drafts and content that is scheduled or no longer published, for reviewers, with a banner on each page',
    ),
    at: moment('builds the site as of this date and time, such as 2027-04-15T09:00'),
    json: flag('prints the results of --site as JSON'),
    editor: flag('builds the editor as a website into dist-editor/, for its own domain'),
    'sign-in-relay': withValue(
      'URL',
      'with --editor: the relay through which people sign in with GitHub, such as https://auth.example.org',
      readRelay,
    ),
    'client-id': text(
      'ID',
      'with --editor: the application through which people sign in with GitLab or Forgejo',
    ),
    starters: text(
      'FOLDER',
      'with --editor: lets people create new websites from the starters in this folder of the package create-pagewright',
    ),
  },
  examples: {
    '': 'builds into dist/',
    '--host nginx --out site': 'builds for your own server',
    '--drafts': 'builds a preview for colleagues into dist-preview/',
    '--site sites/*/': 'builds each of these sites into its own dist/',
    '--shard 2/7': 'builds the second of seven parts into dist-parts/2-of-7/',
    '--merge dist-parts': 'merges all parts into dist/',
    '--editor': 'builds the editor for people who edit in the browser',
    '--editor --sign-in-relay https://auth.example.org': 'lets them sign in with their accounts',
    '--editor --starters node_modules/create-pagewright':
      'builds the editor for people who create new websites',
  },
  exits: { 0: 'every site was built', 1: 'the config or an image has errors' },
  async run({ drafts, site, json, editor, ...given }, operands) {
    const { 'sign-in-relay': signInRelay, 'client-id': clientId, starters, ...options } = given;
    const { shard, merge } = options;
    if (editor) {
      const isAlone = !drafts && !json && !shard && merge === undefined && options.at === undefined;
      if (!isAlone || site.length + operands.length > 0) {
        throw new CommandError(
          '--editor only goes together with --host, --out, --sign-in-relay, --client-id and --starters.',
        );
      }
      const { buildEditor } = await import('../build-editor');
      await buildEditor({ ...options, signInRelay, clientId, starters });
      return 0;
    }
    if (signInRelay !== undefined || clientId !== undefined || starters !== undefined) {
      throw new CommandError(
        '--sign-in-relay, --client-id and --starters only go together with --editor.',
      );
    }
    if (shard && merge !== undefined) {
      throw new CommandError(
        'Use either --shard, which builds a part, or --merge, which combines all parts.',
      );
    }
    const { buildProject, buildPreview, chooseFolder } = await import('../build-project');
    const out = options.out ?? chooseFolder(drafts, shard);
    const draftsFor = drafts ? 'reviewer' : undefined;
    if (site.length > 0) {
      const { runSites } = await import('../sites/run-sites');
      return runSites({ ...options, folders: [...site, ...operands], out, draftsFor, json });
    }
    const [extra] = operands;
    if (extra !== undefined || json) {
      throw new CommandError(
        extra === undefined
          ? '--json needs --site FOLDER.'
          : `Unexpected argument "${extra}". To build more than one site, start with --site: ${writeCall('build', ['--site', ...operands])}`,
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

/**
 * The origin of a sign-in relay.
 *
 * @throws OptionError for anything else: messages of the relay are recognized by its origin
 */
function readRelay(written: string): string {
  const { protocol, hostname, origin, href } = URL.canParse(written)
    ? new URL(written)
    : new URL('about:blank');
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal)) {
    throw new OptionError(
      `needs a URL that starts with https://, such as https://auth.example.org, not "${written}".`,
    );
  }
  if (href === `${origin}/`) return origin;
  throw new OptionError(
    `must be the root of a domain, such as ${origin}, not "${written}". The relay answers at /auth and /callback there.`,
  );
}
