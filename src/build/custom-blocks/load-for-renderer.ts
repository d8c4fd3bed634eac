import { CommandError } from '../../io/command-error';
import { customBlocksFolder } from '../../io/custom-blocks.mjs';
import { loadCustomBlocks } from '../../shell/custom-blocks';

/**
 * Loads custom blocks into this process.
 *
 * @param modules type → address of the module
 * @throws CommandError that names the file whose code fails
 */
export async function loadForRenderer(modules: Readonly<Record<string, string>>): Promise<void> {
  await Promise.all(
    Object.entries(modules).map(async ([type, address]) => {
      try {
        await loadCustomBlocks({ [type]: address });
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new CommandError(`${customBlocksFolder}/${type}.tsx cannot be loaded: ${reason}`, {
          cause: error,
        });
      }
    }),
  );
}
