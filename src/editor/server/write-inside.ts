import { lstatSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandError } from '../../io/command-error';
import { replaceFile } from '../../io/config-file';

/**
 * Finds a file below a folder, whether it is there or not.
 *
 * @param file its path from the folder, with slashes
 * @throws CommandError when the path has other parts than plain names, or when a part of it is a link
 *   of the file system or otherwise no place for a file
 */
export function locateInside(folder: string, file: string): string {
  const names = file.split('/');
  let path = folder;
  for (const [index, name] of names.entries()) {
    if (name === '' || name === '.' || name === '..' || /[\\:\0]/.test(name)) {
      throw new CommandError(`${JSON.stringify(file)} isn’t the path of a file in this folder.`);
    }
    path = join(path, name);
    const there = lstatSync(path, { throwIfNoEntry: false });
    if (there?.isSymbolicLink()) {
      throw new CommandError(`${file} is a symlink. The editor doesn’t write to symlinks.`);
    }
    const isLast = index === names.length - 1;
    if (there && !(isLast ? there.isFile() : there.isDirectory())) {
      const place = names.slice(0, index + 1).join('/');
      throw new CommandError(
        isLast
          ? `Can’t write ${place}: a folder has this name.`
          : `Can’t write ${file}: ${place} isn’t a folder.`,
      );
    }
  }
  return path;
}

/** Writes a file whole or not at all. @throws CommandError as `locateInside` */
export function writeInside(folder: string, file: string, bytes: Uint8Array): void {
  const target = locateInside(folder, file);
  mkdirSync(dirname(target), { recursive: true });
  replaceFile(target, bytes);
}

/** Removes a file that may be there. @throws CommandError as `locateInside` */
export function removeInside(folder: string, file: string): void {
  rmSync(locateInside(folder, file), { force: true });
}
