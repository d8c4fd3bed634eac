import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { makeTempFolder } from '../make-temp-folder';
import { copyBundle } from './copy-bundle';
import { readTestSite, type TestSite } from '../sites/read-site';
import { projectFolder } from '../../src/io/project-folder';

/** What builds keep for the next one, besides pages. */
export const caches = ['app', 'drawings', 'fonts', 'pictures'] as const;
const sources = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  '.oxfmtrc.json',
  'docs',
  'schema',
  'scripts',
  'src',
];

/** Code that was bundled is used as long as its sources have not changed. */
const sameTimes = { recursive: true, preserveTimestamps: true };

interface CopyOptions {
  /** the caches of the project that the copy uses too */
  shared?: readonly (typeof caches)[number][];
  /** the site that takes the place of the shipped one */
  site?: TestSite;
}

/**
 * A copy of the project with a test site (the one of the specification, unless said otherwise)
 * instead of the shipped one, the same libraries, but no pages that an earlier build has cached.
 */
export function copyProject({
  shared = [],
  site = readTestSite('specification'),
}: CopyOptions = {}): string {
  const copy = makeTempFolder();
  for (const name of sources) {
    cpSync(join(projectFolder, name), join(copy, name), sameTimes);
  }
  cpSync(site.configFile, join(copy, 'site.config.json'));
  cpSync(site.publicFolder, join(copy, 'public'), { recursive: true });
  mkdirSync(join(copy, 'node_modules/.cache'), { recursive: true });
  for (const name of readdirSync(join(projectFolder, 'node_modules'))) {
    if (name === '.cache') continue;
    symlinkSync(join(projectFolder, 'node_modules', name), join(copy, 'node_modules', name));
  }
  for (const name of shared) {
    const cache = join('node_modules/.cache', name);
    mkdirSync(join(projectFolder, cache), { recursive: true });
    symlinkSync(join(projectFolder, cache), join(copy, cache));
  }
  return copy;
}

/**
 * A copy that all tests of a run share, for commands that read a project and write elsewhere. It is
 * made by the first test that asks for it, and has the commands' bundle of the project where that is
 * fresh.
 */
export function findSharedCopy(): string {
  const shared = join(tmpdir(), 'shared-copy');
  if (existsSync(shared)) return shared;
  const copy = copyProject({ shared: caches });
  copyBundle(copy, shared);
  try {
    renameSync(copy, shared);
  } catch {
    // A test in another process was faster.
  }
  return shared;
}

/** The hash of each file in a folder. */
export function hashFiles(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  return Object.fromEntries(
    files.map((file) => [
      relative(folder, file),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  );
}

/** The files that are not the same, or only in one of two folders, by what `hashFiles` gives. */
export function listDifferent(
  one: Record<string, string>,
  other: Record<string, string>,
): string[] {
  const files = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return files.filter((file) => one[file] !== other[file]);
}
