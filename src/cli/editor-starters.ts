import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { nameBlob } from '../editor/server/publish/repository';
import type { EditorSettings } from '../editor/protocol/editor-addresses';
import {
  aboutStarter,
  starterAddress,
  starterFileAddress,
  type Starter,
  type StarterChoice,
} from '../editor/protocol/starter';
import { CommandError } from '../io/command-error';

const packageName = 'create-pagewright';

/**
 * Adds the starters of new websites to the settings of an editor, which then belongs to no repository.
 *
 * @param folder the package create-pagewright
 * @throws CommandError when the folder does not have this package, or for a git host other than GitHub
 */
export function addStarters(settings: EditorSettings, folder: string): EditorSettings {
  const { repository: _repository, ...others } = settings;
  if (others.host !== 'github') {
    throw new CommandError(
      '--starters creates websites at GitHub, but the git remote or the variables of this build name a different host. To create them at GitHub all the same, set GITHUB_REPOSITORY=mary/practice and GITHUB_API_URL=https://api.github.com for the build.',
    );
  }
  readVersion(folder);
  const names = readdirSync(join(folder, 'starters'));
  const starters = names
    .map((name) => ({ name, ...readAbout(join(folder, 'starters', name)) }))
    .toSorted((one, other) => (one.title < other.title ? -1 : 1));
  return { ...others, starters };
}

/** Writes what the editor needs to start a website from each of these starters. */
export function writeStarters(target: string, folder: string, starters: readonly string[]): void {
  const template = readTemplate(folder);
  for (const name of starters) {
    const files = listFiles(join(folder, 'starters', name));
    const content = files.flatMap(({ path, file }) => {
      if (path === aboutStarter) return [];
      const bytes = readFileSync(file);
      const blob = nameBlob(bytes);
      write(join(target, starterFileAddress(name, blob)), bytes);
      return { path, blob, bytes: bytes.length };
    });
    const starter: Starter = { template, content };
    write(join(target, starterAddress(name)), JSON.stringify(starter));
  }
}

function readAbout(folder: string): Omit<StarterChoice, 'name'> {
  return JSON.parse(readFileSync(join(folder, aboutStarter), 'utf8')) as StarterChoice;
}

function readTemplate(folder: string): Starter['template'] {
  const version = readVersion(folder);
  const files = listFiles(join(folder, 'template')).map(({ path, file }) => [
    // npm leaves files of this name out of packages.
    path === 'gitignore' ? '.gitignore' : path,
    readFileSync(file, 'utf8').replaceAll('{version}', version),
  ]);
  return Object.fromEntries(files) as Starter['template'];
}

function readVersion(folder: string): string {
  const manifest = join(folder, 'package.json');
  const { name, version = '' } = existsSync(manifest)
    ? (JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string; version?: string })
    : {};
  if (name === packageName) return version;
  throw new CommandError(
    `--starters needs the folder of the package ${packageName}, but "${folder}" does not contain it. To install the package, run: npm install --save-dev ${packageName}. Then use: --starters node_modules/${packageName}`,
  );
}

/** The files in a folder, with slashes in their paths from there. */
function listFiles(folder: string): { path: string; file: string }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, path: relative(folder, file).replaceAll(sep, '/') }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

function write(file: string, data: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, data);
}
