import { execFileSync } from 'node:child_process';
import { afterAll } from 'vitest';
import { makeTempFolder } from '../make-temp-folder';

/** A disk of its own in memory, whose size and rights can be changed. */
export interface SmallDisk {
  folder: string;
  change: (options: string) => void;
}

/**
 * Mounts a disk in memory, which only root may do and only Linux can.
 *
 * @returns undefined where it cannot be mounted
 */
export function mountSmallDisk(): SmallDisk | undefined {
  const folder = makeTempFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  afterAll(() => execFileSync('umount', ['--lazy', folder]));
  return {
    folder,
    change: (options) => execFileSync('mount', ['-o', `remount,${options}`, folder]),
  };
}
