import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expandRoutes } from '../../src/config/content/templates';
import type { SiteConfig } from '../../src/generated/config-types';
import { makeLargeConfig } from './make-large-config';
import { measureChecks } from './measure-check';
import { measureEditor } from './measure-editor';
import { measureInteractions } from './measure-interactions';
import { measureSites } from './measure-sites';
import { buildBundle } from '../build/bundle';
import { removeAtEnd } from '../commands/at-end';
import { CommandError } from '../commands/command-error';
import { progress } from '../commands/progress';
import { loadConfig } from '../read/load-config';
import { projectFolder, projectSite } from '../project-folder';
import { readPort } from '../serve/read-port';

interface BuildMeasure {
  pages: number;
  rendered: number;
  checkMs: number;
  buildMs: number;
  checkPeakMb: number;
  peakMb: number;
}

// Among the caches: it is no part of the project, and left out by all that looks at its files.
const workFolder = join(projectFolder, 'node_modules/.cache/bench');

function build(config: SiteConfig, name: string): BuildMeasure {
  progress.begin(`building ${name}`);
  const configFile = join(workFolder, `${name}.json`);
  writeFileSync(configFile, JSON.stringify(config, null, 2));
  const output = execFileSync(
    process.execPath,
    [
      '--import',
      'tsx',
      join(projectFolder, 'scripts/bench/measure-build.ts'),
      configFile,
      join(workFolder, name),
    ],
    { cwd: projectFolder, encoding: 'utf8' },
  );
  return JSON.parse(output) as BuildMeasure;
}

/** What grows or does not: the HTML of the home page and of a text page, gzipped. */
function firstLoadBytes(name: string): number {
  const files = ['index.html', 'privacy.html'].map((file) =>
    readFileSync(join(workFolder, name, file)),
  );
  return files.reduce((sum, content) => sum + gzipSync(content).length, 0);
}

function row(name: string, measure: BuildMeasure): string {
  const { pages, rendered, checkMs, buildMs, peakMb } = measure;
  const megabytes = statSync(join(workFolder, `${name.split(' ')[0]}.json`)).size / 1e6;
  const cells = [
    name,
    megabytes.toFixed(1),
    pages,
    rendered,
    checkMs.toFixed(0),
    buildMs.toFixed(0),
    rendered > 0 ? (buildMs / rendered).toFixed(2) : '',
    peakMb.toFixed(0),
  ];
  return `| ${cells.join(' | ')} |`;
}

/**
 * Builds sites of 30 to 10,000 pages and prints the tables of docs/benchmarks.md.
 *
 * @throws CommandError when site.config.json has errors
 */
export async function runBench(): Promise<void> {
  const { config } = loadConfig(projectSite);
  if (!config) throw new CommandError('site.config.json has errors. Run: npm run validate');
  rmSync(workFolder, { recursive: true, force: true });
  mkdirSync(workFolder, { recursive: true });
  removeAtEnd(workFolder);
  await buildBundle();
  const pageCount = expandRoutes(config).length;

  console.log(
    `Node ${process.version}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, ${new Date().toISOString().slice(0, 10)}`,
  );
  console.log(
    '| site | config MB | pages | rendered | check ms | build ms | ms per page | peak MB |',
  );
  console.log('|---|---|---|---|---|---|---|---|');
  console.log(row('as-it-is', build(config, 'as-it-is')));
  const thousand = makeLargeConfig(config, pageCount, 1000);
  console.log(row('1000', build(thousand, '1000')));
  const [, edited] = thousand.entities.posts;
  if (edited) edited.content += '<p>One more sentence.</p>';
  console.log(row('1000 again, one post edited', build(thousand, '1000')));
  const tenThousand = makeLargeConfig(config, pageCount, 10_000);
  const largest = build(tenThousand, '10000');
  console.log(row('10000', largest));

  console.log('\nAnswers to taps on a phone four times slower, in ms until the next paint:');
  console.log('| interaction | first | slowest of five more |');
  console.log('|---|---|---|');
  progress.begin('measuring answers to taps');
  for (const { name, first, later } of await measureInteractions(join(workFolder, 'as-it-is'))) {
    console.log(`| ${name} | ${first} | ${later} |`);
  }

  const [few, many] = [firstLoadBytes('as-it-is'), firstLoadBytes('1000')];
  const growth = ((many / few - 1) * 100).toFixed(2);
  console.log(
    `\nHTML of home and privacy page: ${few} bytes gzipped with ${pageCount} pages, ${many} with 1000 (${growth} %)`,
  );
  console.log(
    `Checking the config of the 10,000 pages alone: ${largest.checkMs.toFixed(0)} ms, ${largest.checkPeakMb.toFixed(0)} MB\n`,
  );
  progress.begin('measuring the check');
  const checked = new Map(
    ['as-it-is', '10000'].map((name) => [name, join(workFolder, `${name}.json`)]),
  );
  for (const line of measureChecks(checked, workFolder)) console.log(line);
  progress.begin('building many practices');
  for (const line of measureSites(join(workFolder, 'sites'))) console.log(line);
  const port = readPort('EDIT_PORT', 4174);
  progress.begin('measuring the editor');
  const { start, problems, preview } = await measureEditor(
    join(workFolder, 'as-it-is.json'),
    workFolder,
    port,
  );
  console.log(
    `\nThe editor: starts in ${start.toFixed(0)} ms; from a key to the problems ${problems.toFixed(0)} ms, to the page ${preview.toFixed(0)} ms (95 of 100 stay below)`,
  );
}
