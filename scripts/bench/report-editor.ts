import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expandRoutes } from '../../src/content/placeholders/dynamic-routes';
import type { SiteConfig } from '../../src/generated/config-types';
import { progress } from '../../src/io/progress';
import { editorScript } from '../../src/editor/server/editor-code';
import { EditorProcess } from './editor-process';
import { makeLargeConfig } from './make-large-config';
import { measureEditor, type EditorMeasure } from './measure-editor';

const manyPages = 10_000;

/** So many keys are measured at each place. */
const keys = 40;

/** Goals for the site as it is, and for the large one. */
type Goals = readonly [number, number];

const toPage: Goals = [100, 400];
const toProblems: Goals = [150, 400];

/** A line of the table: several measures of one kind are told by what half and 95 of 100 stay below. */
interface Row {
  name: string;
  goals?: Goals;
  read: (measure: EditorMeasure) => readonly number[];
}

const rows: readonly Row[] = [
  {
    name: 'command to the answer to a click, ms',
    goals: [2000, 4000],
    read: ({ interactive }) => [interactive],
  },
  { name: 'command to the page in the preview, ms', read: ({ firstPage }) => [firstPage] },
  { name: 'keystroke to problems, ms', goals: toProblems, read: (measure) => measure.toProblems },
  {
    name: 'keystroke in a description to the page, ms',
    goals: toPage,
    read: (measure) => measure.toDescription,
  },
  {
    name: 'keystroke in a block to the page, ms',
    goals: toPage,
    read: (measure) => measure.toBlock,
  },
  { name: 'keystroke in a post to its page, ms', goals: toPage, read: (measure) => measure.toPost },
  {
    name: 'keystroke in the search of posts to results, ms',
    goals: toPage,
    read: (measure) => measure.toFound,
  },
  { name: 'process CPU time per keystroke, ms', read: ({ cpu }) => [cpu.process] },
  { name: 'CPU time of the page’s main thread per keystroke, ms', read: ({ cpu }) => [cpu.page] },
  { name: 'memory of the process, MB', read: ({ memory: [before] }) => [before.process] },
  { name: 'after 1,000 more edits, MB', read: ({ memory: [, after] }) => [after.process] },
  { name: 'memory of the page, MB', read: ({ memory: [before] }) => [before.page] },
  { name: 'after 1,000 more edits, MB', read: ({ memory: [, after] }) => [after.page] },
];

/**
 * Measures the editor of a site as it is and with 10,000 pages.
 *
 * @param folder where configs and drafts may be; is made
 * @returns the lines of a Markdown table
 */
export async function reportEditor(config: SiteConfig, folder: string): Promise<string[]> {
  const measure = async (name: string, site: SiteConfig): Promise<EditorMeasure> => {
    progress.begin(`measuring the editor of ${name}`);
    const own = join(folder, name);
    mkdirSync(own, { recursive: true });
    const file = join(own, 'site.config.json');
    writeFileSync(file, `${JSON.stringify(site, null, 2)}\n`);
    await makeBundles(file);
    return measureEditor(file, site, keys);
  };
  const few = await measure('the current site', config);
  const posts = manyPages - expandRoutes(config).length;
  const many = await measure('10000', makeLargeConfig(config, posts));
  return [
    'The editor; for keystrokes, median and 95th percentile:',
    '',
    '| | now | goal | 10,000 pages | goal |',
    '|---|---|---|---|---|',
    ...rows.map(({ name, goals = [], read }) => {
      const [goal = '', goalOfMany = ''] = goals;
      return `| ${[name, write(read(few)), goal, write(read(many)), goalOfMany].join(' | ')} |`;
    }),
  ];
}

/** Starts the editor once unmeasured: after a change of its code, that makes the bundles of it. */
async function makeBundles(configFile: string): Promise<void> {
  const editor = await EditorProcess.start(configFile);
  const { ok } = await fetch(new URL(editorScript, editor.address));
  await editor.stop();
  if (!ok) throw new Error('The editor has no code for the browser.');
}

function write(measured: readonly number[]): string {
  const sorted = measured.toSorted((a, b) => a - b);
  const limit = (part: number) => (sorted[Math.ceil(sorted.length * part) - 1] ?? 0).toFixed(0);
  if (sorted.length === 0) return '';
  return sorted.length === 1 ? limit(1) : `${limit(0.5)}, ${limit(0.95)}`;
}
