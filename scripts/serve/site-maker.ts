import { bundleCommands } from '../commands/bundle-commands';
import type { Bundle } from '../commands/bundles.mjs';
import { isExpected } from '../commands/command-error';
import { writeGeneratedFiles } from '../generate';
import { describeSchemaFault, type ShownProblems } from './shown-problems';

/** @returns what is wrong with a schema, if nothing can be generated from it */
export async function generate(root: string): Promise<ShownProblems | undefined> {
  try {
    await writeGeneratedFiles(root);
    return undefined;
  } catch (error) {
    if (isExpected(error)) return describeSchemaFault(error.message);
    throw error;
  }
}

/** @returns the folder of the bundle; undefined where the code has a fault, which Vite will report */
export async function bundleSite(
  bundle: Bundle,
  sources: readonly string[],
): Promise<string | undefined> {
  try {
    return await bundleCommands(bundle, sources);
  } catch {
    return undefined;
  }
}
