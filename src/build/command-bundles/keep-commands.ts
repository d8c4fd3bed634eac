import { makeInSubprocess } from '../../io/cache/make-in-subprocess';
import type { Bundle } from './bundles.mjs';

/**
 * Makes a bundle of commands, in a process of its own, and keeps it.
 *
 * @returns the folder of the bundle
 */
export function keepCommands(bundle: Bundle): Promise<string> {
  const { cacheFolder, maker, mode } = bundle;
  return makeInSubprocess(cacheFolder, maker, {
    module: 'src/build/command-bundles/bundle-commands.ts',
    name: 'bundleCommands',
    values: [bundle],
    mode,
  });
}
