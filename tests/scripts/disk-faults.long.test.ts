import { chmodSync, readdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeTempFolder } from '../make-temp-folder';
import { caches, copyProject, hashFiles } from './project-copy';
import { renamePractice } from './rename-practice';
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
  }, 120_000);

  test.skipIf(!disk && isRoot)(
    'where nothing may be written, the build fails in plain words, and the site stays @F22',
    async () => {
      if (disk) disk.change('ro');
      else chmodSync(folder, 0o555);
      const { code, output } = await runBuild(project, dist);
      if (disk) disk.change('rw');
      else chmodSync(folder, 0o755);
      expect(code).toBe(2);
      expect(output).toMatch(disk ? /can only be read/ : /not allowed to write/);
      expect(output).toContain('Nothing was changed');
      expect(hashFiles(dist)).toEqual(good);
    },
    60_000,
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
        expect(output).toContain('Nothing was changed');
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
