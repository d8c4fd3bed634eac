import { spawn } from 'node:child_process';
import { projectFolder } from '../../src/io/project-folder';
import { atEnd } from '../../src/io/at-end';

/**
 * Runs a script of package.json and shows what it prints. It is ended together with this process.
 *
 * @returns whether it ended with exit code 0
 */
export async function runScript(
  name: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    // npm is a script of Node's, which spawn cannot start by its name everywhere.
    const npm = process.env['npm_execpath'] ?? '';
    const child = spawn(process.execPath, [npm, 'run', '--silent', name, '--', ...args], {
      cwd: projectFolder,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    const forget = atEnd(() => child.kill());
    const end = (isWell: boolean): void => {
      forget();
      resolve(isWell);
    };
    child.on('error', () => end(false));
    child.on('exit', (code) => end(code === 0));
  });
}
