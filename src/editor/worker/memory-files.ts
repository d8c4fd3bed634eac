/** A file in memory, or one of the repository that has not been loaded yet. */
export interface MemoryFile {
  bytes?: Uint8Array;
  /** in bytes */
  size: number;
  /** milliseconds since 1970 */
  changedAt: number;
  /** names the content in the repository */
  blob?: string;
}

/** A file of the repository has to be loaded first, with `loadFile`. */
export class NotLoaded extends Error {
  constructor(readonly path: string) {
    super(`${path} is not loaded yet`);
  }
}

/** A change of a file, to be stored in the same order. */
export type FileChange =
  | { kind: 'write'; path: string; bytes: Uint8Array }
  | { kind: 'append'; path: string; bytes: Uint8Array }
  | { kind: 'remove'; path: string };

/**
 * The files of the site that is edited and of the editor, in the memory of the worker. `node:fs` of the
 * modules that run there reads and writes them (see `node/fs.ts`). Folders exist once they are made or
 * hold a file.
 */
class MemoryFiles {
  private readonly files = new Map<string, MemoryFile>();
  private readonly folders = new Set<string>(['/']);

  /** Gets each change of a file that is to be stored, after it was made. */
  onChange: (change: FileChange) => void = () => undefined;
  /** Whether a file is there the next time. */
  isStored: (path: string) => boolean = () => true;

  /** Adds a file without storing it: it is in the repository, or was stored before. */
  add(path: string, file: Omit<MemoryFile, 'changedAt'>): void {
    this.files.set(path, { ...file, changedAt: Date.now() });
    this.makeFolder(parentOf(path));
  }

  find(path: string): MemoryFile | undefined {
    return this.files.get(path);
  }

  /** Every file. */
  paths(): string[] {
    return [...this.files.keys()];
  }

  isFolder(path: string): boolean {
    return this.folders.has(path);
  }

  /** @throws NotLoaded */
  read(path: string): Uint8Array {
    const { bytes } = this.expect(path);
    if (!bytes) throw new NotLoaded(path);
    return bytes;
  }

  write(path: string, bytes: Uint8Array): void {
    this.expectFolder(parentOf(path));
    if (this.isFolder(path)) throw failure('EISDIR', path);
    this.files.set(path, { bytes, size: bytes.length, changedAt: Date.now() });
    this.note({ kind: 'write', path, bytes });
  }

  append(path: string, bytes: Uint8Array): void {
    this.expectFolder(parentOf(path));
    const before = this.files.has(path) ? this.read(path) : new Uint8Array();
    const joined = new Uint8Array(before.length + bytes.length);
    joined.set(before);
    joined.set(bytes, before.length);
    this.files.set(path, { bytes: joined, size: joined.length, changedAt: Date.now() });
    this.note({ kind: 'append', path, bytes });
  }

  /** Removes a file, or a folder with all that is in it. */
  remove(path: string): void {
    const below = `${path}/`;
    for (const file of this.files.keys()) {
      if (file !== path && !file.startsWith(below)) continue;
      this.files.delete(file);
      this.note({ kind: 'remove', path: file });
    }
    for (const folder of this.folders) {
      if (folder === path || folder.startsWith(below)) this.folders.delete(folder);
    }
  }

  /** Copies a file. One that is not loaded is not stored again: the repository has its content. */
  copy(from: string, to: string): void {
    const { bytes, ...file } = this.expect(from);
    if (bytes) return this.write(to, bytes);
    this.expectFolder(parentOf(to));
    this.files.set(to, file);
  }

  rename(from: string, to: string): void {
    this.write(to, this.read(from));
    this.remove(from);
  }

  makeFolder(path: string): void {
    if (this.files.has(path)) throw failure('ENOTDIR', path);
    if (this.folders.has(path)) return;
    this.makeFolder(parentOf(path));
    this.folders.add(path);
  }

  /** The names in a folder, each once, as Node.js sorts them. */
  list(path: string): string[] {
    this.expectFolder(path);
    const below = path === '/' ? '/' : `${path}/`;
    const names = [...this.files.keys(), ...this.folders].flatMap((each) =>
      each.startsWith(below) && each.length > below.length
        ? [each.slice(below.length).split('/', 1).join('')]
        : [],
    );
    return [...new Set(names)].toSorted();
  }

  expect(path: string): MemoryFile {
    const file = this.files.get(path);
    if (file) return file;
    throw failure(this.isFolder(path) ? 'EISDIR' : 'ENOENT', path);
  }

  private note(change: FileChange): void {
    if (this.isStored(change.path)) this.onChange(change);
  }

  private expectFolder(path: string): void {
    if (!this.isFolder(path)) throw failure(this.files.has(path) ? 'ENOTDIR' : 'ENOENT', path);
  }
}

/** The only ones: the worker edits one site. */
export const memoryFiles = new MemoryFiles();

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/')) || '/';
}

/** An error as `node:fs` throws it. */
export function failure(code: string, path: string): Error {
  return Object.assign(new Error(`${code}: ${path}`), { code });
}

/** Reads content that the repository has, by its name there. */
export type ReadBlob = (blob: string) => Promise<Uint8Array>;

let readBlob: ReadBlob = (blob) => Promise.reject(new Error(`There is no file ${blob}`));

export function setBlobReader(read: ReadBlob): void {
  readBlob = read;
}

/**
 * Loads a file of the repository into the memory, if it is not there yet.
 *
 * @returns whether it is there now
 */
export async function loadFile(path: string): Promise<boolean> {
  const file = memoryFiles.find(path);
  if (!file || file.bytes || file.blob === undefined) return file?.bytes !== undefined;
  const bytes = await readBlob(file.blob);
  file.bytes ??= bytes;
  return true;
}
