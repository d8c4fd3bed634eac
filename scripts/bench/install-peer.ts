import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { progress } from '../../src/io/progress';
import { projectFolder } from '../../src/io/project-folder';

const run = promisify(execFile);

/**
 * Installs a program that this one is measured with, or beside, once and among the caches: what only
 * a comparison needs is not a dependency. A newer Node that it asks for is not insisted on.
 *
 * @param version exactly one, such as `7.3.5`
 * @param others packages to install with it, such as `astro-og-canvas@0.13.2`
 * @returns the folder that has it in its `node_modules`
 * @throws Error when npm fails, as it does without a connection
 */
export async function installPeer(
  name: string,
  version: string,
  others: readonly string[] = [],
): Promise<string> {
  const packages = [`${name}@${version}`, ...others];
  const folder = join(projectFolder, 'node_modules/.cache/peers', packages.join('+'));
  const mark = join(folder, 'installed');
  if (existsSync(mark)) return folder;
  progress.begin(`installing ${name} ${version}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // Without it, npm would find the project around it, and install there.
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', ...packages], {
    cwd: folder,
  });
  writeFileSync(mark, '');
  return folder;
}
