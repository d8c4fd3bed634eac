/**
 * Runs a command. What keeps it from running is said in one line, and the exit code is 2.
 *
 * @param main gives the exit code; it throws errors with messages for people
 */
export async function runCommand(main: () => number | Promise<number>): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    // Where in our code it failed is only for those who ask.
    console.error(error instanceof Error && !process.env['DEBUG'] ? error.message : error);
    process.exitCode = 2;
  }
}

/** Reads arguments with `read`; wrong ones are explained together with the usage. */
export function readArguments<T>(usage: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    // Node's message goes on with advice that does not fit here.
    const message = error instanceof Error ? error.message.replace(/\. .*/s, '.') : String(error);
    throw new Error(`${message} ${usage}`, { cause: error });
  }
}
