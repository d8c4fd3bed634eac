// @ts-check
// A process that calls one function of a module, for run-in-subprocess.mjs.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { engineFolder } from '../engine-folder.mjs';

const [, , path = '', name = '', values = '[]'] = process.argv;

// Whoever waited for the answer has ended.
process.once('disconnect', () => process.exit(1));

/** @returns {Promise<import('./run-in-subprocess.mjs').Answer>} */
async function answer() {
  try {
    const address = pathToFileURL(join(engineFolder, path)).href;
    const module = await tsImport(address, import.meta.url);
    return { value: (await module[name](...JSON.parse(values))) ?? null };
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : { message: String(error) };
    return { fault: { message, ...(stack !== undefined && { stack }) } };
  }
}

process.send?.(await answer(), () => process.exit());
