/**
 * `node:fs` for the modules of the editor that run in a worker: on files in memory, with the functions that
 * they use. There are no links and no permissions.
 */
import { resolve } from 'pathe';
import { failure, memoryFiles, type MemoryFile } from '../memory-files';

type Encoded = 'utf8' | { encoding: 'utf8' };

interface Stats {
  size: number;
  mtimeMs: number;
  mode: number;
  isFile: () => boolean;
  isDirectory: () => boolean;
  isSymbolicLink: () => boolean;
}

export function existsSync(path: string): boolean {
  return findStats(path) !== undefined;
}

export function readFileSync(path: string): Buffer;
export function readFileSync(path: string, encoding: Encoded): string;
export function readFileSync(path: string, encoding?: Encoded): Buffer | string {
  const bytes = toBuffer(memoryFiles.read(resolve(path)));
  return encoding ? bytes.toString('utf8') : bytes;
}

export function writeFileSync(path: string, content: string | Uint8Array): void {
  memoryFiles.write(resolve(path), toBytes(content));
}

export function appendFileSync(path: string, content: string | Uint8Array): void {
  memoryFiles.append(resolve(path), toBytes(content));
}

export function copyFileSync(from: string, to: string): void {
  memoryFiles.copy(resolve(from), resolve(to));
}

export function renameSync(from: string, to: string): void {
  memoryFiles.rename(resolve(from), resolve(to));
}

export function rmSync(
  path: string,
  { force = false }: { force?: boolean; recursive?: boolean } = {},
) {
  if (!force && !existsSync(path)) throw failure('ENOENT', path);
  memoryFiles.remove(resolve(path));
}

/** Also makes the folders above. */
export function mkdirSync(path: string, _options?: object): void {
  memoryFiles.makeFolder(resolve(path));
}

let temporary = 0;

export function mkdtempSync(prefix: string): string {
  temporary += 1;
  const folder = `${prefix}${temporary}`;
  mkdirSync(folder);
  return folder;
}

export function chmodSync(): void {
  // Nobody else can look into the memory of a page.
}

export function realpathSync(path: string): string {
  statSync(path);
  return resolve(path);
}

export function statSync(path: string): Stats;
export function statSync(path: string, options: { throwIfNoEntry: false }): Stats | undefined;
export function statSync(path: string, { throwIfNoEntry = true } = {}): Stats | undefined {
  const stats = findStats(path);
  if (!stats && throwIfNoEntry) throw failure('ENOENT', path);
  return stats;
}

/** There are no links. */
export function lstatSync(path: string, options: { throwIfNoEntry: false }): Stats | undefined {
  return statSync(path, options);
}

interface Entry extends Stats {
  name: string;
}

export function readdirSync(path: string): string[];
export function readdirSync(path: string, options: { withFileTypes: true }): Entry[];
export function readdirSync(path: string, { withFileTypes = false } = {}): string[] | Entry[] {
  const names = memoryFiles.list(resolve(path));
  if (!withFileTypes) return names;
  return names.map((name) => ({ name, ...statSync(`${resolve(path)}/${name}`) }));
}

/** Opened files by their numbers: how far each is read. */
const opened = new Map<number, { path: string; position: number }>();

let lastHandle = 2;

/** For reading only. */
export function openSync(path: string, _flags?: 'r'): number {
  memoryFiles.expect(resolve(path));
  lastHandle += 1;
  opened.set(lastHandle, { path: resolve(path), position: 0 });
  return lastHandle;
}

export function fstatSync(handle: number): Stats {
  return statSync(opened.get(handle)?.path ?? '');
}

export function readSync(handle: number, target: Uint8Array): number {
  const file = opened.get(handle);
  if (!file) throw failure('EBADF', String(handle));
  const part = memoryFiles.read(file.path).subarray(file.position, file.position + target.length);
  target.set(part);
  file.position += part.length;
  return part.length;
}

export function closeSync(handle: number): void {
  opened.delete(handle);
}

function findStats(path: string): Stats | undefined {
  const file = memoryFiles.find(resolve(path));
  if (file) return describe(file);
  return memoryFiles.isFolder(resolve(path)) ? describe(undefined) : undefined;
}

/** @param file undefined for a folder */
function describe(file: MemoryFile | undefined): Stats {
  return {
    size: file?.size ?? 0,
    mtimeMs: file?.changedAt ?? 0,
    mode: 0o644,
    isFile: () => file !== undefined,
    isDirectory: () => file === undefined,
    isSymbolicLink: () => false,
  };
}

function toBytes(content: string | Uint8Array): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : content;
}

function toBuffer({ buffer, byteOffset, length }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, length);
}

/** There are no links. */
export function readlinkSync(path: string): string {
  throw failure('EINVAL', path);
}
