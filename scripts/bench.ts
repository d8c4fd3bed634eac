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
    growth: wholeNumber(
      'POSTS',
      { least: 50 },
      'compares only builds of so many posts with those of a fifth and a fiftieth, and what memory they take',
    ),
    rebuild: wholeNumber(
      'POSTS',
      { least: 1 },
      'measures only building so many posts again after an edit',
    ),
    check: wholeNumber('POSTS', { least: 1 }, 'measures only the check of so many posts'),
    dev: wholeNumber(
      'POSTS',
      { least: 1 },
      'measures only the dev server with so many posts: its start, and what follows a save',
    ),
    pictures: wholeNumber(
      'PHOTOS',
      { least: 1 },
      'measures only building a site with so many new photos of 12 megapixels, twice',
    ),
    sites: wholeNumber('SITES', { least: 11 }, 'measures only building so many practices'),
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
    '--growth=50000':
      'says how 1,000, 10,000 and 50,000 posts compare, with and without all features',
    '--rebuild=10000': 'says what one edited post costs, and a color of all pages',
    '--check=10000': 'says what the check of 10,000 posts takes, and its memory',
    '--dev=10000': 'says how long an editor waits for the first page, and after a save',
    '--pictures=200': 'says what new photos cost, and what a second build takes',
    '--sites=500': 'says what each of 500 practices costs',
    '--editor': 'says what the editor takes for a key, at its start, and of memory',
  },
  exits: { 0: 'measured' },
  async run(only) {
    const { runBench } = await import('./bench/run-bench');
    await runBench(only);
  },
});
