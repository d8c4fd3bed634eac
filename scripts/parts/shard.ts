import { CommandError } from '../commands/command-error';
import { withValue, type Option } from '../commands/options';
import type { Output } from '../plan/output';

/** Which of how many parts one machine makes. */
export interface Shard {
  /** from 1 on */
  index: number;
  count: number;
}

/** An option with a part as its value, such as `2/7`. */
export function shardOption(about: string): Option<Shard | undefined> {
  return withValue('I/N', about, (written) => {
    const [index = 0, count = 0] = /^\d+\/\d+$/.test(written) ? written.split('/').map(Number) : [];
    if (index >= 1 && index <= count) return { index, count };
    throw new CommandError(
      `"${written}" is not a part. Write which one of how many, such as 2/7 for the second of seven.`,
    );
  });
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
 * Tells of the outputs of a site, in the order of the plan, which ones fall to a part. Pages are dealt
 * out by themselves: with the files among them, every second one could be a share image, and one of two
 * parts would have all pages.
 */
export function createDealer(shard: Shard): (output: Output) => boolean {
  let pages = 0;
  let files = 0;
  return (output) => {
    const position = 'page' in output ? pages : files;
    if ('page' in output) pages += 1;
    else files += 1;
    return isDealtTo(shard, position);
  };
}
