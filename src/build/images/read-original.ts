import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { CommandError } from '../../io/command-error';
import { createPictureKey } from './picture-cache';

/** A picture as it was put into public/. */
export interface Original {
  /** its path on the disk */
  source: string;
  /** see `createPictureKey` */
  key: string;
}

/** @throws CommandError when it was replaced since it got its key */
export async function readOriginal({ source, key }: Original): Promise<Buffer> {
  const bytes = await readFile(source);
  if (createPictureKey(bytes) === key) return bytes;
  throw new CommandError(`${basename(source)} was replaced during the build. Run the build again.`);
}
