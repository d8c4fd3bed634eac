import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { findListsInFiles } from '../check/lists/find-list-files';
import type { Path } from '../utils/json';
import type { ListFile, ReadListFiles } from '../check/check-context';
import { nameConfigFile, readConfigFile } from './config-file';

/**
 * Reads the files in which lists of a config are kept.
 *
 * @param folder of the config; nothing outside of it is read
 * @throws CommandError, from what it returns, when a file cannot be read
 */
export function createListReader(folder: string): ReadListFiles {
  return (written) => {
    const { paths, outside } = findListFiles(folder, written);
    if (outside !== undefined) return { files: [], outside };
    return { files: paths.map(readListFile) };
  };
}

function readListFile(path: string): ListFile {
  return { file: nameConfigFile(path), source: readConfigFile(path) };
}

/**
 * The files of JSON that a config means, sorted by their paths. Fixes change what is in them, so no other
 * file can be one of a list.
 *
 * @param written a path from the folder of the config, with slashes; `*` is any part of a name
 * @returns `outside` is what leads out of the folder
 */
export function findListFiles(
  folder: string,
  written: string,
): { paths: string[]; outside?: string } {
  const leadsOut = written.split('/').includes('..') || /^(?:\/|[a-zA-Z]:|\\)/.test(written);
  if (leadsOut) return { paths: [], outside: written };
  const paths = listSteps(written)
    .reduce((found, step) => found.flatMap((path) => follow(path, step)), [folder])
    .filter((path) => path.endsWith('.json') && isFile(path));
  const root = realpathSync(folder);
  const outside = paths.find((path) => !realpathSync(path).startsWith(root + sep));
  if (outside !== undefined) return { paths: [], outside: relative(folder, outside) };
  // Not by the rules of a language, which another machine may have in another version.
  return { paths: paths.toSorted((one, other) => (one < other ? -1 : 1)) };
}

/** Whether a list of a config is kept in a file, which need not be there any more. */
export function isListFile(configFile: string, file: string): boolean {
  const path = relative(dirname(configFile), file).split(sep).join('/');
  if (!file.endsWith('.json') || path.startsWith('../') || !existsSync(configFile)) return false;
  return createListFileTest(readFileSync(configFile, 'utf8'), () => true)(path);
}

/**
 * Tells which files the lists of a config are kept in, whether they are there or not.
 *
 * @param text of the config, valid JSON
 * @param counts takes the place of a list in the config: the files of other lists do not fit
 * @returns takes a path from the folder of the config, with slashes
 */
export function createListFileTest(
  text: string,
  counts: (list: Path) => boolean,
): (file: string) => boolean {
  const lists = findListsInFiles(text)
    .filter(({ path }) => counts(path))
    .map(({ files }) => listSteps(files));
  return (file) => {
    const path = file.split('/');
    return lists.some(
      (steps) =>
        steps.length === path.length && steps.every((step, at) => fits(path[at] ?? '', step)),
    );
  };
}

function listSteps(written: string): string[] {
  return written.split('/').filter((step) => step !== '' && step !== '.');
}

/** What a step of a path leads to; hidden files only if they are named. */
function follow(folder: string, step: string): string[] {
  if (!step.includes('*')) return [join(folder, step)];
  return listNames(folder)
    .filter((name) => fits(name, step) && (!name.startsWith('.') || step.startsWith('.')))
    .map((name) => join(folder, name));
}

/** Whether a name is what is written, where each `*` is any part of it. */
function fits(name: string, written: string): boolean {
  if (!written.includes('*')) return name === written;
  const [first = '', ...rest] = written.split('*');
  const last = rest.pop() ?? '';
  if (!name.startsWith(first) || !name.slice(first.length).endsWith(last)) return false;
  let from = first.length;
  for (const part of rest) {
    const at = name.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return from <= name.length - last.length;
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    // Not there, or of a name that no file can have.
    return false;
  }
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // Not a folder, or not there: no file fits.
    return [];
  }
}
