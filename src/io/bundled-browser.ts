import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { engineFolder } from './engine-folder.mjs';

const cacheFolder = join(engineFolder, 'node_modules/.cache');

/**
 * Unpacks the browser of the package @sparticuz/chromium, once for each version of it.
 *
 * @returns the path of a script that starts it with the libraries and fonts it brings along
 */
export async function unpackBrowser(): Promise<string> {
  const folder = join(cacheFolder, `chromium-${await readVersion()}`);
  const starter = join(folder, 'start');
  if (existsSync(starter)) return starter;
  await mkdir(cacheFolder, { recursive: true });
  // Unpacked aside and then renamed, so that a second process never starts half a browser.
  const draft = await mkdtemp(join(cacheFolder, 'unpacking-'));
  try {
    await unpackInto(draft);
    await writeFile(join(draft, 'fonts/fonts.conf'), fontSettings(folder));
    await writeFile(join(draft, 'start'), starterScript(folder), { mode: 0o755 });
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another process may have been faster.
    if (!existsSync(starter)) throw error;
  }
  return starter;
}

async function readVersion(): Promise<string> {
  const file = import.meta.resolve('@sparticuz/chromium');
  const manifest = await readFile(new URL('../../package.json', file), 'utf8');
  return /"version": "([^"]+)"/.exec(manifest)?.[1] ?? 'unknown';
}

/**
 * The package unpacks to the folder for temporary files, with its libraries only if it believes to be
 * on AWS.
 */
async function unpackInto(folder: string): Promise<void> {
  const before = { ...process.env };
  try {
    process.env.TMPDIR = folder;
    process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs20.x';
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();
  } finally {
    for (const name of ['TMPDIR', 'AWS_EXECUTION_ENV', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH']) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  }
}

function starterScript(folder: string): string {
  return `#!/bin/sh
export LD_LIBRARY_PATH="${folder}/al2023/lib"
export FONTCONFIG_PATH="${folder}/fonts"
exec "${folder}/chromium" "$@"
`;
}

/** The settings it brings along look for its fonts where it would be on AWS. */
function fontSettings(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;
}
