import { chmodSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative } from 'node:path';
import { showHidden } from '../check/report/show-hidden';
import { CommandError } from './command-error';
import { readAtMost } from './read-at-most';
import { maxMegabytes, usualLimit, type SizeLimit } from '../check/json/read-source';
/**
 * The bytes of a file, or of the standard input for `-`; of more than can be checked, one too many.
 *
 * @throws CommandError that says why the file cannot be read
 */
export function readConfigFile(file: string): Buffer {
  const { most } = readSizeLimit();
  try {
    return readAtMost(file, most + 1);
  } catch (error) {
    throw new CommandError(`Cannot read ${showHidden(file)}: ${explainFileError(error)}`, {
      cause: error,
    });
  }
}

function explainFileError(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return 'file not found.';
  if (code === 'EISDIR') return 'it is a folder.';
  if (code === 'EACCES') return 'permission denied.';
  return showHidden(String(error));
}

/** How reports call a file: its path from the current folder if it is in it, with slashes. */
export function nameConfigFile(file: string): string {
  if (file === '-') return 'standard input';
  const path = relative(process.cwd(), file);
  const outside = path.startsWith('..') || isAbsolute(path);
  return (outside ? file : path).replaceAll('\\', '/');
}

/**
 * Writes a file whole or not at all: whoever reads it sees the old content or the new one. One that is
 * not there is made.
 *
 * @throws CommandError that says why the file cannot be written
 */
export function replaceFile(file: string, content: string | Uint8Array): void {
  const before = statSync(file, { throwIfNoEntry: false });
  const target = before ? realpathSync(file) : file;
  const staging = join(dirname(target), `.${basename(target)}-${process.pid}`);
  try {
    writeFileSync(staging, content);
    if (before) chmodSync(staging, before.mode);
    renameSync(staging, target);
  } catch (error) {
    rmSync(staging, { force: true });
    throw new CommandError(`Cannot write ${showHidden(file)}: ${explainFileError(error)}`, {
      cause: error,
    });
  }
}

/** The text of a file with everything in it, a byte order mark too; undefined if it is not UTF-8. */
export function decodeWhole(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * How large a config may be: as MAX_CONFIG_MB says, or as usual.
 *
 * @param file the config, whose size is reported where it is too large
 * @throws CommandError when MAX_CONFIG_MB is not such a number
 */
export function readSizeLimit(file = '-'): SizeLimit {
  const value = process.env.MAX_CONFIG_MB;
  const megabytes = value === undefined ? usualLimit.most / 1_000_000 : Number(value);
  if (!Number.isInteger(megabytes) || megabytes < 1 || megabytes > maxMegabytes) {
    throw new CommandError(
      `MAX_CONFIG_MB must be a number from 1 to ${maxMegabytes}, not ${JSON.stringify(value)}. The default is ${usualLimit.most / 1_000_000} MB.`,
    );
  }
  const known = file === '-' ? undefined : statSync(file, { throwIfNoEntry: false });
  return { most: megabytes * 1_000_000, ...(known?.isFile() && { reached: known.size }) };
}
