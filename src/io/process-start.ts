import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readProcessStat } from './process-stat';

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

/** Whether there is a process of that id, whoever's it is. */
export function isRunning(pid: number): boolean {
  try {
    // Sends nothing; fails if there is no such process.
    return process.kill(pid, 0);
  } catch (error) {
    // The process of somebody else may not be asked, so there is one.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whether the process that had this id and started then is still running. */
export function isSameProcess(pid: number, start: string): boolean {
  return isRunning(pid) && readProcessStart(pid) === start;
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
