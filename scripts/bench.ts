import { flag, wholeNumber } from './commands/options';
import { runCommand } from './commands/run-command';

await runCommand({
  name: 'bench',
  about: 'Measures builds of 30 to 10,000 pages and prints the tables of docs/benchmarks.md.',
  takesLong: true,
  options: {
    features: wholeNumber(
      'POSTS',
      { least: 1 },
      'compares only builds of so many posts, without and with search, feeds, tags, lists by year, related posts, and data for search engines',
    ),
    languages: wholeNumber(
      'POSTS',
      { least: 1 },
      'compares only builds of so many posts in one language, in two and in three',
    ),
    search: flag(
      'measures only what a first search costs a visitor, at 30, 1,000 and 10,000 pages',
    ),
    editor: flag('measures only the editor, as it is used in a browser'),
  },
  examples: {
    '': 'takes some minutes, best with nothing else running',
    '--search': 'says how many bytes a first search fetches, and how long it takes',
    '--features=2000': 'says what the features cost a build of 2,000 posts',
    '--languages=1000': 'says what each language more costs a build of 1,000 posts',
    '--editor': 'says what the editor takes for a key, at its start, and of memory',
  },
  exits: { 0: 'measured' },
  async run(only) {
    const { runBench } = await import('./bench/run-bench');
    await runBench(only);
  },
});
