// Brought into the process of a peer with `node --import`: says at its end what it took.
import { readFileSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

process.once('exit', () => {
  const file = process.env.USAGE_FILE;
  if (!isMainThread || file === undefined) return;
  const { user, system } = process.cpuUsage();
  const usage = {
    cpuSeconds: (user + system) / 1e6,
    peakMb: readPeakMb(),
  };
  writeFileSync(file, JSON.stringify(usage));
});

/** As `scripts/commands/peak-memory.ts` does, which a plain process cannot load. */
function readPeakMb() {
  const { maxRSS } = process.resourceUsage();
  if (process.platform !== 'linux') return maxRSS / 1000;
  const [, kilobytes] =
    /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return Number(kilobytes ?? maxRSS) / 1000;
}
