// @promise Each content check rejects a page that was broken to test it

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteToTest } from '../e2e/site/tested-sites';
import { buildTestSite } from '../sites/build-test-site';
import { readTestSite } from '../sites/read-site';
import { allSpoils } from '../spoiled/all-spoils';
import type { Spoil } from '../spoiled/spoil';
import { SpoiledSite } from '../spoiled/spoiled-site';
import type { ExitCode } from '../../src/cli/command';
import { progress } from '../../src/io/progress';
import { runCommand } from '../../src/cli/run-command';
import { projectFolder } from '../../src/io/project-folder';
import { runSiteSpecs } from '../site-checks/run-site-specs';
import type { NamedTest } from './test-results';

const cacheFolder = join(projectFolder, 'node_modules/.cache/spoiled');

async function testChecks(): Promise<ExitCode> {
  const sources = {
    'every-part': readTestSite('every-part'),
    'two-languages': readTestSite('two-languages'),
  };
  for (const source of Object.values(sources)) {
    // One after the other: each takes all processors.
    // oxlint-disable-next-line no-await-in-loop
    await buildTestSite(source, source.builtFolder);
  }
  rmSync(cacheFolder, { recursive: true, force: true });
  progress.begin('spoiling pages');
  const sites = allSpoils.map(({ name, site = 'every-part', path, spoil }): SiteToTest => {
    const folder = join(cacheFolder, name);
    const { builtFolder, configFile, publicFolder } = sources[site];
    spoil(new SpoiledSite(builtFolder, folder, path));
    return { name, folder, configFile, publicFolder, paths: [path] };
  });
  const titles = allSpoils.map(({ name, check }) => ` ${name}[ ,:].*${check.source}`);
  const { tests } = await runSiteSpecs({
    sites,
    settings: { SITE_REPORTER: 'dot', SITE_PATIENCE: '5000' },
    // Never again: a check that sees a fault only at the first try has seen it.
    args: ['--grep', titles.join('|'), '--retries', '0'],
  });

  const outcomes = allSpoils.map((spoil) => ({ spoil, passedBy: judge(spoil, tests) }));
  const width = Math.max(...allSpoils.map(({ name }) => name.length));
  for (const { spoil, passedBy } of outcomes) {
    console.log(`${spoil.name.padEnd(width)}  ${passedBy ?? 'found'}`);
  }
  const missed = outcomes.filter(({ passedBy }) => passedBy !== undefined).length;
  console.log(`\n${outcomes.length - missed} of ${outcomes.length} faults were detected`);
  return missed === 0 ? 0 : 1;
}

/** @returns how a spoiled page passed by its check, if it did */
function judge({ name, check, finds }: Spoil, tests: readonly NamedTest[]): string | undefined {
  const own = tests.filter(
    ({ title }) => new RegExp(`^${name}[ ,:]`).test(title) && check.test(title),
  );
  if (own.length === 0) return 'MISSED: no test ran on this page';
  const failed = own.filter(({ state }) => state === 'failed');
  if (failed.length === 0) return 'MISSED: the check passed';
  const errors = failed.flatMap((test) => test.errors ?? []).join('\n');
  return finds.test(errors) ? undefined : `MISSED: a different fault was found:\n${errors}`;
}

await runCommand({
  name: 'test:checks',
  about:
    'Breaks pages of test sites, each in a different way, and tests that the content checks notice.',
  takesLong: true,
  examples: { '': 'tests every content check (a minute or two)' },
  exits: { 0: 'the checks find every fault', 1: 'a broken page passes the checks' },
  run: testChecks,
});
