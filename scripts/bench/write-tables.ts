import type { Comparison } from './compare-peers';
import type { BrowserEditorMeasure } from './measure-browser-editor';
import type { CheckMeasure } from './measure-check';
import type { ColdMeasure } from './measure-cold';
import type { EditorMeasure } from './measure-editor';
import type { EditorMeasures } from './measure-editors';
import type { GrowthMeasure } from './measure-growth';
import type { PaintMeasure } from './measure-paint';

/** Results, named after the options of `npm run bench`. */
export interface Measures {
  paint?: PaintMeasure;
  compare?: Comparison;
  cold?: ColdMeasure;
  growth?: readonly GrowthMeasure[];
  check?: readonly CheckMeasure[];
  editor?: EditorMeasures;
  'browser-editor'?: BrowserEditorMeasure;
}

/** The content of docs/benchmarks.json. */
export interface Results extends Measures {
  node: string;
  cores: number;
  memory: string;
  date: string;
}

/** Writes a Markdown table for each measure, as docs/benchmarks.md shows it. @returns measure → lines */
export function writeTables(measures: Measures): Map<keyof Measures, string[]> {
  const { paint, compare, cold, growth, check, editor } = measures;
  const browserEditor = measures['browser-editor'];
  const tables: [keyof Measures, string[] | undefined][] = [
    ['paint', paint && writePaint(paint)],
    ['compare', compare && writeComparison(compare)],
    ['cold', cold && writeCold(cold)],
    ['growth', growth && writeGrowth(growth)],
    ['check', check && writeCheck(check)],
    ['editor', editor && writeEditors(editor)],
    ['browser-editor', browserEditor && writeBrowserEditor(browserEditor)],
  ];
  return new Map(tables.flatMap(([name, lines]) => (lines ? [[name, lines]] : [])));
}

/**
 * Replaces the tables in the text of docs/benchmarks.md: each is between `<!-- table: paint -->`, with the
 * name of its measure, and `<!-- end -->`.
 */
export function fillPage(page: string, results: Results): string {
  const tables = writeTables(results);
  return page.replaceAll(
    /(<!-- table: ([\w-]+) -->\n).*?(<!-- end -->)/gs,
    (_, begin: string, name: keyof Measures, end: string) =>
      `${begin}\n${tables.get(name)?.join('\n') ?? ''}\n\n${end}`,
  );
}

/** Milliseconds, medians of all rounds. */
function writePaint({ kinds }: PaintMeasure): string[] {
  const rows = kinds.map(({ page, way, here, Astro }) => {
    const both = [here, Astro];
    const first = both.map((paints) => middle(paints, (paint) => paint.first));
    const largest = both.map((paints) => middle(paints, (paint) => paint.largest));
    const [own = NaN, peer = NaN] = largest;
    const name = `${page === '/' ? 'home' : page.slice(1)}, ${way}`;
    return [name, ...[...first, ...largest].map(whole), (own / peer).toFixed(2)];
  });
  return writeTable(['page', 'first, here', 'Astro', 'largest, here', 'Astro', 'to Astro'], rows);
}

/** Medians of all rounds. */
function writeComparison({ posts, contenders }: Comparison): string[] {
  const [own] = contenders;
  const least = middle(own?.builds ?? [], ({ cpuSeconds }) => cpuSeconds);
  const rows = contenders.map(({ name, builds, files }) => {
    const cpu = middle(builds, ({ cpuSeconds }) => cpuSeconds);
    const seconds = middle(builds, (build) => build.seconds);
    const peakMb = middle(builds, (build) => build.peakMb);
    return [
      name,
      cpu.toFixed(1),
      (cpu / least).toFixed(2),
      seconds.toFixed(1),
      whole(peakMb),
      whole(files),
    ];
  });
  return writeTable(
    [`${whole(posts)} posts`, 'CPU s', 'to this engine', 's', 'peak MB', 'files'],
    rows,
  );
}

function writeCold({ first, second, editor, images }: ColdMeasure): string[] {
  return writeTable(
    ['without caches, median', ''],
    [
      ['first build of the shipped site', `${median(first).toFixed(1)} s`],
      ['second build', `${median(second).toFixed(1)} s`],
      ['first start of the editor until its address answers', `${median(editor).toFixed(1)} s`],
      ['CPU time for one of the first 40 share images', `${images.first.toFixed(1)} ms`],
      ['CPU time for one of the next 200', `${images.following.toFixed(1)} ms`],
      ['size of a share image', `${whole(images.kilobytes)} kB`],
    ],
  );
}

function writeGrowth(measures: readonly GrowthMeasure[]): string[] {
  return writeTable(
    ['posts', 'pages', 'CPU s', 'ms of it a page', 'peak MB'],
    measures.map(({ name, pages, cpuSeconds, peakMb }) => [
      name,
      whole(pages),
      cpuSeconds.toFixed(1),
      ((cpuSeconds / pages) * 1000).toFixed(1),
      whole(peakMb),
    ]),
  );
}

function writeCheck(measures: readonly CheckMeasure[]): string[] {
  return writeTable(
    ['more posts', 'MB', 's', 'CPU s', 'peak MB'],
    measures.map(({ posts, megabytes, runs }) => [
      whole(posts),
      megabytes.toFixed(1),
      middle(runs, ({ seconds }) => seconds).toFixed(1),
      middle(runs, ({ cpuSeconds }) => cpuSeconds).toFixed(1),
      whole(middle(runs, ({ peakMb }) => peakMb)),
    ]),
  );
}

/** Goals for the site of the specification, and for one with 2,000 more posts. */
type Goals = readonly [number, number];

const toPage: Goals = [100, 150];
const toProblems: Goals = [150, 150];

const editorRows: readonly [string, (measure: EditorMeasure) => readonly number[], Goals?][] = [
  ['command to the answer to a click, ms', ({ interactive }) => [interactive], [2000, 4000]],
  ['command to the page in the preview, ms', ({ firstPage }) => [firstPage]],
  ['key to its problem, ms', ({ toProblems: times }) => times, toProblems],
  ['key in a description to the page, ms', ({ toDescription }) => toDescription, toPage],
  ['key in a block to the page, ms', ({ toBlock }) => toBlock, toPage],
  ['key in a post to its page, ms', ({ toPost }) => toPost, toPage],
  ['key in the search of posts, ms', ({ toFound }) => toFound, toPage],
  ['memory of the process, MB', ({ memory: [before] }) => [before.process]],
  ['after 1,000 more edits, MB', ({ memory: [, after] }) => [after.process]],
];

function writeEditors({ few, many }: EditorMeasures): string[] {
  return writeTable(
    ['95 of 100 keys stay below', 'measured', 'goal', '2,000 more posts', 'goal'],
    editorRows.map(([name, read, goals]) => [
      name,
      most(read(few)),
      ...(goals ? [whole(goals[0])] : ['']),
      most(read(many)),
      ...(goals ? [whole(goals[1])] : ['']),
    ]),
  );
}

function writeBrowserEditor(measure: BrowserEditorMeasure): string[] {
  const { scripts, peers, start, usual, slow } = measure;
  return writeTable(
    ['95 of 100 keys stay below', ''],
    [
      ['scripts until it can be used', `${whole(scripts / 1000)} kB`],
      ...peers.map((peer) => [`script of ${peer.name}`, `${whole(peer.scripts / 1000)} kB`]),
      ['“Open the editor” to the first page', `${(start / 1000).toFixed(1)} s`],
      ['key to the page', `${most(usual.page)} ms`],
      ['key to its problem', `${most(usual.problem)} ms`],
      ['key to the page, four times slower', `${most(slow.page)} ms`],
      ['key to its problem, four times slower', `${most(slow.problem)} ms`],
    ],
  );
}

function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
}

function middle<Measure>(all: readonly Measure[], read: (measure: Measure) => number): number {
  return median(all.map(read));
}

/** The 95th percentile; nothing of no figures. */
function most(figures: readonly number[]): string {
  const sorted = figures.toSorted((a, b) => a - b);
  const limit = sorted[Math.ceil(sorted.length * 0.95) - 1];
  return limit === undefined ? '' : whole(limit);
}

function whole(figure: number): string {
  return Math.round(figure).toLocaleString('en-US');
}

/** The middle one of some figures, of an even number the higher of both; NaN of none. */
function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? NaN;
}
