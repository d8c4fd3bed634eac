import { customBlocks } from '../../content/schema/custom-blocks';
import { CommandError } from '../../io/command-error';
import { customBlocksFolder } from '../../io/custom-blocks.mjs';

const failure = /^(Page .+, block \d+) \(([^)]+)\) could not be rendered: (?:Error: )?(.*)$/s;

/** See `loadForRenderer`: errors of worker threads are no longer of their class. */
const unloaded = new RegExp(`^${customBlocksFolder}/[\\w-]+\\.tsx cannot be loaded: `);

/** Where a custom block failed, makes the error one that names its file. */
export function explainCustomBlock(error: unknown): unknown {
  const message = error instanceof Error ? error.message : '';
  if (unloaded.test(message)) return new CommandError(message, { cause: error });
  const [, place, type, reason] = failure.exec(message) ?? [];
  if (!customBlocks.some((block) => block.type === type)) return error;
  return new CommandError(`${customBlocksFolder}/${type}.tsx failed. ${place}: ${reason}`, {
    cause: error,
  });
}
