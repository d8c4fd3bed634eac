import { choice, text } from './commands/options';
import { runCommand } from './commands/run-command';

await runCommand({
  name: 'review',
  about: 'Shows what a change of the config or of public/ does to the site.',
  takesLong: true,
  options: {
    base: text(
      'REVISION|FILE',
      'compares with this revision of git, or with this config. Without it: the revision where the branch left origin/main, or HEAD',
    ),
    format: choice(
      'FORMAT',
      ['human', 'github'],
      'human: to read in a terminal (the default); github: a comment of a pull request',
    ),
    html: text('FILE', 'where the report with pictures goes. Without it: among the caches'),
  },
  examples: {
    '': 'compares the working copy with what is published',
    '--base HEAD~1 --html review.html': 'compares with the commit before the last one',
  },
  exits: { 0: 'compared', 1: 'compared, and the change brings new problems' },
  async run({ base, format, html }) {
    const { reviewChange } = await import('./review/review-change');
    return (await reviewChange(base, format, html)) ? 0 : 1;
  },
});
