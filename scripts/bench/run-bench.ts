import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { expandRoutes } from '../../src/content/placeholders/dynamic-routes';
import type { SiteConfig } from '../../src/generated/config-types';
import { benchSite, buildConfig, workFolder } from './build-config';
import { comparePeers } from './compare-peers';
import { measureBrowserEditor } from './measure-browser-editor';
import { measureCheck } from './measure-check';
import { measureCold } from './measure-cold';
import { measureEditors } from './measure-editors';
import { measureGrowth } from './measure-growth';
import { measurePaint, type PaintMeasure } from './measure-paint';
import { removeAtEnd } from '../../src/io/at-end';
import { engineFolder } from '../../src/io/engine-folder.mjs';
import { findEnginePart } from '../../src/io/cache/engine-part';
import { CommandError } from '../../src/io/command-error';
import { loadConfig } from '../../src/build/load-config';
import { writeTables, type Measures, type Results } from './write-tables';

/** What is measured, if it was chosen: of each, the number of posts or whether it was. */
interface Chosen {
  paint: boolean;
  compare?: number | undefined;
  cold: boolean;
  growth?: number | undefined;
  check?: number | undefined;
  editor: boolean;
  'browser-editor': boolean;
}

/** What is measured when nothing is chosen. */
const everything: Chosen = {
  paint: true,
  compare: 1000,
  cold: true,
  growth: 10_000,
  check: 10_000,
  editor: true,
  'browser-editor': true,
};

const resultsFile = join(engineFolder, 'docs/benchmarks.json');

/**
 * Measures what was chosen, or everything, and prints the tables of docs/benchmarks.md. Results of
 * everything are written to docs/benchmarks.json, from which `npm run generate` fills the page.
 *
 * @throws CommandError when the config of the measured site has errors
 */
export async function runBench(chosen: Chosen): Promise<void> {
  const { config } = loadConfig(benchSite);
  if (!config) throw new CommandError(`${benchSite.configFile} has errors.`);
  rmSync(workFolder, { recursive: true, force: true });
  mkdirSync(workFolder, { recursive: true });
  removeAtEnd(workFolder);
  // As after `npm ci`, which compiles the engine.
  await findEnginePart('app');
  await findEnginePart('editor');

  const isChosen = Object.values(chosen).some((value) => value !== undefined && value !== false);
  const results: Results = {
    node: process.version,
    cores: availableParallelism(),
    memory: `${Math.round(totalmem() / 2 ** 30)} GiB`,
    date: new Date().toISOString().slice(0, 10),
  };
  console.log(Object.values(results).join(', '));
  for await (const measured of measure(config, isChosen ? chosen : everything)) {
    for (const lines of writeTables(measured).values()) console.log(`\n${lines.join('\n')}`);
    Object.assign(results, measured);
    if (!isChosen) writeFileSync(resultsFile, `${JSON.stringify(results, round, 1)}\n`);
  }
}

/** Measures one thing after the other. */
async function* measure(config: SiteConfig, chosen: Chosen): AsyncGenerator<Measures> {
  const { cold, check, growth, compare, paint, editor } = chosen;
  if (paint) yield { paint: await measurePages(config) };
  if (compare !== undefined) yield { compare: await comparePeers(config, compare) };
  if (cold) yield { cold: await measureCold(config, benchSite.publicFolder) };
  if (growth !== undefined) yield { growth: measureGrowth(config, growth) };
  if (check !== undefined) yield { check: measureCheck(config, check, workFolder) };
  if (editor) yield { editor: await measureEditors(config, join(workFolder, 'editor')) };
  if (chosen['browser-editor']) {
    const folder = join(workFolder, 'browser-editor');
    yield { 'browser-editor': await measureBrowserEditor(config, folder) };
  }
}

function measurePages(config: SiteConfig): Promise<PaintMeasure> {
  buildConfig(config, 'paint');
  const textPage = expandRoutes(config).find(({ route }) =>
    route.blocks.some(({ type }) => type === 'legal-text'),
  );
  if (!textPage) throw new CommandError('The site does not have a page with a "legal-text" block.');
  return measurePaint(join(workFolder, 'paint'), textPage.path);
}

/** More decimals would only make the file longer. */
function round(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toFixed(3)) : value;
}
