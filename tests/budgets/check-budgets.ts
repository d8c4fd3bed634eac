// @promise HTML, scripts and data stay within their budgets

import type { Measure } from './measure-site';
import type { ExitCode } from '../../src/cli/command';
import { flag } from '../../src/cli/options';
import { runCommand } from '../../src/cli/run-command';

/**
 * What the engine may weigh, in bytes after gzip, measured on a site that nobody edits. What an
 * editor writes is weighed by `npm run check:site`. 1 kB = 1000 bytes. Some 3 % are free: a budget
 * met to the byte would punish the next change, whatever it is worth.
 */
const budgets: Record<Measure['kind'], number> = {
  bootScript: 2_500,
  app: 173_000,
  late: 14_700,
  supply: 500,
  block: 8_000,
  homeHtml: 10_800,
  html: 8_700,
  pageData: 3_300,
  postData: Infinity,
};

async function checkBudgets(all: boolean): Promise<ExitCode> {
  const { buildTestSite } = await import('../sites/build-test-site');
  const { readTestSite } = await import('../sites/read-site');
  const { findBlockingRequests, measureSite } = await import('./measure-site');
  const site = readTestSite('specification');
  const folder = site.builtFolder;
  await buildTestSite(site, folder);
  const measures = measureSite(folder);
  const over = measures.filter(({ bytes, kind }) => bytes > budgets[kind]);
  const blocking = findBlockingRequests(folder);
  for (const { name, bytes, kind } of all ? measures : over) {
    const mark = bytes > budgets[kind] ? '  OVER' : '';
    console.log(`${name}: ${bytes} bytes gzipped, budget ${budgets[kind]}${mark}`);
  }
  for (const line of blocking) console.log(`blocks the first paint: ${line}`);
  console.log(`${measures.length} sizes measured, ${over.length + blocking.length} over budget`);
  return over.length + blocking.length > 0 ? 1 : 0;
}

await runCommand({
  name: 'check:budgets',
  about: 'Builds the site of the specification and compares its file sizes with the budgets.',
  takesLong: true,
  options: { all: flag('lists every size, not only those over budget') },
  examples: { '--all': 'shows how much of each budget is left' },
  exits: { 0: 'all sizes are within budget', 1: 'a size is over its budget' },
  run: ({ all }) => checkBudgets(all),
});
