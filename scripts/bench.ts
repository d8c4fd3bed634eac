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
      'only compares builds of this many posts, with and without search, feeds, tags, lists by year, related posts and structured data',
    ),
    compare: wholeNumber(
      'POSTS',
      { least: 1 },
      'only compares builds of this many posts with Astro and Eleventy, which are installed into a cache',
    ),
    languages: wholeNumber(
      'POSTS',
      { least: 1 },
      'only compares builds of this many posts in one, two and three languages',
    ),
    growth: wholeNumber(
      'POSTS',
      { least: 50 },
      'only compares builds of this many posts with a fifth and a fiftieth of the posts, including their memory',
    ),
    rebuild: wholeNumber(
      'POSTS',
      { least: 1 },
      'only measures rebuilding this many posts after an edit',
    ),
    check: wholeNumber('POSTS', { least: 1 }, 'only measures the check of this many posts'),
    dev: wholeNumber(
      'POSTS',
      { least: 1 },
      'only measures the dev server with this many posts: its start, and the time after a save',
    ),
    pictures: wholeNumber(
      'PHOTOS',
      { least: 1 },
      'only measures building a site with this many new 12-megapixel photos, twice',
    ),
    sites: wholeNumber('SITES', { least: 11 }, 'only measures building this many practices'),
    search: flag(
      'only measures the cost of a first search for a visitor, at 30, 1,000 and 10,000 pages',
    ),
    paint: flag(
      'only measures when a slow phone shows a text page and the home page, compared with Astro (installs Lighthouse and Astro into a cache)',
    ),
    editor: flag('only measures the editor in a browser'),
  },
  examples: {
    '': 'takes several minutes; close other programs first',
    '--search': 'shows how many bytes a first search loads and how long it takes',
    '--paint': 'shows when visitors see the first text, here and with Astro',
    '--features=2000': 'shows how much the features add to a build of 2,000 posts',
    '--compare=1000': 'shows how long Astro and Eleventy take for the same 1,000 posts',
    '--languages=1000': 'shows how much each extra language adds to a build of 1,000 posts',
    '--growth=50000': 'compares 1,000, 10,000 and 50,000 posts, with and without all features',
    '--rebuild=10000': 'shows the cost of one edited post and of one changed color',
    '--check=10000': 'shows the time and memory for checking 10,000 posts',
    '--dev=10000': 'shows how long an editor waits for the first page and after a save',
    '--pictures=200': 'shows the cost of new photos and of a second build',
    '--sites=500': 'shows the cost per site for 500 practices',
    '--editor':
      'shows how long the editor takes to start and to handle a keystroke, and its memory',
  },
  exits: { 0: 'measured' },
  async run(only) {
    const { runBench } = await import('./bench/run-bench');
    await runBench(only);
  },
});
