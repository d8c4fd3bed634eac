import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { CommandError } from './command-error';
import { unpackBrowser } from './bundled-browser';

/** What playwright needs to start a browser. */
export interface Browser {
  executablePath: string;
  args: string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

const run = promisify(execFile);

const commands = [
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
  'chromium',
  'chromium-browser',
  'chrome',
];

const usualPaths = [
  '/opt/google/chrome/chrome',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
];

const quietArgs = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Finds a browser for tests and pictures: the one that CHROME_PATH names, else the one that comes
 * with `npm ci`, which is the same everywhere and takes a third of the time of a whole Chromium. Where
 * it does not start, or with SITE_BROWSER=installed, an installed Chrome or Chromium.
 *
 * @throws CommandError whose message says what to do, when no browser starts
 */
export async function findBrowser(environment: Environment = process.env): Promise<Browser> {
  const executablePath = await findExecutable(environment);
  if (executablePath === undefined) {
    throw new CommandError(
      'No browser found. Install Chrome, Edge or Chromium, or set CHROME_PATH to the path of a browser.',
    );
  }
  return { executablePath, args: [...quietArgs, ...(await sandboxArgs())] };
}

async function findExecutable(environment: Environment): Promise<string | undefined> {
  const named = environment.CHROME_PATH;
  if (named) {
    if (await starts(named)) return named;
    throw new CommandError(
      `CHROME_PATH is set to ${named}, which does not start. Correct or unset CHROME_PATH.`,
    );
  }
  const wantsInstalled = environment.SITE_BROWSER === 'installed';
  return (wantsInstalled ? undefined : await findBundled()) ?? (await findInstalled(environment));
}

async function findInstalled(environment: Environment): Promise<string | undefined> {
  const folders = (environment.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = folders.flatMap((folder) => commands.map((command) => join(folder, command)));
  const ofUser = join(environment.LOCALAPPDATA ?? '', 'Google/Chrome/Application/chrome.exe');
  for (const candidate of [...candidates, ...usualPaths, ofUser]) {
    if (existsSync(candidate) && (await starts(candidate))) return candidate;
  }
  return undefined;
}

async function findBundled(): Promise<string | undefined> {
  const executablePath = await unpackBrowser().catch(() => undefined);
  return executablePath && (await starts(executablePath)) ? executablePath : undefined;
}

/** Some systems have a file of that name that only says how to install the browser. */
async function starts(executablePath: string): Promise<boolean> {
  // There, a browser would open a window.
  if (process.platform === 'win32') return existsSync(executablePath);
  return run(executablePath, ['--version'], { timeout: 20_000 }).then(
    () => true,
    () => false,
  );
}

async function sandboxArgs(): Promise<string[]> {
  if (process.platform !== 'linux') return [];
  const hasSandbox =
    process.getuid?.() !== 0 &&
    (await run('unshare', ['--user', '--map-root-user', 'true']).then(
      () => true,
      () => false,
    ));
  return hasSandbox ? [] : ['--no-sandbox'];
}
