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
  },
  exits: { 0: 'the comparison was shown', 1: 'the change introduces new problems' },
  async run({ base, format, html }) {
    const { reviewChange } = await import('../../review/review-change');
    return (await reviewChange(base, format, html)) ? 0 : 1;
  },
});
