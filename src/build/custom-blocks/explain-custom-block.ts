import { customBlocks } from '../../content/schema/custom-blocks';
import { CommandError } from '../../io/command-error';
import { customBlocksFolder } from '../../io/custom-blocks.mjs';

const failure = /^(Page .+, block \d+) \(([^)]+)\) could not be rendered: (?:Error: )?(.*)$/s;

/** Where a custom block failed, makes the error that a page could not be rendered one that names its file. */
export function explainCustomBlock(error: unknown): unknown {
  const [, place, type, reason] = failure.exec(error instanceof Error ? error.message : '') ?? [];
  if (!customBlocks.some((block) => block.type === type)) return error;
  return new CommandError(`${customBlocksFolder}/${type}.tsx failed. ${place}: ${reason}`, {
    cause: error,
  });
}
