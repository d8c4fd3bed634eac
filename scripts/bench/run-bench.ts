import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expandRoutes } from '../../src/config/content/templates';
import { benchSite } from './bench-site';
import { buildConfig, workFolder, type BuildMeasure } from './build-config';
import { compareFeatures } from './compare-features';
import { comparePeers } from './compare-peers';
import { compareLanguages } from './compare-languages';
import { makeLargeConfig } from './make-large-config';
import { measureChecks, measureLargeCheck } from './measure-check';
import { measureDev } from './measure-dev';
import { measureGrowth } from './measure-growth';
import { measureInteractions } from './measure-interactions';
import { measurePaint } from './measure-paint';
import { measurePictures } from './measure-pictures';
import { measureRebuild } from './measure-rebuild';
import { measureSearch } from './measure-search';
import { measureSites } from './measure-sites';
import { reportEditor } from './report-editor';
import { buildBundle } from '../build/bundle';
import { removeAtEnd } from '../commands/at-end';
import { CommandError } from '../commands/command-error';
import { progress } from '../commands/progress';
import { loadConfig } from '../read/load-config';

/** Few enough for a bench of everything. */
const fewSites = 50;

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
 * @param only measures nothing else: of `features`, builds of so many posts without and with them all;
 *   of `compare`, builds of so many posts here and by others; of `languages`, in one and in several;
 *   the others, what their names say of so many posts, photos or sites
 * @throws CommandError when the config of the measured site has errors
 */
export async function runBench(only: {
  features?: number | undefined;
  compare?: number | undefined;
  languages?: number | undefined;
  growth?: number | undefined;
  rebuild?: number | undefined;
  check?: number | undefined;
  dev?: number | undefined;
  pictures?: number | undefined;
  sites?: number | undefined;
  search: boolean;
  paint: boolean;
  editor: boolean;
}): Promise<void> {
  const { config } = loadConfig(benchSite);
  if (!config) throw new CommandError(`${benchSite.configFile} has errors.`);
  rmSync(workFolder, { recursive: true, force: true });
  mkdirSync(workFolder, { recursive: true });
  removeAtEnd(workFolder);
  await buildBundle();
  const pageCount = expandRoutes(config).length;

  console.log(
    `Node ${process.version}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, ${new Date().toISOString().slice(0, 10)}`,
  );
  const reportPaint = () => {
    buildConfig(config, 'paint');
    const textPage = expandRoutes(config).find(({ route }) =>
      route.blocks.some(({ type }) => type === 'legal-text'),
    );
    if (!textPage)
      throw new CommandError('The site does not have a page with a "legal-text" block.');
    return measurePaint(join(workFolder, 'paint'), textPage.path);
  };
  const measureEditor = () => reportEditor(config, join(workFolder, 'editor'));
  if (Object.values(only).some((value) => value !== undefined && value !== false)) {
    const lines = [
      ...(only.features === undefined ? [] : compareFeatures(config, only.features)),
      ...(only.compare === undefined ? [] : await comparePeers(config, only.compare)),
      ...(only.languages === undefined ? [] : compareLanguages(config, only.languages)),
      ...(only.growth === undefined ? [] : measureGrowth(config, only.growth)),
      ...(only.rebuild === undefined ? [] : measureRebuild(config, only.rebuild)),
      ...(only.check === undefined ? [] : measureLargeCheck(config, only.check, workFolder)),
      ...(only.dev === undefined ? [] : await measureDev(config, only.dev)),
      ...(only.pictures === undefined ? [] : await measurePictures(config, only.pictures)),
      ...(only.sites === undefined ? [] : measureSites(join(workFolder, 'sites'), only.sites)),
      ...(only.search ? await measureSearch(config, [0, 1000, 10_000]) : []),
      ...(only.paint ? await reportPaint() : []),
      ...(only.editor ? await measureEditor() : []),
    ];
    for (const line of lines) console.log(line);
    return;
  }
  console.log(
    '| site | config MB | pages | rendered | check ms | build ms | ms per page | peak MB |',
  );
  console.log('|---|---|---|---|---|---|---|---|');
  console.log(row('as-it-is', buildConfig(config, 'as-it-is')));
  const thousand = makeLargeConfig(config, 1000 - pageCount);
  console.log(row('1000', buildConfig(thousand, '1000')));
  const [, edited] = thousand.entities.posts;
  if (edited) edited.content += '<p>One more sentence.</p>';
  console.log(row('1000 again, one post edited', buildConfig(thousand, '1000')));
  const tenThousand = makeLargeConfig(config, 10_000 - pageCount);
  const largest = buildConfig(tenThousand, '10000');
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
  for (const line of measureSites(join(workFolder, 'sites'), fewSites)) console.log(line);
  for (const count of [1000, 10_000]) {
    for (const line of await comparePeers(config, count)) console.log(line);
  }
  for (const line of await measureEditor()) console.log(line);
}
