import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Host } from '../../src/published/hosts/write-host-files';
import { projectFolder } from '../../scripts/project-folder';

const run = promisify(execFile);

interface BuildOptions {
  /** a copy of the project, if not the project itself */
  cwd?: string;
  env?: Record<string, string>;
}

/** Builds the shipped site as `npm run build` does, in a process of its own. */
export async function buildSiteFor(
  host: Host,
  outFolder: string,
  { cwd = projectFolder, env = {} }: BuildOptions = {},
): Promise<void> {
  // Vitest's own environment would make a build for tests.
  const { NODE_ENV: _env, VITEST: _vitest, ...inherited } = process.env;
  const args = ['--import', 'tsx', 'scripts/build.ts', `--host=${host}`, `--out=${outFolder}`];
  await run(process.execPath, args, { cwd, env: { ...inherited, ...env } });
}
