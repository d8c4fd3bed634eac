// @promise Caches that cannot be written do not stop a build

import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeTempFolder } from '../make-temp-folder';
import { caches, copyProject, hashFiles } from './project-copy';
import { renamePractice } from '../cli/rename-practice';
import { mountSmallDisk } from './small-disk';
import { buildWell, runBuild } from './start-build';

const disk = mountSmallDisk();
if (!disk) {
  console.warn('SKIPPED: a full disk (F2) is not tested, because only root on Linux can make one');
}
const isRoot = process.getuid?.() === 0;

const project = copyProject({ shared: caches });
const configFile = join(project, 'site.config.json');

describe('a site on a disk of its own', () => {
  const folder = disk?.folder ?? makeTempFolder();
  const dist = join(folder, 'dist');
  let good: Record<string, string> = {};

  beforeAll(async () => {
    await buildWell(project, dist);
    good = hashFiles(dist);
    // From now on every page and every file is another one.
    writeFileSync(configFile, renamePractice(readFileSync(configFile, 'utf8')));
  });

  test.skipIf(!disk && isRoot)(
    'where nothing may be written, the build fails in plain words, and the site stays @F22',
    async () => {
      if (disk) disk.change('ro');
      else chmodSync(folder, 0o555);
      const { code, output } = await runBuild(project, dist);
      if (disk) disk.change('rw');
      else chmodSync(folder, 0o755);
      expect(code).toBe(2);
      expect(output).toMatch(disk ? /is read-only/ : /Permission denied/);
      expect(output).toContain('was not changed: it still contains the last good build.');
      expect(hashFiles(dist)).toEqual(good);
    },
  );

  test.skipIf(!disk)(
    'a full disk fails the build in plain words; the site stays, and with space it is built @F2',
    async () => {
      // Room for the site and more or less of the next one.
      const { blocks, bfree, bsize } = statfsSync(folder);
      const used = (blocks - bfree) * bsize;
      for (const part of [1.02, 1.2, 1.7]) {
        disk?.change(`size=${Math.round(used * part)}`);
        const { code, output } = await runBuild(project, dist);
        expect(code).toBe(2);
        expect(output).toContain('The disk is full.');
        expect(output).toContain('was not changed: it still contains the last good build.');
        expect(hashFiles(dist)).toEqual(good);
        expect(readdirSync(folder)).toEqual(['dist']);
      }
      disk?.change('size=64m');
      await buildWell(project, dist);
      expect(hashFiles(dist)['about.html']).not.toBe(good['about.html']);
    },
    120_000,
  );
});

describe('caches on a disk of their own', () => {
  const own = mountSmallDisk();
  const folder = own?.folder ?? makeTempFolder();
  const emptyCaches = ['app', 'pages'];
  const copy = copyProject({ shared: ['drawings', 'fonts', 'pictures'] });
  let good: Record<string, string> = {};

  beforeAll(async () => {
    await buildWell(copy);
    good = hashFiles(join(copy, 'dist'));
    for (const name of emptyCaches) {
      const cache = join(copy, 'node_modules/.cache', name);
      rmSync(cache, { recursive: true, force: true });
      mkdirSync(join(folder, name));
      symlinkSync(join(folder, name), cache);
    }
  });

  /** Builds, and picks the warnings out of what is said. */
  async function buildWithoutCaches() {
    const { code, output } = await runBuild(copy);
    const warnings = output
      .split('\n')
      .filter((line) => line.startsWith('Cannot save to the cache in '));
    const files = hashFiles(join(copy, 'dist'));
    return { code, warnings: warnings.toSorted(), hasStack: /^ +at /m.test(output), files };
  }

  /** @param reason in plain words */
  function describeGoodBuild(reason: string) {
    const warnings = emptyCaches.map((name): unknown =>
      expect.stringMatching(new RegExp(`/${name}\\. ${reason}`)),
    );
    return { code: 0, warnings, hasStack: false, files: good };
  }

  test.skipIf(!own && isRoot)(
    'where nothing may be kept, the build goes on without, and says so once for each @F26',
    async () => {
      const places = emptyCaches.map((name) => join(folder, name));
      if (own) own.change('ro');
      else for (const place of places) chmodSync(place, 0o555);
      const build = await buildWithoutCaches();
      if (own) own.change('rw');
      else for (const place of places) chmodSync(place, 0o755);
      expect(build).toEqual(describeGoodBuild(own ? 'The disk is read-only' : 'Permission denied'));
    },
    240_000,
  );

  test.skipIf(!own)(
    'where the disk of the caches is full, too @F26',
    async () => {
      fillDisk(folder);
      expect(await buildWithoutCaches()).toEqual(describeGoodBuild('The disk is full'));
    },
    240_000,
  );
});

/** Writes until no byte more fits. */
function fillDisk(folder: string): void {
  for (let size = 1 << 26; size >= 1; size >>= 1) {
    try {
      for (;;) appendFileSync(join(folder, 'filler'), Buffer.alloc(size));
    } catch {
      // The rest is smaller.
    }
  }
}
