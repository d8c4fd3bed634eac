/** Ends this server when the run of the tests is killed; the next one would find its ports in use. */
export function endWithRunner(): void {
  const runner = Number(process.env['RUNNER_PID']);
  if (!runner) return;
  setInterval(() => {
    try {
      process.kill(runner, 0);
    } catch {
      process.exit();
    }
  }, 1000);
}
