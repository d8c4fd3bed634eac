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
    compare: wholeNumber(
      'POSTS',
      { least: 1 },
      'compares only builds of so many posts with those of Astro and Eleventy, which it installs into a cache',
    ),
    languages: wholeNumber(
      'POSTS',
      { least: 1 },
      'compares only builds of so many posts in one language, in two and in three',
    ),
    search: flag(
      'measures only what a first search costs a visitor, at 30, 1,000 and 10,000 pages',
    ),
    paint: flag(
      'measures only when a slow phone shows a text page and the home page, beside Astro (installs Lighthouse and Astro among the caches)',
    ),
    editor: flag('measures only the editor, as it is used in a browser'),
  },
  examples: {
    '': 'takes some minutes, best with nothing else running',
    '--search': 'says how many bytes a first search fetches, and how long it takes',
    '--paint': 'says when visitors see the first text, here and with Astro',
    '--features=2000': 'says what the features cost a build of 2,000 posts',
    '--compare=1000': 'says what Astro and Eleventy take for 1,000 posts of the same words',
    '--languages=1000': 'says what each language more costs a build of 1,000 posts',
    '--editor': 'says what the editor takes for a key, at its start, and of memory',
  },
  exits: { 0: 'measured' },
  async run(only) {
    const { runBench } = await import('./bench/run-bench');
    await runBench(only);
  },
});
