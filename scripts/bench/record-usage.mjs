// Brought into a process with `node --import`: says at its end what it took.
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { readPeakMb } from '../../src/io/peak-memory.mjs';

process.once('exit', () => {
  const file = process.env.USAGE_FILE;
  if (!isMainThread || file === undefined) return;
  const { user, system } = process.cpuUsage();
  writeFileSync(file, JSON.stringify({ cpuSeconds: (user + system) / 1e6, peakMb: readPeakMb() }));
});
