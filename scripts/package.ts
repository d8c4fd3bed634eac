import { text } from '../src/cli/options';
import { runCommand } from '../src/cli/run-command';

await runCommand({
  name: 'package',
  about:
    'Compiles the engine into the package that npm installs for a site, and the package that makes a new site.',
  takesLong: true,
  options: {
    out: text('FOLDER', 'where the packages go (default: node_modules/.cache/package)'),
  },
  examples: { '': 'makes both packages, ready for npm publish' },
  exits: { 0: 'both packages were made' },
  async run({ out }) {
    const { writePackages } = await import('./package/write-packages');
    for (const folder of await writePackages(out)) console.log(`Wrote ${folder}.`);
  },
});
