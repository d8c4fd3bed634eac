import { UserError } from '../utils/user-error';

/**
 * What keeps a command from its work and is not a bug of ours: wrong use, a file that is missing, a
 * value that cannot be. The message says in one line what is wrong and what to do.
 */
export class CommandError extends UserError {}

/** The value of an option is wrong. The message follows the name: `cannot be "xml".` */
export class OptionError extends CommandError {}

/** Pictures whose beginning could be read, and the rest not. */
export class UnreadablePictures extends CommandError {
  constructor(readonly files: readonly string[]) {
    super(`These images are not readable: ${files.join(', ')}. Replace these files.`);
  }
}

/**
 * Whether people can do something about an error, so that its message is enough: a `UserError`, or
 * what the system refused, such as a full disk or a port that is taken.
 */
export function isExpected(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  // Errors of worker threads have lost their code, but not their message.
  return error instanceof UserError || 'syscall' in error || /^E[A-Z]+: /.test(error.message);
}
