import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { SiteConfig } from '../../../src/generated/config-types';
import { expect } from './test';
import { projectFolder } from '../../../scripts/project-folder';

/** Builds the site with some settings changed and serves it until the process is killed. */
export async function startSite(
  port: number,
  settings: Partial<SiteConfig>,
): Promise<ChildProcess> {
  const script = join(projectFolder, 'tests/e2e/support/serve-settings.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, String(port)]);
  child.stdin.end(JSON.stringify(settings));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => {
      output += data.toString();
    });
  }
  await expect.poll(() => output, { timeout: 60_000 }).toContain('ready');
  return child;
}
