import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildTestSite } from '../../tests/sites/build-test-site';
import { readTestSite, testSiteNames, type TestSite } from '../../tests/sites/read-site';
import { digestFiles } from '../build/digest-files';
import type { ExitCode } from '../commands/command';
import { progress } from '../commands/progress';
import { projectFolder, projectSite } from '../project-folder';
import { listPublicFiles } from '../read/public-files';
import { compareManifests, parseManifest, readFolder, writeManifest } from './manifest';

const goldenFolder = join(projectFolder, 'tests/golden');

/** Nothing that a site schedules may change the record: all are built for this moment. */
const moment = Date.UTC(2026, 10, 28, 12);

/** The record of the site that editors change. */
const shipped = 'shipped';

type Source = Pick<TestSite, 'configFile' | 'publicFolder'>;

/**
 * Builds each site into an empty folder and compares its files with the record, or renews the record.
 *
 * The record of the shipped site holds only for the content that it was made of: editors change
 * `site.config.json` and `public/` without renewing it.
 */
export async function compareWithGolden(renew: boolean): Promise<ExitCode> {
  const sites: (readonly [string, Source])[] = [
    [shipped, projectSite],
    ...testSiteNames.map((name) => [name, readTestSite(name)] as const),
  ];
  const folder = mkdtempSync(join(tmpdir(), 'golden-'));
  let differences = 0;
  try {
    for (const [name, source] of sites) {
      progress.begin(`building ${name}`);
      differences += await compareSite(name, source, join(folder, name), renew);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  if (renew) return 0;
  console.log(`Compared ${sites.length} sites with tests/golden/: ${differences} differences`);
  return differences > 0 ? 1 : 0;
}

/** @returns how many files differ */
async function compareSite(
  name: string,
  source: Source,
  outFolder: string,
  renew: boolean,
): Promise<number> {
  const recordFile = join(goldenFolder, `${name}.txt`);
  const content = `content ${digestContent(source)}\n`;
  const record = renew ? '' : readFileSync(recordFile, 'utf8');
  if (!renew && name === shipped && !record.startsWith(content)) {
    console.log(`${name}: not compared, because its content has changed since it was recorded`);
    return 0;
  }
  await buildTestSite(source, outFolder, {}, moment);
  const built = readFolder(outFolder);
  if (renew) {
    mkdirSync(goldenFolder, { recursive: true });
    writeFileSync(recordFile, `${content}${writeManifest(built)}`);
    console.log(`${name}: ${built.size} files recorded`);
    return 0;
  }
  const recorded = parseManifest(record.slice(record.indexOf('\n') + 1));
  const differences = compareManifests(recorded, built);
  for (const difference of differences) console.error(`${name}: ${difference}`);
  return differences.length;
}

/** Changes with every byte of the config and of the files in `public/`, and with their names. */
function digestContent({ configFile, publicFolder }: Source): string {
  const files = [...listPublicFiles(publicFolder)].toSorted();
  return digestFiles([
    readFileSync(configFile),
    Buffer.from(files.join('\n')),
    ...files.map((file) => readFileSync(join(publicFolder, file))),
  ]);
}
