// @promise Builds are identical to the byte: with 31, 181 and 1,000 pages, on 1, 2 and 4 cores,
// with and without caches, after any change to `dist/`
// @promise Builds are also identical in two different folders and with other clocks, time zones and
// languages

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSiteFor } from '../hosts/build-site-for';
import { readTestSite } from '../sites/read-site';
import { tryRepeatedBuilds } from '../hostile/try-repeated-builds';
import { copyProject, hashFiles } from './project-copy';

/** By then the event of the site is over, and its security.txt should have been read again. */
const daysAhead = 400;
const moveClock = new URL('./move-clock.mjs', import.meta.url);

test('two builds in two folders, with other clocks, time zones and languages, are the same to the byte @F21', async () => {
  // One starts from its bundle with nothing, the other from the sources with what an earlier build drew.
  const movedClock: Record<string, string> = {
    NODE_OPTIONS: `--import=${moveClock.href}`,
    // Ahead of this run, whose own clock may be moved.
    DAYS_AHEAD: String(daysAhead + Number(process.env['DAYS_AHEAD'] ?? 0)),
  };
  const said = execFileSync(process.execPath, ['-p', 'Date.now()'], { env: movedClock });
  expect(Number(said) - Date.now()).toBeGreaterThan((daysAhead - 1) * 24 * 60 * 60 * 1000);
  const builds = [
    {
      shared: [],
      isBundled: true,
      env: {
        ...movedClock,
        TZ: 'Pacific/Kiritimati',
        LANG: 'de_DE.UTF-8',
        LC_ALL: 'de_DE.UTF-8',
      },
    },
    {
      shared: ['drawings', 'fonts', 'pictures'] as const,
      isBundled: false,
      env: { TZ: 'America/Los_Angeles', LANG: 'ar_EG.UTF-8', LC_ALL: 'ar_EG.UTF-8' },
    },
  ];
  const [first, second] = await Promise.all(
    builds.map(async ({ shared, isBundled, env }) => {
      const cwd = copyProject({ shared, site: readTestSite('every-part') });
      await buildSiteFor('cloudflare-pages', 'dist', { cwd, env, isBundled });
      return hashFiles(join(cwd, 'dist'));
    }),
  );
  expect(Object.keys(first ?? {}).length).toBeGreaterThan(100);
  expect(second).toEqual(first);
});

test('sites of 31, 181 and 1,000 pages are the same to the byte, build after build', async () => {
  const { builds, differences } = await tryRepeatedBuilds();
  expect(differences).toEqual([]);
  expect(builds).toBe(72);
}, 1_800_000);
