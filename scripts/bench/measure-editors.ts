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

/** A line of the table: of several keys, it tells what 95 of 100 stay below. */
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
  { name: 'key to problems, ms', goals: toProblems, read: (measure) => measure.toProblems },
  {
    name: 'key in a description to the page, ms',
    goals: toPage,
    read: (measure) => measure.toDescription,
  },
  { name: 'key in a block to the page, ms', goals: toPage, read: (measure) => measure.toBlock },
  { name: 'key in a post to its page, ms', goals: toPage, read: (measure) => measure.toPost },
  { name: 'key in the search of posts, ms', goals: toPage, read: (measure) => measure.toFound },
  { name: 'memory of the process, MB', read: ({ memory: [before] }) => [before.process] },
  { name: 'after 1,000 more edits, MB', read: ({ memory: [, after] }) => [after.process] },
];

/** The editor of the site as it is, and with 10,000 pages. */
export interface EditorMeasures {
  few: EditorMeasure;
  many: EditorMeasure;
}

/**
 * Measures the editor of a site as it is and with 10,000 pages.
 *
 * @param folder where configs and drafts may be; is made
 */
export async function measureEditors(config: SiteConfig, folder: string): Promise<EditorMeasures> {
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
  return { few, many: await measure('10000', makeLargeConfig(config, posts)) };
}

/** @returns the lines of a Markdown table */
export function writeEditors({ few, many }: EditorMeasures): string[] {
  return [
    'Of keys, 95 of 100 stay below:',
    '',
    '| | measured | goal | 10,000 pages | goal |',
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
  return sorted[Math.ceil(sorted.length * 0.95) - 1]?.toFixed(0) ?? '';
}
