// Brought into the process of a peer with `node --import`: says at its end what it took.
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

process.once('exit', () => {
  const file = process.env.USAGE_FILE;
  if (!isMainThread || file === undefined) return;
  const { user, system } = process.cpuUsage();
  const usage = {
    cpuSeconds: (user + system) / 1e6,
    peakMb: process.resourceUsage().maxRSS / 1000,
  };
  writeFileSync(file, JSON.stringify(usage));
});
