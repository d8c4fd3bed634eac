import { runInSubprocess } from '../../io/cache/run-in-subprocess.mjs';
import { storeCode } from '../../io/cache/store-code';
import type { Bundle } from './bundles.mjs';

/** Which function bundles commands: the path of its module in the engine, and its name. */
export const commandsRecipe = {
  module: 'src/build/command-bundles/bundle-commands.ts',
  name: 'bundleCommands',
} as const;

/**
 * Makes a bundle of commands, in a process of its own, and keeps it.
 *
 * @returns the folder of the bundle
 */
export function keepCommands(bundle: Bundle): Promise<string> {
  const { cacheFolder, origin, mode } = bundle;
  return storeCode(cacheFolder, origin, (folder) =>
    runInSubprocess({ ...commandsRecipe, values: [folder, bundle], mode }),
  );
}
