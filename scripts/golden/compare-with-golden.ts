import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildTestSite } from '../../tests/sites/build-test-site';
import { readTestSite, testSiteNames, type TestSite } from '../../tests/sites/read-site';
import { digestFiles } from '../../src/build/digest-files';
import type { ExitCode } from '../../src/cli/command';
import { progress } from '../../src/io/progress';
import { projectFolder, projectSite } from '../../src/io/project-folder';
import { listPublicFiles } from '../../src/io/public-files';
import { compareManifests, parseManifest, readFolder, writeManifest } from './manifest';

const goldenFolder = join(projectFolder, 'tests/golden');

/** Nothing that a site schedules may change the record: all are built for this moment. */
const moment = Date.UTC(2026, 10, 28, 12);

const renew = 'npm run golden -- --write';

/** The record of the site that editors change. */
const shipped = 'shipped';

type Source = Pick<TestSite, 'configFile' | 'publicFolder'>;

/** Builds each site into an empty folder and compares its files with the record, or replaces that. */
export async function compareWithGolden(replacesRecord: boolean): Promise<ExitCode> {
  const sites: (readonly [string, Source])[] = [
    [shipped, projectSite],
    ...testSiteNames.map((name) => [name, readTestSite(name)] as const),
  ];
  const folder = mkdtempSync(join(tmpdir(), 'golden-'));
  const differences: string[] = [];
  try {
    for (const [name, source] of sites) {
      progress.begin(`building ${name}`);
      const out = join(folder, name);
      if (replacesRecord) await recordSite(name, source, out);
      else differences.push(...(await compareSite(name, source, out)));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  if (replacesRecord) return 0;
  for (const difference of differences) console.error(difference);
  const count = differences.length === 1 ? '1 difference' : `${differences.length} differences`;
  console.log(`Compared ${sites.length} sites with tests/golden/: ${count}`);
  if (differences.length > 0) console.log(`If they are intended, run: ${renew}`);
  return differences.length > 0 ? 1 : 0;
}

async function recordSite(name: string, source: Source, outFolder: string): Promise<void> {
  await buildTestSite(source, outFolder, {}, moment);
  const built = readFolder(outFolder);
  writeFileSync(locateRecord(name), `${describeContent(source)}\n${writeManifest(built)}`);
  console.log(`${name}: ${built.size} files recorded`);
}

/**
 * The record of the shipped site holds only for the content that it was made of: editors change
 * `site.config.json` and `public/` without replacing it.
 *
 * @returns the files that differ
 */
async function compareSite(name: string, source: Source, outFolder: string): Promise<string[]> {
  const record = readFileSync(locateRecord(name), 'utf8');
  const [content = ''] = record.split('\n', 1);
  if (name === shipped && content !== describeContent(source)) {
    console.log(
      `${name}: not compared, because its content has changed since it was recorded. To record it, run: ${renew}`,
    );
    return [];
  }
  await buildTestSite(source, outFolder, {}, moment);
  const recorded = parseManifest(record.slice(content.length));
  return compareManifests(recorded, readFolder(outFolder)).map((line) => `${name}: ${line}`);
}

function locateRecord(name: string): string {
  return join(goldenFolder, `${name}.txt`);
}

/** Changes with every byte of the config and of the files in `public/`, and with their names. */
function describeContent({ configFile, publicFolder }: Source): string {
  const files = [...listPublicFiles(publicFolder)].toSorted();
  const digest = digestFiles([
    readFileSync(configFile),
    Buffer.from(files.join('\n')),
    ...files.map((file) => readFileSync(join(publicFolder, file))),
  ]);
  return `content ${digest}`;
}
