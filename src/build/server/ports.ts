import { CommandError } from '../../io/command-error';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A port that a command could not use, and how the command was started. */
interface WantedPort {
  port: number;
  /** the environment variable that names another port */
  variable: string;
  /** such as `npm start` */
  call: string;
  /** the standard port of another command, which is not offered */
  taken?: number;
}

/** Explains why a server could not listen, and how to use a different port. */
export function explainPort(
  error: Error,
  { port, variable, call, taken }: WantedPort,
): CommandError {
  const isInUse = 'code' in error && error.code === 'EADDRINUSE';
  const next = [1, 2, -1].map((step) => port + step).find((one) => one !== taken && one <= 65_535);
  // The terminal of Windows is PowerShell, which sets variables in a separate command.
  const change =
    process.platform === 'win32'
      ? `$env:${variable}=${next}; ${call}`
      : `${variable}=${next} ${call}`;
  return new CommandError(
    `${isInUse ? `Port ${port} is in use by another program.` : `Port ${port} cannot be used (${error.message}).`} To use a different port, run: ${change}`,
  );
}

/**
 * The port that an environment variable names, or the standard one if it is not set.
 *
 * @throws CommandError when it is not a port
 */
export function readPort<T extends number | undefined>(name: string, standard: T): number | T {
  const value = process.env[name];
  if (value === undefined) return standard;
  const port = /^\d{1,5}$/.test(value) ? Number(value) : 0;
  if (port >= 1 && port <= 65_535) return port;
  throw new CommandError(
    `${name} must be a number from 1 to 65535, not ${JSON.stringify(value)}. To use the default port, unset ${name}.`,
  );
}

/**
 * Starts a server that only this machine reaches, on any free port.
 *
 * @returns its address: `http://127.0.0.1:40123`; rejects if it cannot listen
 */
export async function listenLocally(server: Server): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
