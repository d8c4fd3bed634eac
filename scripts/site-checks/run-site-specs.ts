import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { projectFolder } from '../project-folder';

const packageFile = createRequire(import.meta.url).resolve('@playwright/test/package.json');

/**
 * Looks at built sites in the browser, with the specs of `tests/e2e/site`.
 *
 * @param settings environment that says what to look at: see `tests/e2e/site/tested-sites.ts`
 * @param titles which of them to run; all when left out
 * @returns whether all is well
 */
export function runSiteSpecs(settings: Record<string, string>, titles?: RegExp): Promise<boolean> {
  return new Promise((resolve) => {
    const command = join(dirname(packageFile), 'cli.js');
    const chosen = titles ? ['--grep', titles.source] : [];
    const child = spawn(
      process.execPath,
      [command, 'test', '--config', 'tests/e2e/site/playwright.config.ts', ...chosen],
      { cwd: projectFolder, env: { ...process.env, ...settings }, stdio: 'inherit' },
    );
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}
