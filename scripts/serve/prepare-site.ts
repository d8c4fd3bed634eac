import type { ViteDevServer } from 'vite';
import { isExpected } from '../commands/command-error';
import { writeGeneratedFiles } from '../generate';
import type { SiteCode } from './site-code';
import { describeSchemaFault, type ShownProblems } from './shown-problems';

/**
 * Generates what follows from schemas and rules, and bundles the code: some seconds in which nothing
 * else would be seen.
 *
 * @returns what is wrong with a schema, if nothing can be generated from it
 */
export async function prepareSite(
  { config: { root, logger } }: ViteDevServer,
  code: SiteCode,
): Promise<ShownProblems | undefined> {
  logger.info('Preparing the dev server: its code is new or has changed…');
  let schemaFault = await generate(root);
  if (!schemaFault) {
    await code.makeBundle();
    // What was saved meanwhile is in nothing that was made.
    schemaFault = await generate(root);
    code.useBundle();
  }
  if (schemaFault) logger.error(schemaFault.text);
  return schemaFault;
}

/**
 * Writes what does not fit schemas and rules any more.
 *
 * @returns what is wrong with a schema, if nothing can be generated from it
 */
export async function generate(root: string): Promise<ShownProblems | undefined> {
  try {
    await writeGeneratedFiles(root);
    return undefined;
  } catch (error) {
    if (isExpected(error)) return describeSchemaFault(error.message);
    throw error;
  }
}
