import { copyFileSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { GitHost } from '../../../git-hosts/git-host';
import { locateInside, writeInside } from '../../write-inside';
import { isPlain } from '../content-files';
import { isPublic } from '../merge-content';
import { plainFile, nameBlob, type GitFile, type GitFiles } from '../repository';

export interface HostedFolder {
  /** of the site */
  folder: string;
  /** the folder of the site in the repository, with a slash at its end; empty for the uppermost */
  prefix: string;
  /** The id of the content of a file that need not be read for that; undefined when it is not known. */
  findBlob: (path: string) => string | undefined;
}

/** The content of the folder and of commits at a host. Each is read once, as long as it stays the same. */
export class HostedFiles {
  private readonly listed = new Map<string, GitFiles>();
  /** ids of files in the folder */
  private readonly named = new Map<string, { state: string; blob: string }>();
  /** the file in the folder that has this content */
  private readonly places = new Map<string, string>();
  private readonly fetched = new Map<string, Buffer>();

  constructor(
    private readonly host: GitHost,
    private readonly site: HostedFolder,
  ) {}

  /** The files of the site in a commit that are neither links nor submodules. */
  async list(commit: string): Promise<GitFiles> {
    const known = this.listed.get(commit);
    if (known) return known;
    const { prefix } = this.site;
    const files = await this.host.listFiles(commit);
    const listed = new Map(
      files.flatMap(({ path, mode, blob }): [string, GitFile][] =>
        mode.startsWith(plainFile.slice(0, 3)) && path.startsWith(prefix)
          ? [[path.slice(prefix.length), { mode, blob }]]
          : [],
      ),
    );
    this.listed.set(commit, listed);
    return listed;
  }

  /** The id of the content that a file has in the folder; undefined when it is not there, or a link. */
  name(file: string): string | undefined {
    const path = join(this.site.folder, file);
    if (!isPlain(path)) return undefined;
    const blob = this.site.findBlob(path) ?? this.hash(file, path);
    this.places.set(blob, file);
    return blob;
  }

  private hash(file: string, path: string): string {
    const { size, mtimeMs } = statSync(path);
    const state = `${size} ${mtimeMs}`;
    const known = this.named.get(file);
    // A text can change twice within a millisecond.
    if (known?.state === state && isPublic(file)) return known.blob;
    const blob = nameBlob(readFileSync(path));
    this.named.set(file, { state, blob });
    return blob;
  }

  /** The content that has this id: from the folder if it is there, otherwise from the host. */
  async read(file: string, blob: string): Promise<Buffer> {
    const place = this.findPlace(file, blob);
    if (place !== undefined) return readFile(place);
    const known = this.fetched.get(blob);
    if (known) return known;
    const bytes = Buffer.from(await this.host.readBlob(blob));
    // Photos would fill the memory.
    if (!isPublic(file)) this.fetched.set(blob, bytes);
    return bytes;
  }

  /** Copies content to another folder, where it may be read or not. @throws CommandError */
  async copy(file: string, blob: string, folder: string): Promise<void> {
    const place = this.findPlace(file, blob);
    if (place === undefined) return writeInside(folder, file, await this.read(file, blob));
    const target = locateInside(folder, file);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(place, target);
  }

  /** Where the folder has this content. */
  private findPlace(file: string, blob: string): string | undefined {
    const place = this.places.get(blob) ?? file;
    return this.name(place) === blob ? join(this.site.folder, place) : undefined;
  }
}
