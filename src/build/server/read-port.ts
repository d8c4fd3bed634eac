import { CommandError } from '../../io/command-error';

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
