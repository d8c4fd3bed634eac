import { createHash } from 'node:crypto';
import { CommandError } from '../../io/command-error';
import type { Output } from '../outputs/output';

/** Which of how many parts one machine makes. */
export interface Shard {
  /** from 1 on */
  index: number;
  count: number;
}

/**
 * Reads a part as a command line writes it.
 *
 * @param written such as `2/7`
 * @throws CommandError when it is not one
 */
export function parseShard(written: string): Shard {
  const [index = 0, count = 0] = /^\d+\/\d+$/.test(written) ? written.split('/').map(Number) : [];
  if (index >= 1 && index <= count) return { index, count };
  throw new CommandError(
    `"${written}" is not a valid part. Write 2/7, for example, for the second of seven parts.`,
  );
}

/** How messages call a part. */
export function nameShard({ index, count }: Shard): string {
  return `part ${index} of ${count}`;
}

/** Whether the thing at a position, from 0 on, falls to a part: all parts get as many. */
export function isDealtTo({ index, count }: Shard, position: number): boolean {
  return position % count === index - 1;
}

/**
 * Tells of the outputs of a site, in the order of the plan, which ones fall to a part: every n-th page,
 * and every other file by a hash of its path. Pages are in the order of the config; files are also in
 * that of a disk, or in which something was ready, which another machine has otherwise.
 */
export function createDealer(shard: Shard): (output: Output) => boolean {
  let pages = 0;
  return (output) => {
    if (!('page' in output)) return isDealtTo(shard, hashPath(output.file));
    pages += 1;
    return isDealtTo(shard, pages - 1);
  };
}

function hashPath(file: string): number {
  return createHash('sha256').update(file).digest().readUInt32BE();
}
