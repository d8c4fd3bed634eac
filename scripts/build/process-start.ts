import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readProcessStat } from '../commands/process-stat';

/**
 * What tells a process from another one that gets its id later, or has it in another container: the
 * time at which it started.
 *
 * @returns twelve digits; empty when there is no such process, or the system does not tell
 */
export function readProcessStart(pid: number): string {
  const start = process.platform === 'linux' ? readFromKernel(pid) : askSystem(pid);
  return start && createHash('sha256').update(start).digest('hex').slice(0, 12);
}

function readFromKernel(pid: number): string {
  try {
    const { startTicks } = readProcessStat(pid);
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8') + startTicks;
  } catch {
    return '';
  }
}

function askSystem(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}
