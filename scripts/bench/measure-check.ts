import { spawnSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../src/generated/config-types';
import { makeLargeConfig } from './make-large-config';
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
  const start = median(() => timeCommand(smallest));

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
  const measures = Array.from({ length: runs }, () => measureCommand(file));
  const middle = (read: (measure: CommandMeasure) => number): string =>
    (measures.map(read).toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0).toFixed(1);
  return [
    `The check of ${postCount} posts, the median of ${runs} runs:`,
    '',
    '| MB | s of the processor | s | peak MB |',
    '|---|---|---|---|',
    `| ${(statSync(file).size / 1e6).toFixed(1)} | ${middle(({ cpu }) => cpu)} | ${middle(({ s }) => s)} | ${middle(({ mb }) => mb)} |`,
  ];
}

interface CommandMeasure {
  /** seconds of the processor */
  cpu: number;
  s: number;
  /** the most memory */
  mb: number;
}

/** The command says at its end what it took. */
function measureCommand(file: string): CommandMeasure {
  const source = `process.on('exit', () => {
      const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
      const measure = { cpu: (userCPUTime + systemCPUTime) / 1e6, s: performance.now() / 1e3, mb: maxRSS / 1e3 };
      process.stderr.write('\\n' + JSON.stringify(measure));
    });`;
  const preload = `data:text/javascript,${encodeURIComponent(source)}`;
  const { stderr } = spawnSync(process.execPath, ['--import', preload, command, 'validate', file], {
    encoding: 'utf8',
  });
  return JSON.parse(stderr.slice(stderr.lastIndexOf('\n'))) as CommandMeasure;
}

function writeRow(name: string, file: string, start: number): string {
  const parse = median(() => timeParse(file));
  const check = median(() => timeCommand(file)) - start;
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

function median(measure: () => number): number {
  const times = Array.from({ length: runs }, measure).toSorted((a, b) => a - b);
  return times[Math.floor(runs / 2)] ?? 0;
}
