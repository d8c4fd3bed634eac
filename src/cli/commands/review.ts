import { CommandError } from '../../io/command-error';
import { choice, text } from '../options';
import { runCommand } from '../run-command';

await runCommand({
  name: 'review',
  about: 'Shows how a change to the config or to public/ affects the site.',
  takesLong: true,
  options: {
    base: text(
      'REVISION|FILE',
      'compares with this git revision or config (default: the merge base with origin/main, or HEAD)',
    ),
    engine: text(
      'VERSION',
      'compares with the site that this version of Pagewright builds, such as 1.0.0',
    ),
    format: choice(
      'FORMAT',
      ['human', 'github'],
      'human: for the terminal (default); github: a pull request comment',
    ),
    html: text(
      'FILE',
      'the file for the report with images (default: node_modules/.cache/review/review.html)',
    ),
  },
  examples: {
    '': 'compares the working copy with the published version',
    '--base HEAD~1 --html review.html': 'compares with the previous commit',
    '--engine 1.0.0': 'shows what an update changes for visitors',
  },
  exits: { 0: 'the comparison was shown', 1: 'the change introduces new problems' },
  async run({ base, engine, format, html }) {
    if (engine !== undefined) {
      if (base !== undefined || format !== undefined) {
        throw new CommandError('--engine compares the same config: leave out --base and --format.');
      }
      const { reviewEngine } = await import('../../review/review-engine');
      await reviewEngine(engine, html);
      return 0;
    }
    const { reviewChange } = await import('../../review/review-change');
    return (await reviewChange(base, format, html)) ? 0 : 1;
  },
});
