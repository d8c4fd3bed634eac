// @ts-check
// Plain JavaScript, so that Node.js can run it as it is.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of a site with its custom blocks: for each `NAME.tsx` and `NAME.schema.json`. */
export const customBlocksFolder = 'blocks';

const schemaEnding = '.schema.json';
const codeEnding = '.tsx';

/** Why the custom blocks of a site cannot be used, in one sentence. */
export class CustomBlockError extends Error {}

/**
 * Reads the block types that a site adds.
 *
 * @param {string} siteFolder
 * @param {readonly string[]} known the block types of the engine
 * @returns {{ type: string, schema: Record<string, unknown>, file: string, schemaFile: string }[]} sorted
 *   by type; the path of the code, and that of the schema from the site's folder
 * @throws {CustomBlockError} when a file is missing, its name cannot be a type, or a schema is none
 */
export function readCustomBlocks(siteFolder, known) {
  const folder = join(siteFolder, customBlocksFolder);
  if (!existsSync(folder)) return [];
  const files = new Set(readdirSync(folder));
  const types = [...files]
    .flatMap((file) =>
      [schemaEnding, codeEnding]
        .filter((ending) => file.endsWith(ending))
        .map((ending) => file.slice(0, -ending.length)),
    )
    .toSorted();
  return [...new Set(types)].map((type) => {
    for (const ending of [schemaEnding, codeEnding]) {
      if (!files.has(type + ending)) {
        throw new CustomBlockError(
          `The block "${type}" is not complete: add ${customBlocksFolder}/${type}${ending}.`,
        );
      }
    }
    if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(type)) {
      throw new CustomBlockError(
        `"${type}" cannot be the type of a block. Use lowercase letters, numbers and hyphens, such as price-table.`,
      );
    }
    if (known.includes(type)) {
      throw new CustomBlockError(
        `There is a block "${type}" already. Rename the files in ${customBlocksFolder}/.`,
      );
    }
    const schemaFile = `${customBlocksFolder}/${type}${schemaEnding}`;
    const schema = readSchema(join(siteFolder, schemaFile), schemaFile);
    return { type, schema, file: join(folder, type + codeEnding), schemaFile };
  });
}

/**
 * @param {string} file
 * @param {string} name of the file in messages
 * @returns {Record<string, unknown>}
 */
function readSchema(file, name) {
  let schema;
  try {
    schema = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CustomBlockError(
      `${name} is not JSON: ${error instanceof Error ? error.message : error}`,
    );
  }
  const { properties, description } = schema ?? {};
  if (typeof properties !== 'object' || properties === null || Array.isArray(properties)) {
    throw new CustomBlockError(`${name} has no "properties": add the settings of the block.`);
  }
  if (typeof description !== 'string' || description === '') {
    throw new CustomBlockError(
      `${name} has no "description": say in a sentence what the block shows.`,
    );
  }
  return schema;
}
