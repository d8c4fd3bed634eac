import { inspect } from 'node:util';
import { showHidden, showHiddenInLines } from '../check/report/show-hidden';
import type { Command } from './command';
import { isExpected } from '../io/command-error';
import { UserError } from '../utils/user-error';
import { explainSystemError } from '../io/explain-system-error.mjs';
import { runLong } from './long-command';
import type { Options } from './options';
import { readArguments } from './read-arguments';
import { writeHelp } from './write-help';

/**
 * Defines a command and runs it with the arguments of this process: the whole of its entry file.
 * `--help` and wrong arguments are answered before the command does anything.
 *
 * What people can do something about is said in one line, without a stack; a bug of ours comes with
 * its stack. Either ends with exit code 2.
 */
export async function runCommand<O extends Options>(command: Command<O>): Promise<void> {
  // Tests run several commands in one process.
  process.stdout.off('error', endWithReader).on('error', endWithReader);
  try {
    const given = readArguments(command, process.argv.slice(2), process.env);
    if (given === 'help') {
      console.log(writeHelp(command));
      return;
    }
    const { options, operands, long } = given;
    const run = () => command.run(options, operands);
    process.exitCode = (await (long ? runLong(long, run) : run())) ?? 0;
  } catch (error) {
    reportFailure(error);
    process.exitCode = 2;
  }
}

/** `npm run … | head` has read enough: that is not a failure. */
function endWithReader(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
}

function reportFailure(error: unknown): void {
  if (isExpected(error)) {
    // Where in our code it failed is only for those who ask.
    console.error(process.env['DEBUG'] ? showHiddenInLines(inspect(error)) : explainFailure(error));
    return;
  }
  console.error(explainFailure(error));
  console.error(
    'This is a bug in Pagewright or one of its packages. Please send the text above to your developer.',
  );
}

/**
 * What people are told of an error: its message, that of the system in plain words first; of a bug of
 * ours, its stack.
 */
export function explainFailure(error: unknown): string {
  if (!isExpected(error)) return showHiddenInLines(inspect(error));
  return error instanceof UserError
    ? showHiddenInLines(error.message)
    : showHidden(explainSystemError(error));
}
