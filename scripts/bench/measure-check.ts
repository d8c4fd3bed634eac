import { spawnSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../src/generated/config-types';
import { makeLargeConfig } from './make-large-config';
import { median } from './median';
import { runRecorded } from './run-recorded';
import { projectFolder } from '../project-folder';

const command = join(projectFolder, 'scripts/run-bundled.mjs');
const runs = 5;

/**
 * Measures `npm run validate` without npm, on files as they are and with a mistake at the end.
 * Times of the check are those of the whole command without its start: without the time that it
 * takes for a file of two characters.
 *
 * @param files by the name of their row
 * @returns the lines of a Markdown table
 */
export function measureChecks(files: ReadonlyMap<string, string>, workFolder: string): string[] {
  const smallest = join(workFolder, 'smallest.json');
  writeFileSync(smallest, '[]');
  timeCommand(smallest);
  const start = median(repeat(() => timeCommand(smallest)));

  const rows = [...files].flatMap(([name, file]) => {
    const faulty = file.replace('.json', '-faulty.json');
    writeFileSync(faulty, readFileSync(file, 'utf8').replace(/\}\s*$/, ', "x": 1}'));
    return [
      writeRow(name, file, start),
      writeRow(`${name}, with a mistake at the end`, faulty, start),
    ];
  });
  return [
    `Start of the command: ${start.toFixed(0)} ms`,
    '',
    '| config | MB | JSON.parse ms | check ms | times JSON.parse |',
    '|---|---|---|---|---|',
    ...rows,
  ];
}

/**
 * Measures `npm run validate` of so many posts: seconds of the processor with all of its start, and the
 * most memory.
 *
 * @returns the lines of a Markdown table
 */
export function measureLargeCheck(
  config: SiteConfig,
  postCount: number,
  workFolder: string,
): string[] {
  const file = join(workFolder, `check-${postCount}.json`);
  writeFileSync(file, JSON.stringify(makeLargeConfig(config, postCount), null, 2));
  timeCommand(file);
  const usageFile = join(workFolder, 'usage.json');
  const measures = repeat(() =>
    runRecorded([command, 'validate', file], { cwd: projectFolder, usageFile, messages: 'ignore' }),
  );
  const cells = [
    statSync(file).size / 1e6,
    median(measures.map(({ cpuSeconds }) => cpuSeconds)),
    median(measures.map(({ seconds }) => seconds)),
    median(measures.map(({ peakMb }) => peakMb)),
  ];
  return [
    `The check of ${postCount} posts, the median of ${runs} runs:`,
    '',
    '| MB | s of the processor | s | peak MB |',
    '|---|---|---|---|',
    `| ${cells.map((cell) => cell.toFixed(1)).join(' | ')} |`,
  ];
}

function writeRow(name: string, file: string, start: number): string {
  const parse = median(repeat(() => timeParse(file)));
  const check = median(repeat(() => timeCommand(file))) - start;
  const megabytes = (statSync(file).size / 1e6).toFixed(1);
  return `| ${name} | ${megabytes} | ${parse.toFixed(1)} | ${check.toFixed(0)} | ${(check / parse).toFixed(0)} |`;
}

function timeCommand(file: string): number {
  const start = performance.now();
  spawnSync(process.execPath, [command, 'validate', file]);
  return performance.now() - start;
}

/** In a process of its own, because the second time is faster than the first. */
function timeParse(file: string): number {
  const source = `const text = require('fs').readFileSync(process.argv[1], 'utf8');
    const start = performance.now();
    JSON.parse(text);
    console.log(performance.now() - start);`;
  return Number(spawnSync(process.execPath, ['-e', source, file], { encoding: 'utf8' }).stdout);
}

function repeat<Measured>(measure: () => Measured): Measured[] {
  return Array.from({ length: runs }, measure);
}
