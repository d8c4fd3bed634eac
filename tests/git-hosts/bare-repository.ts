import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { makeTempFolder } from '../make-temp-folder';
import { ObjectReader, type StoredObject } from './object-reader';
import { ObjectWriter } from './object-writer';

/** Settings of the person who runs the tests must not matter. */
export const gitSettings = { GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: '1' };

/** What git prints, or why it refused. */
export type GitResult = { ok: true; output: string } | { ok: false; reason: string };

/** An entry of a tree to write: null removes the file. */
export interface TreeEntry {
  path: string;
  mode: string;
  sha: string | null;
}

export interface ListedEntry {
  path: string;
  mode: string;
  type: string;
  sha: string;
  size?: number;
}

/** A bare repository as a host has it; git runs next to the server, so several requests are really parallel. */
export class BareRepository {
  readonly #objects: ObjectReader;
  readonly #blobs: ObjectWriter;
  readonly #commits: ObjectWriter;
  #hasCommits = false;

  constructor(readonly folder: string) {
    this.#objects = new ObjectReader(folder);
    this.#blobs = new ObjectWriter(folder, 'blob');
    this.#commits = new ObjectWriter(folder, 'commit');
  }

  /** Makes an empty one, or a copy of another one that nothing changes. */
  static async make(original?: BareRepository): Promise<BareRepository> {
    const folder = join(makeTempFolder(), 'repository.git');
    if (original) {
      await cp(original.folder, folder, { recursive: true });
      return new BareRepository(folder);
    }
    // As `git init` does, but in no time.
    await mkdir(join(folder, 'objects'), { recursive: true });
    await mkdir(join(folder, 'refs/heads'), { recursive: true });
    await writeFile(join(folder, 'HEAD'), 'ref: refs/heads/main\n');
    const config = '[core]\n\trepositoryformatversion = 0\n\tbare = true\n';
    await writeFile(join(folder, 'config'), config);
    return new BareRepository(folder);
  }

  close(): void {
    this.#objects.close();
    this.#blobs.close();
    this.#commits.close();
  }

  /** Runs git; the index is only needed to write trees. */
  async tryGit(args: readonly string[], input = '', index?: string): Promise<GitResult> {
    const child = spawn('git', args, {
      cwd: this.folder,
      env: {
        ...process.env,
        ...gitSettings,
        GIT_DIR: '.',
        ...(index === undefined ? {} : { GIT_INDEX_FILE: index }),
      },
    });
    const output: Buffer[] = [];
    const errors: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => output.push(part));
    child.stderr.on('data', (part: Buffer) => errors.push(part));
    // Git may end before it has read everything.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('close', resolve);
      child.on('error', reject);
    });
    return code === 0
      ? { ok: true, output: Buffer.concat(output).toString() }
      : { ok: false, reason: Buffer.concat(errors).toString() };
  }

  async git(args: readonly string[], input?: string, index?: string): Promise<string> {
    const result = await this.tryGit(args, input, index);
    if (!result.ok) throw new Error(`git ${args.join(' ')}: ${result.reason}`);
    return result.output.trimEnd();
  }

  read(name: string): Promise<StoredObject | undefined> {
    return this.#objects.read(name);
  }

  async isEmpty(): Promise<boolean> {
    this.#hasCommits ||= (await this.git(['for-each-ref', '--count=1', 'refs/heads'])) !== '';
    return !this.#hasCommits;
  }

  /** The commit of a branch, by its full name; undefined when there is none. */
  async findCommit(ref: string): Promise<string | undefined> {
    // Git would look up expressions such as `main~1`.
    if (!/^refs\/heads\/[^~^:?*[\\@{ ]+$/.test(ref)) return undefined;
    return (await this.read(ref))?.sha;
  }

  /** Branches by their full names. */
  async listBranches(): Promise<{ ref: string; sha: string }[]> {
    const lines = await this.git([
      'for-each-ref',
      '--format=%(objectname) %(refname)',
      'refs/heads',
    ]);
    return lines
      .split('\n')
      .filter(Boolean)
      .map((line) => ({ sha: line.slice(0, 40), ref: line.slice(41) }));
  }

  async listTree(name: string, isRecursive: boolean): Promise<ListedEntry[]> {
    const depth = isRecursive ? ['-r', '-t'] : [];
    const list = await this.git(['ls-tree', '--long', '-z', '--full-tree', ...depth, name]);
    return list
      .split('\0')
      .filter(Boolean)
      .map((line) => {
        const [about = '', path = ''] = line.split('\t');
        const [mode = '', type = '', sha = '', size = '-'] = about.split(/ +/);
        return { path, mode, type, sha, ...(size === '-' ? {} : { size: Number(size) }) };
      });
  }

  writeBlobs(contents: readonly Uint8Array[]): Promise<string[]> {
    return this.#blobs.write(contents);
  }

  async writeCommit(text: string): Promise<string> {
    const [sha = ''] = await this.#commits.write([Buffer.from(text)]);
    return sha;
  }

  /** Writes a tree, based on another one or on none; the reason why it cannot be written otherwise. */
  async writeTree(base: string | undefined, entries: readonly TreeEntry[]): Promise<GitResult> {
    const index = join(this.folder, `index-${randomUUID()}`);
    try {
      if (base !== undefined) await this.git(['read-tree', base], '', index);
      const removed = entries.filter(({ sha }) => sha === null);
      const list = removed.length > 0 ? await this.git(['ls-files', '-z'], '', index) : '';
      const known = new Set(list.split('\0'));
      const missing = removed.find(({ path }) => !known.has(path));
      if (missing) return { ok: false, reason: `${missing.path} does not exist` };
      const lines = entries.map(({ path, mode, sha }) =>
        sha === null ? `0 ${'0'.repeat(40)}\t${path}\0` : `${mode} ${sha}\t${path}\0`,
      );
      const update = ['update-index', '--replace', '-z', '--index-info'];
      const updated = await this.tryGit(update, lines.join(''), index);
      if (!updated.ok) return updated;
      const written = await this.tryGit(['write-tree'], '', index);
      return written.ok ? { ok: true, output: written.output.trimEnd() } : written;
    } finally {
      await rm(index, { force: true });
    }
  }

  /** Moves a branch that is at a commit, or makes it when it is at none; false when it moved since. */
  async moveBranch(ref: string, sha: string, old: string | undefined): Promise<boolean> {
    const { ok } = await this.tryGit(['update-ref', ref, sha, old ?? '0'.repeat(40)]);
    return ok;
  }

  async isAncestor(one: string, other: string): Promise<boolean> {
    return (await this.tryGit(['merge-base', '--is-ancestor', one, other])).ok;
  }

  async findCommonCommit(one: string, other: string): Promise<string | undefined> {
    const result = await this.tryGit(['merge-base', one, other]);
    return result.ok ? result.output.trimEnd() : undefined;
  }

  async count(range: string): Promise<number> {
    return Number(await this.git(['rev-list', '--count', range]));
  }
}
