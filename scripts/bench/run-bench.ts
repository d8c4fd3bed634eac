import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { expandRoutes } from '../../src/content/placeholders/dynamic-routes';
import type { SiteConfig } from '../../src/generated/config-types';
import { benchSite } from './bench-site';
import { buildConfig, workFolder } from './build-config';
import { comparePeers } from './compare-peers';
import { measureBrowserEditor } from './measure-browser-editor';
import { measureCheck } from './measure-check';
import { measureCold } from './measure-cold';
import { measureGrowth } from './measure-growth';
import { measurePaint } from './measure-paint';
import { reportEditor } from './report-editor';
import { removeAtEnd } from '../../src/io/at-end';
import { findEnginePart } from '../../src/io/cache/engine-part';
import { CommandError } from '../../src/io/command-error';
import { loadConfig } from '../../src/build/load-config';

interface Wanted {
  cold: boolean;
  check?: number | undefined;
  growth?: number | undefined;
  compare?: number | undefined;
  paint: boolean;
  editor: boolean;
  'browser-editor': boolean;
}

/** What is measured when nothing is chosen. */
const everything: Wanted = {
  cold: true,
  check: 10_000,
  growth: 10_000,
  compare: 1000,
  paint: true,
  editor: true,
  'browser-editor': true,
};

/**
 * Measures what was chosen, or everything, and prints Markdown tables for docs/benchmarks.md.
 *
 * @param chosen how many posts each kind of measurement uses
 * @throws CommandError when the config of the measured site has errors
 */
export async function runBench(chosen: Wanted): Promise<void> {
  const { config } = loadConfig(benchSite);
  if (!config) throw new CommandError(`${benchSite.configFile} has errors.`);
  rmSync(workFolder, { recursive: true, force: true });
  mkdirSync(workFolder, { recursive: true });
  removeAtEnd(workFolder);
  // As after `npm ci`, which compiles the engine.
  await findEnginePart('app');
  await findEnginePart('editor');

  console.log(
    `Node ${process.version}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, ${new Date().toISOString().slice(0, 10)}`,
  );
  const isChosen = Object.values(chosen).some((value) => value !== undefined && value !== false);
  const wanted = isChosen ? chosen : everything;
  const { cold, check, growth, compare, paint, editor } = wanted;
  if (cold) print(await measureCold(config, benchSite.publicFolder));
  if (check !== undefined) print(measureCheck(config, check, workFolder));
  if (growth !== undefined) print(measureGrowth(config, growth));
  if (compare !== undefined) print(await comparePeers(config, compare));
  if (paint) print(await reportPaint(config));
  if (editor) print(await reportEditor(config, join(workFolder, 'editor')));
  if (wanted['browser-editor']) {
    print(await measureBrowserEditor(config, join(workFolder, 'browser-editor')));
  }
}

function print(lines: readonly string[]): void {
  console.log(`\n${lines.join('\n')}`);
}

function reportPaint(config: SiteConfig): Promise<string[]> {
  buildConfig(config, 'paint');
  const textPage = expandRoutes(config).find(({ route }) =>
    route.blocks.some(({ type }) => type === 'legal-text'),
  );
  if (!textPage) throw new CommandError('The site does not have a page with a "legal-text" block.');
  return measurePaint(join(workFolder, 'paint'), textPage.path);
}
