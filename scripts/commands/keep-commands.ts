import { codeLifetime, removeUnused } from '../cache/cache-files';
import { callApart } from '../cache/call-apart.mjs';
import type { CodeInputs } from '../cache/code-inputs.mjs';
import { keepCode } from '../cache/keep-code';
import type { Bundle } from './bundles.mjs';

/**
 * Makes a bundle of commands, in a process of its own, and keeps it.
 *
 * @returns the folder of the bundle
 */
export async function keepCommands(bundle: Bundle): Promise<string> {
  const { cacheFolder, maker, mode } = bundle;
  const call = { module: 'scripts/commands/bundle-commands.ts', name: 'bundleCommands', mode };
  const folder = await keepCode(
    cacheFolder,
    maker,
    async (into) => (await callApart({ ...call, values: [into, bundle] })) as CodeInputs,
  );
  removeUnused(cacheFolder, { after: codeLifetime, except: folder });
  return folder;
}
