import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
const ticksPerSecond = 100;

/** What Linux says of a process. */
export interface ProcessStat {
  /** the id of the process that has started it */
  parent: number;
  /** of the processor, with all threads */
  cpuSeconds: number;
  /** when it was started, counted from the start of the machine */
  startTicks: string;
}

/** @throws Error when there is no such process, or the system does not tell */
export function readProcessStat(pid: number): ProcessStat {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program, in brackets, may hold anything.
  const values = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return {
    parent: Number(values[1]),
    cpuSeconds: (Number(values[11]) + Number(values[12])) / ticksPerSecond,
    startTicks: values[19] ?? '',
  };
}
