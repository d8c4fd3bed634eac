import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { HostedFile } from '../git-hosts/git-host';
import { forgetDatabase } from './find-database';
import type { FileChange } from './memory-files';

interface Stores extends DBSchema {
  /** path → content; null for a file that was removed from the repository */
  files: { key: string; value: Uint8Array | null };
  /** what was added to the end of a file, in the order of the numbers */
  additions: { key: [path: string, number: number]; value: Uint8Array };
  /** content of the repository, by its name there */
  blobs: { key: string; value: Uint8Array };
  /** the files of a commit, and of the one that the changes are made on */
  commits: { key: string; value: HostedFile[] };
}

/** Larger files of the repository are loaded again when they are shown. */
const maxKeptBytes = 8_000_000;

/** A change with the number under which an addition is stored: a second try replaces the first. */
type QueuedChange = FileChange & { number: number };

/** The part of a repository that the editor keeps in the browser: changes, and content that it loaded. */
export class BrowserStorage {
  private queue: QueuedChange[] = [];
  private storing: Promise<void> = Promise.resolve();
  private lastNumber = 0;

  private constructor(
    private readonly repository: string,
    private database: IDBPDatabase<Stores>,
  ) {}

  /** @param repository the name that `findDatabase` found */
  static async open(repository: string): Promise<BrowserStorage> {
    return new BrowserStorage(repository, await openDatabase(repository));
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
      this.lastNumber = Math.max(this.lastNumber, number);
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
    this.lastNumber += 1;
    this.queue.push({ ...change, number: this.lastNumber });
  }

  /**
   * Stores all changes, or none of those that were not stored yet. Loaded content makes room for them.
   *
   * @throws DOMException `QuotaExceededError` when there is no room; the changes are tried again next time
   */
  flush(): Promise<void> {
    const store = (): Promise<void> =>
      this.store().catch(async (error: unknown) => {
        if (!(error instanceof DOMException)) throw error;
        // Some browsers close the database of a page in the background.
        if (error.name === 'InvalidStateError') this.database = await openDatabase(this.repository);
        else await this.forgetLoaded();
        await this.store();
      });
    this.storing = this.storing.catch(() => undefined).then(store);
    return this.storing;
  }

  private async store(): Promise<void> {
    // More can be noted meanwhile.
    const changes = [...this.queue];
    if (changes.length === 0) return;
    const writing = this.database.transaction(['files', 'additions'], 'readwrite', {
      durability: 'strict',
    });
    const [files, additions] = [writing.objectStore('files'), writing.objectStore('additions')];
    const puts = changes.flatMap((change): Promise<unknown>[] => {
      const { kind, path, number } = change;
      if (kind === 'append') return [additions.put(change.bytes, [path, number])];
      const earlier = IDBKeyRange.bound([path, 0], [path, number]);
      return [additions.delete(earlier), files.put(kind === 'write' ? change.bytes : null, path)];
    });
    await Promise.all([...puts, writing.done]);
    this.queue = this.queue.slice(changes.length);
  }

  private async forgetLoaded(): Promise<void> {
    const clearing = this.database.transaction(['blobs', 'commits'], 'readwrite');
    const stores = [clearing.objectStore('blobs'), clearing.objectStore('commits')];
    await Promise.all([...stores.map((store) => store.clear()), clearing.done]);
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

  /**
   * Keeps the files of a commit, if there is room; those of others are forgotten.
   *
   * @param base the commit that the changes are made on, whose files are needed even if the host loses it
   */
  async keepCommit(commit: string, files: HostedFile[], base?: string): Promise<void> {
    const writing = this.database.transaction('commits', 'readwrite');
    const { store, done } = writing;
    const forgotten = (await store.getAllKeys()).filter((key) => key !== base);
    const puts = [...forgotten.map((key) => store.delete(key)), store.put(files, commit), done];
    await Promise.all(puts).catch(() => undefined);
  }

  /** Forgets everything about the repository. */
  async delete(): Promise<void> {
    this.database.close();
    await deleteDB(nameDatabase(this.repository));
    await forgetDatabase(this.repository);
  }
}

function nameDatabase(repository: string): string {
  return `pagewright/${repository}`;
}

function openDatabase(repository: string): Promise<IDBPDatabase<Stores>> {
  return openDB<Stores>(nameDatabase(repository), 1, {
    upgrade: (made) => {
      for (const store of ['files', 'additions', 'blobs', 'commits'] as const) {
        made.createObjectStore(store);
      }
    },
  });
}
