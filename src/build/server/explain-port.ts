import { CommandError } from '../../io/command-error';

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
  return new CommandError(
    `${isInUse ? `Port ${port} is in use by another program.` : `Port ${port} cannot be used (${error.message}).`} To use a different port, run: ${variable}=${next} ${call}`,
  );
}
