import { readFileSync, writeFileSync } from 'node:fs';

/** What can happen to a file. */
export const damages = ['emptied', 'halved', 'garbled', 'replaced'] as const;

export type Damage = (typeof damages)[number];

/**
 * Damages a file in its place, as a faulty disk or a program that rewrites it does.
 *
 * @param other a file whose content takes its place when it is replaced
 * @throws Error when it is the same afterwards, so that nothing was tried
 */
export function damageFile(file: string, damage: Damage, other: string): void {
  const content = readFileSync(file);
  const damaged = damageContent(content, damage, other);
  if (damaged.equals(content)) throw new Error(`${file} is the same when ${damage}`);
  writeFileSync(file, damaged);
}

function damageContent(content: Buffer, damage: Damage, other: string): Buffer {
  switch (damage) {
    case 'emptied':
      return Buffer.alloc(0);
    case 'halved':
      return content.subarray(0, content.length / 2);
    case 'garbled': {
      const garbled = Buffer.from(content);
      // A single bit, in the middle.
      const middle = Math.floor(content.length / 2);
      garbled[middle] = (content[middle] ?? 0) ^ 1;
      return garbled;
    }
    case 'replaced':
      return readFileSync(other);
  }
}
