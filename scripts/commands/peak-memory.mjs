// @ts-check
// Plain JavaScript, so that the builds of others can be measured by it, too.
import { existsSync, readFileSync } from 'node:fs';

const statusFile = '/proc/self/status';

/**
 * The most memory that this process has used, in MB. Linux counts what the starting process used
 * into `maxRSS` of one that it starts, but not into `VmHWM` (proc_pid_status(5)).
 */
export function readPeakMb() {
  const status = existsSync(statusFile) ? readFileSync(statusFile, 'utf8') : '';
  const [, kilobytes] = /^VmHWM:\s*(\d+) kB$/m.exec(status) ?? [];
  return (kilobytes === undefined ? process.resourceUsage().maxRSS : Number(kilobytes)) / 1000;
}
