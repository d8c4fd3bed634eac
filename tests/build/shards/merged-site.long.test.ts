// @promise A site merged from 1, 2 or 7 parts is identical to the byte to a build in one piece;
// missing, duplicate, damaged or mismatched parts are refused
// @promise For each image, exactly the files that pages, feeds or data request are created: in a
// build from scratch, in a later one and in one merged from parts

import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildSiteFolder } from '../../../src/build/build-site';
import { loadConfig } from '../../../src/build/load-config';
import { picturesUrl } from '../../../src/payload/page-paths';
import { listPictureFiles } from '../../../src/published/list-addresses';
import type { Host } from '../../../src/published/hosts/hosts';
import { makeTempFolder } from '../../make-temp-folder';
import { readTestSite, type TestSiteName } from '../../sites/read-site';
import { hashFiles } from '../project-copy';

const limit = 240_000;

// Vitest's own environment would make a build for tests.
beforeAll(() => void vi.stubEnv('NODE_ENV', 'production'));
afterAll(() => void vi.unstubAllEnvs());

/** Builds a test site, a part of it, or puts it together. */
function prepare(name: TestSiteName, host: Host) {
  const { configFile, publicFolder } = readTestSite(name);
  const { config, translations } = loadConfig({ configFile, publicFolder });
  if (!config) throw new Error(`${configFile} was refused`);
  return async (out: string, division: { shard?: string; merge?: string } = {}) => {
    const [index = 0, count = 0] = division.shard?.split('/').map(Number) ?? [];
    const shard = division.shard === undefined ? undefined : { index, count };
    const options = { translations, shard, merge: division.merge };
    return buildSiteFolder(config, publicFolder, out, host, options);
  };
}

/** Builds the parts of a site into a folder. */
async function buildParts(build: ReturnType<typeof prepare>, count: number): Promise<string> {
  const parts = makeTempFolder();
  for (let index = 1; index <= count; index += 1) {
    await build(join(parts, `${index}-of-${count}`), { shard: `${index}/${count}` });
  }
  return parts;
}

/** The files of pictures that the texts of a site ask for. */
function listAskedPictures(site: string): string[] {
  const texts = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:html|json|xml|css|txt|vcf)$/.test(file))
    .map((file) => readFileSync(join(site, file), 'utf8'));
  return listPictureFiles(texts.join('\n')).toSorted();
}

describe.each([
  // With compressed copies, and with a page for each language.
  ['every-part', 'nginx'],
  ['two-languages', 'cloudflare-pages'],
] as const)('%s for %s', (name, host) => {
  test(
    'is the same to the byte when it is built again, and from 1, 2 and 7 parts',
    async () => {
      const build = prepare(name, host);
      const whole = join(makeTempFolder(), 'dist');
      const { pages, files } = await build(whole);
      const expected = hashFiles(whole);
      expect(Object.keys(expected).length).toBeGreaterThan(60);
      const published = Object.keys(expected).map((file) => `/${file}`);
      const pictures = published.filter((url) => url.startsWith(picturesUrl)).toSorted();
      expect(pictures).toEqual(listAskedPictures(whole));
      // Pages that are taken from the last build ask for theirs, too.
      expect(await build(whole)).toEqual({ pages, files, rendered: 0 });
      expect(hashFiles(whole)).toEqual(expected);
      for (const count of [1, 2, 7]) {
        const merge = await buildParts(build, count);
        const merged = join(makeTempFolder(), 'dist');
        expect(await build(merged, { merge })).toEqual({ pages, files, rendered: 0 });
        expect(hashFiles(merged)).toEqual(expected);
      }
    },
    limit,
  );
});

test(
  'from parts that are not whole, nothing is put in the place of the last site',
  async () => {
    const build = prepare('two-languages', 'netlify');
    const dist = join(makeTempFolder(), 'dist');
    const merge = await buildParts(build, 2);
    await build(dist, { merge });
    const good = hashFiles(dist);

    const damaged = makeTempFolder();
    cpSync(merge, damaged, { recursive: true });
    writeFileSync(join(damaged, '1-of-2/files/index.html'), 'something else');
    await expect(build(dist, { merge: damaged })).rejects.toThrow(
      'index.html was changed after the build',
    );
    rmSync(join(damaged, '2-of-2'), { recursive: true });
    await expect(build(dist, { merge: damaged })).rejects.toThrow('missing');
    const other = prepare('two-languages', 'vercel');
    await expect(other(dist, { merge })).rejects.toThrow('was built for netlify');
    expect(hashFiles(dist)).toEqual(good);
  },
  limit,
);
