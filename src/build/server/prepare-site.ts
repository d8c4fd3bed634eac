import type { ViteDevServer } from 'vite';
import { isExpected } from '../../io/command-error';
import type { SiteCode } from './site-code';
import { describeSchemaFault, type ShownProblems } from './shown-problems';

/** Writes the generated files of a project that do not match their sources. */
export type WriteGenerated = (projectFolder: string) => Promise<unknown>;

/**
 * Generates what follows from schemas and rules, and bundles the code: some seconds in which nothing
 * else would be seen.
 *
 * @returns what is wrong with a schema, if nothing can be generated from it
 */
export async function prepareSite(
  { config: { root, logger } }: ViteDevServer,
  code: SiteCode,
  write: WriteGenerated,
): Promise<ShownProblems | undefined> {
  logger.info('Preparing the dev server: its code is new or has changed…');
  let schemaFault = await generate(root, write);
  if (!schemaFault) {
    await code.makeBundle();
    // What was saved meanwhile is in nothing that was made.
    schemaFault = await generate(root, write);
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
export async function generate(
  root: string,
  write: WriteGenerated,
): Promise<ShownProblems | undefined> {
  try {
    await write(root);
    return undefined;
  } catch (error) {
    if (isExpected(error)) return describeSchemaFault(error.message);
    throw error;
  }
}
