import { lstatSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { siteDataUrl } from '../payload/page-paths';
import { CommandError } from './command-error';
import { projectFolder } from './project-folder';

/** What a command makes, and how it knows what it made before. */
export interface Output {
  /** how messages call it */
  name: string;
  type: 'folder' | 'file';
  /** of a folder: a file that is in it; of a file: a text near its beginning */
  mark: string;
}

/** A built site. Its mark is published with it, so that a site that was copied is known as well. */
export const siteOutput: Output = { name: 'site', type: 'folder', mark: siteDataUrl.slice(1) };

/** The editor as a website. Its mark is `settingsPath`. */
export const editorOutput: Output = { name: 'editor', type: 'folder', mark: 'editor.json' };

/** A value that does not name a place where a command may write. */
export class RefusedTarget extends CommandError {}

/** Folders of the project in which nothing may be made, besides the hidden ones. */
const sourceFolders = new Set([
  'docs',
  'node_modules',
  'public',
  'schema',
  'scripts',
  'src',
  'tests',
]);

const cacheFolder = join('node_modules', '.cache');

/** The only hidden files that may be lost: two of a site, and what macOS puts everywhere. */
const replaceable = new Set(['.well-known', '.nojekyll', '.DS_Store']);

/**
 * Decides for every command where it may write: not over the project or what it lies in, not among
 * its sources, and over nothing that the command has not made itself. A folder that is not there or
 * is empty is fine. One that has files must have the mark of such an output and nothing hidden, such
 * as the history of a checkout; what else was put into it counts as part of the output.
 *
 * @param written a path as somebody wrote it, from the folder of the project
 * @returns the whole path
 * @throws RefusedTarget with what is wrong and what to do
 */
export function resolveOutputFolder(
  written: string,
  output: Output,
  project = projectFolder,
): string {
  const target = resolve(project, written);
  const objection =
    findObjectionToPlace(written, target, project) ?? findObjectionToContent(target, output);
  if (!objection) return target;
  throw new RefusedTarget(`Cannot write the ${output.name} to "${written}": ${objection}`);
}

function findObjectionToPlace(
  written: string,
  target: string,
  project: string,
): string | undefined {
  if (written.trim() === '') return 'the name is empty. Write a name, or remove the option.';
  // As it is written and as it is on the disk: links may lead in and out.
  for (const [path, root] of [
    [target, resolve(project)],
    [resolveLinks(target), resolveLinks(project)],
  ] as const) {
    const inside = relative(root, path);
    if (inside === '') return 'that is the project itself. Choose another folder.';
    if (isWithin(root, path)) return 'the project is inside that folder. Choose another folder.';
    const [first = ''] = inside.split(sep);
    const isSource = sourceFolders.has(first) || /^\.[^.]/.test(first);
    if (isSource && !isWithin(inside, cacheFolder)) {
      return `"${first}" belongs to the project. Choose another folder.`;
    }
  }
  return undefined;
}

function findObjectionToContent(target: string, { type, mark }: Output): string | undefined {
  const found = lstatSync(target, { throwIfNoEntry: false });
  if (!found) return undefined;
  if (found.isSymbolicLink()) {
    return `it is a symlink to "${readlinkSync(target)}". Use the path of the ${type} itself.`;
  }
  if (type === 'folder') {
    return found.isDirectory()
      ? findForeignFiles(readdirSync(target), mark)
      : 'it is a file. Choose a folder.';
  }
  if (found.isDirectory()) return 'it is a folder. Choose a file in the folder.';
  return readFileSync(target, 'utf8').slice(0, 500).includes(mark)
    ? undefined
    : 'another file already has this name. Choose a new name.';
}

function findForeignFiles(names: readonly string[], mark: string): string | undefined {
  const hidden = names.find((name) => name.startsWith('.') && !replaceable.has(name));
  if (hidden !== undefined) {
    return `it contains ${hidden}, which would be lost. Choose another folder and copy from there.`;
  }
  const foreign = names.find((name) => name !== '.DS_Store');
  if (foreign === undefined || names.includes(mark)) return undefined;
  return `it contains files that are not from an earlier run (such as "${foreign}"). Move the files, or choose another folder.`;
}

/** The path without links, as far as there is something. */
function resolveLinks(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(resolveLinks(parent), relative(parent, path));
  }
}

function isWithin(path: string, folder: string): boolean {
  const inside = relative(folder, path);
  return inside !== '' && inside.split(sep)[0] !== '..' && !isAbsolute(inside);
}
