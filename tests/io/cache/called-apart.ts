/** Functions that run-in-subprocess.test.ts calls. */
export function describeProcess(...values: unknown[]): unknown {
  return { values, pid: process.pid, mode: process.env['NODE_ENV'] };
}

export function refuse(message: string): never {
  throw new RangeError(message);
}

export function endAtOnce(): never {
  process.exit(7);
}
