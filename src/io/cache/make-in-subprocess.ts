import { codeLifetime, removeUnused } from './cache-files';
import { runInSubprocess, type Call } from './run-in-subprocess.mjs';
import type { CodeInputs } from './code-inputs.mjs';
import { storeCode } from './store-code';

/**
 * Makes a folder of code in a process of its own and keeps it, as `storeCode` does. What no process can
 * be using any more is removed.
 *
 * @param call the function that writes into the folder that it is given first
 * @returns the place of the folder
 */
export async function makeInSubprocess(
  cacheFolder: string,
  maker: string,
  call: Call,
): Promise<string> {
  const made = await storeCode(
    cacheFolder,
    maker,
    async (folder) =>
      (await runInSubprocess({ ...call, values: [folder, ...call.values] })) as CodeInputs,
  );
  removeUnused(cacheFolder, { after: codeLifetime, except: made });
  return made;
}
