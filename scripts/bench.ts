import { flag, wholeNumber } from '../src/cli/options';
import { runCommand } from '../src/cli/run-command';

await runCommand({
  name: 'bench',
  about:
    'Measures validation, builds, first paint and the editor, and prints the tables of docs/benchmarks.md.',
  takesLong: true,
  options: {
    cold: flag('only measures the first build and the first start of the editor, without caches'),
    check: wholeNumber('POSTS', { least: 1 }, 'only measures the check, with this many posts'),
    growth: wholeNumber(
      'POSTS',
      { least: 50 },
      'only compares builds of this many posts with a fifth and a fiftieth of the posts, including their memory',
    ),
    compare: wholeNumber(
      'POSTS',
      { least: 1 },
      'only compares builds of this many posts with Astro and Eleventy, which are installed into a cache',
    ),
    paint: flag(
      'only measures when a slow phone shows a text page and the home page, compared with Astro (installs Lighthouse and Astro into a cache)',
    ),
    editor: flag('only measures the editor on this computer'),
    'browser-editor': flag(
      'only measures the editor that runs in the browser, next to others of its kind (downloads them into a cache)',
    ),
  },
  examples: {
    '': 'measures everything (about half an hour) and writes docs/benchmarks.json; close other programs first',
    '--cold': 'shows how long the first build of a fresh clone takes',
    '--check=10000': 'shows the time and memory for checking 10,000 posts',
    '--growth=50000': 'compares 1,000, 10,000 and 50,000 posts, with and without all features',
    '--compare=1000': 'shows how long Astro and Eleventy take for the same 1,000 posts',
    '--paint': 'shows when visitors see the first text, here and with Astro',
    '--editor':
      'shows how long the editor takes to start and to handle a keystroke, and its memory',
    '--browser-editor': 'shows how much the editor in the browser loads, and how fast it is',
  },
  exits: { 0: 'the measurements were printed' },
  async run(only) {
    const { runBench } = await import('./bench/run-bench');
    await runBench(only);
  },
});
