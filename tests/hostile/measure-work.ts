/** For how many seconds a processor works, however many others wait for it. */
export function measureWork(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
}
