// @ts-check
// Plain JavaScript, so that the builds of others can be measured by it, too.
import { readFileSync } from 'node:fs';

/**
 * The most memory that this process has used, in MB. Linux counts what the starting process used
 * into `maxRSS` of one that it starts, but not into `VmHWM` (proc_pid_status(5)).
 */
export function readPeakMb() {
  return readPeakMbOf(process.pid) ?? process.resourceUsage().maxRSS / 1000;
}

/**
 * The same of any process; undefined when there is none, or the system does not tell.
 *
 * @param {number} pid
 */
export function readPeakMbOf(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const [, kilobytes] = /^VmHWM:\s*(\d+) kB$/m.exec(status) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1000;
  } catch {
    return undefined;
  }
}
