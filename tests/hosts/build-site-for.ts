import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Host } from '../../src/published/hosts/hosts';
import { findSharedCopy } from '../build/project-copy';
import { outerEnvironment } from '../outer-environment';
import { assertHostTakes } from './host-parsers';

const run = promisify(execFile);

/** The stand-in that the widgets of the specification's site come from, which speaks http. */
export const standIn = 'http://127.0.0.1:4180';

interface BuildOptions {
  /** a copy of the project, if not the one that all tests share */
  cwd?: string;
  env?: Record<string, string>;
  /** from its bundle, as `npm run build` starts; from the sources there is no bundle to make first */
  isBundled?: boolean;
}

/** Builds the site of the specification in a process of its own. The host's own code reads its files. */
export async function buildSiteFor(
  host: Host,
  outFolder: string,
  { cwd = findSharedCopy(), env = {}, isBundled = false }: BuildOptions = {},
): Promise<void> {
  const start = isBundled
    ? ['src/cli/pagewright.mjs', 'build']
    : ['--import', 'tsx', 'src/cli/commands/build.ts'];
  const args = [...start, `--host=${host}`, `--out=${outFolder}`];
  await run(process.execPath, args, { cwd, env: outerEnvironment(env) });
  await assertHostTakes(resolve(cwd, outFolder));
}
