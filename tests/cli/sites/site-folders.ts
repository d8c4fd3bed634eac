import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTestSite } from '../../sites/read-site';
import { outerEnvironment } from '../../outer-environment';

const { configFile, publicFolder } = readTestSite('specification');

/** A practice in a folder below `sites/` of a project. */
export function addSite(
  project: string,
  name: string,
  config = readFileSync(configFile, 'utf8'),
): string {
  const folder = join(project, 'sites', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'site.config.json'), config);
  cpSync(publicFolder, join(folder, 'public'), { recursive: true });
  return folder;
}

/** What came of building several sites. */
interface BuiltSites {
  status: number | null;
  stderr: string;
  /** as JSON says it; without sites when nothing was built */
  summary: { sites: { site: string; built: boolean; failure?: string }[] };
}

/** Runs `npm run build -- --json --site …` in a copy of the project. */
export function buildSites(
  project: string,
  folders: readonly string[],
  ...options: readonly string[]
): BuiltSites {
  const args = ['--json', ...options, '--site', ...folders];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'src/cli/commands/build.ts', ...args],
    { cwd: project, env: outerEnvironment(), encoding: 'utf8' },
  );
  const summary = JSON.parse(stdout || '{ "sites": [] }') as BuiltSites['summary'];
  return { status, stderr, summary };
}
