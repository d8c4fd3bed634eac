import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { HostedFile } from '../git-hosts/git-host';
import type { FileChange } from './memory-files';

interface Stores extends DBSchema {
  /** path → content; null for a file that was removed from the repository */
  files: { key: string; value: Uint8Array | null };
  /** what was added to the end of a file, in order */
  additions: { key: [path: string, number: number]; value: Uint8Array };
  /** content of the repository, by its name there */
  blobs: { key: string; value: Uint8Array };
  /** the files of a commit */
  commits: { key: string; value: HostedFile[] };
}

/** Larger files of the repository are loaded again when they are shown. */
const maxKeptBytes = 8_000_000;

/** The part of a repository that the editor keeps in the browser: changes, and content that it loaded. */
export class BrowserStorage {
  private queue: FileChange[] = [];
  private storing: Promise<void> = Promise.resolve();
  private additions = 0;

  private constructor(
    private readonly name: string,
    private readonly database: IDBPDatabase<Stores>,
  ) {}

  /** @param repository `github.com/mary/practice` */
  static async open(repository: string): Promise<BrowserStorage> {
    const name = `pagewright/${repository}`;
    const database = await openDB<Stores>(name, 1, {
      upgrade: (made) => {
        for (const store of ['files', 'additions', 'blobs', 'commits'] as const) {
          made.createObjectStore(store);
        }
      },
    });
    return new BrowserStorage(name, database);
  }

  /** Every file that was changed; null for one that was removed. */
  async readFiles(): Promise<Map<string, Uint8Array | null>> {
    const reading = this.database.transaction(['files', 'additions']);
    const [files, additions] = [reading.objectStore('files'), reading.objectStore('additions')];
    const [paths, contents] = await Promise.all([files.getAllKeys(), files.getAll()]);
    const stored = new Map(paths.map((path, index) => [path, contents[index] ?? null]));
    const [keys, parts] = await Promise.all([additions.getAllKeys(), additions.getAll()]);
    const added = new Map<string, Uint8Array[]>();
    for (const [index, [path, number]] of keys.entries()) {
      added.set(path, [...(added.get(path) ?? []), parts[index] ?? new Uint8Array()]);
      this.additions = Math.max(this.additions, number);
    }
    for (const [path, those] of added) {
      const content = [stored.get(path) ?? new Uint8Array(), ...those];
      stored.set(
        path,
        new Uint8Array(await new Blob(content.map((each) => new Uint8Array(each))).arrayBuffer()),
      );
    }
    return stored;
  }

  /** Notes a change: `flush` stores it. */
  add(change: FileChange): void {
    this.queue.push(change);
  }

  /**
   * Stores all changes, or none of those that were not stored yet.
   *
   * @throws DOMException `QuotaExceededError` when there is no room; the changes are tried again next time
   */
  flush(): Promise<void> {
    this.storing = this.storing.catch(() => undefined).then(() => this.store());
    return this.storing;
  }

  private async store(): Promise<void> {
    const changes = this.queue;
    if (changes.length === 0) return;
    const writing = this.database.transaction(['files', 'additions'], 'readwrite', {
      durability: 'strict',
    });
    const [files, additions] = [writing.objectStore('files'), writing.objectStore('additions')];
    for (const change of changes) {
      if (change.kind === 'append') {
        this.additions += 1;
        void additions.put(change.bytes, [change.path, this.additions]);
        continue;
      }
      void additions.delete(IDBKeyRange.bound([change.path, 0], [change.path, Infinity]));
      void files.put(change.kind === 'write' ? change.bytes : null, change.path);
    }
    await writing.done;
    this.queue = this.queue.slice(changes.length);
  }

  /** Forgets changes of these files: the repository has them. */
  async forget(paths: readonly string[]): Promise<void> {
    const writing = this.database.transaction('files', 'readwrite');
    for (const path of paths) void writing.store.delete(path);
    await writing.done;
  }

  findBlob(blob: string): Promise<Uint8Array | undefined> {
    return this.database.get('blobs', blob);
  }

  /** Keeps what was loaded, if there is room. */
  async keepBlob(blob: string, bytes: Uint8Array): Promise<void> {
    if (bytes.length > maxKeptBytes) return;
    await this.database.put('blobs', bytes, blob).catch(() => undefined);
  }

  findCommit(commit: string): Promise<HostedFile[] | undefined> {
    return this.database.get('commits', commit);
  }

  /** Keeps the files of a commit; those of others are forgotten. */
  async keepCommit(commit: string, files: HostedFile[]): Promise<void> {
    const writing = this.database.transaction('commits', 'readwrite');
    void writing.store.clear();
    void writing.store.put(files, commit);
    await writing.done;
  }

  /** Forgets everything about the repository. */
  async delete(): Promise<void> {
    this.database.close();
    await deleteDB(this.name);
  }
}
