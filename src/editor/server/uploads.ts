import { randomBytes } from 'node:crypto';
import type { KeepAnswer, KeepRequest, UploadAnswer } from '../protocol/editor-api';
import { fittingKinds } from '../schema/fitting-kinds';
import { prepareUpload, type PreparedFile } from './prepare-upload';
import type { PublicFolder } from './public-folder';
import { RefusedRequest } from './read-body';

/** Bytes of files that wait until it is known what becomes of them; more are not kept in memory. */
const maxWaiting = 200_000_000;

/**
 * Takes files from the browser into public/: they are looked at first, and kept when that is asked
 * for.
 */
export class Uploads {
  private readonly waiting = new Map<string, PreparedFile>();

  constructor(private readonly folder: PublicFolder) {}

  /**
   * Prepares a file, and says what it would be. Nothing is written.
   *
   * @param format what the setting holds that it is for: `image`, `pdf`, …
   * @throws RefusedRequest that says why it cannot be taken
   */
  async take(name: string, format: string, bytes: Uint8Array): Promise<UploadAnswer> {
    const wanted = Object.hasOwn(fittingKinds, format) ? fittingKinds[format] : undefined;
    if (!wanted) throw new RefusedRequest(400, 'You can’t add a file to this setting.');
    const prepared = await prepareUpload(name, bytes, wanted);
    const id = randomBytes(12).toString('hex');
    this.forgetOldest(maxWaiting - prepared.bytes.length);
    this.waiting.set(id, prepared);
    const { file, picture } = prepared;
    const free = this.findTarget(prepared, 'both');
    return {
      id,
      file,
      bytes: prepared.bytes.length,
      ...(free.toLowerCase() !== file && { free }),
      ...(picture && { picture }),
    };
  }

  /** @throws RefusedRequest when the file is not known any more */
  keep({ id, choice }: KeepRequest): KeepAnswer {
    const prepared = this.waiting.get(id);
    if (!prepared) throw new RefusedRequest(422, 'Choose the file again.');
    const file = this.findTarget(prepared, choice);
    this.folder.write(file, prepared.bytes);
    this.waiting.delete(id);
    return { file };
  }

  /** @param room bytes that those which stay may have together */
  private forgetOldest(room: number): void {
    let used = 0;
    for (const [id, { bytes }] of [...this.waiting].toReversed()) {
      used += bytes.length;
      if (used > room) this.waiting.delete(id);
    }
  }

  /** Where a file goes; one that is there already, to the byte, is not doubled. */
  private findTarget({ file, bytes }: PreparedFile, choice: KeepRequest['choice']): string {
    const present = this.findPresent(file);
    if (present === undefined) return file;
    const stays = choice === 'replace' || Buffer.from(bytes).equals(this.folder.read(present));
    return stays ? present : this.findFree(file);
  }

  /** Some systems take capital letters for small ones. */
  private findPresent(file: string): string | undefined {
    return [...this.folder.list()].find((other) => other.toLowerCase() === file);
  }

  /** `/images/lake.jpg`, or `/images/lake-2.jpg` */
  private findFree(file: string): string {
    const [, stem = '', ending = ''] = /^(.*)(\.[^.]*)$/.exec(file) ?? [];
    let free = file;
    for (let number = 2; this.findPresent(free) !== undefined; number += 1) {
      free = `${stem}-${number}${ending}`;
    }
    return free;
  }
}
