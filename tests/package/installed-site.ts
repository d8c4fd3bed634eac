import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished } from 'vitest';
import { projectFolder } from '../../src/io/project-folder';
import { makeTempFolder } from '../make-temp-folder';
import { outerEnvironment } from '../outer-environment';
import { startRegistry, type Registry } from './start-registry';

export const packages = makeTempFolder();
const home = makeTempFolder();
export const site = join(home, 'my-practice');
let registry: Registry;

/** As on a new computer, where npm asks the registry of this test. */
export function environment(settings: Record<string, string> = {}): NodeJS.ProcessEnv {
  const inherited = Object.entries(outerEnvironment()).filter(([name]) => !/^npm_/i.test(name));
  return {
    ...Object.fromEntries(inherited),
    HOME: home,
    npm_config_registry: registry.address,
    npm_config_cache: join(home, 'npm-cache'),
    npm_config_update_notifier: 'false',
    ...settings,
  };
}

interface Outcome {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Not synchronously: the registry is in this process. */
export async function run(command: string, args: readonly string[], cwd = site): Promise<Outcome> {
  const started = spawn(command, args, {
    cwd,
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const [stdout, stderr] = await Promise.all([
    text(started.stdout),
    text(started.stderr),
    once(started, 'exit'),
  ]);
  return { status: started.exitCode, stdout, stderr };
}

export async function succeed(
  command: string,
  args: readonly string[],
  cwd = site,
): Promise<string> {
  const { status, stdout, stderr } = await run(command, args, cwd);
  expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  return stdout;
}

/** Publishes both packages as another version. */
export async function publish(version: string): Promise<void> {
  for (const name of ['pagewright', 'create-pagewright']) {
    const folder = join(packages, name);
    const file = join(folder, 'package.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    writeFileSync(file, JSON.stringify({ ...manifest, version }));
    const key = `--${registry.address.replace(/^http:/, '')}:_authToken=none`;
    await succeed('npm', ['publish', key], folder);
  }
}

export function readInstalledVersion(): unknown {
  const file = join(site, 'node_modules/pagewright/package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** Publishes both packages to a new registry, and makes a site with them in an empty home folder. */
export async function createSite(): Promise<Registry> {
  registry = await startRegistry();
  // Another test file may have made one in this process.
  rmSync(site, { recursive: true, force: true });
  await succeed('npm', ['run', '--silent', 'package', '--', '--out', packages], projectFolder);
  await publish('1.0.0');
  await succeed('npm', ['create', 'pagewright@latest', '--yes', 'my-practice'], home);
  return registry;
}

/** Makes a site, and installs the engine in it. */
export async function installSite(): Promise<Registry> {
  await createSite();
  await succeed('npm', ['ci']);
  return registry;
}

/** Starts a command that runs until it is stopped, and finds the address that it prints. */
export async function findAddress(args: readonly string[], settings: Record<string, string>) {
  const started = spawn('npm', ['run', '--silent', ...args], {
    cwd: site,
    env: environment(settings),
    detached: true,
  });
  onTestFinished(() => {
    if (started.pid !== undefined) process.kill(-started.pid);
  });
  let said = '';
  return new Promise<string>((resolve, reject) => {
    const hear = (data: Buffer) => {
      said += data.toString();
      const [found] = /http:\/\/127\.0\.0\.1:\d+\S*/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    };
    started.stdout.on('data', hear);
    started.stderr.on('data', hear);
    started.on('exit', () => reject(new Error(said)));
  });
}
