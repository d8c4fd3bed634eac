// @ts-check
// Plain JavaScript, so that Node.js can run it as it is.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of a site with its custom blocks: for each `NAME.tsx` and `NAME.schema.json`. */
export const customBlocksFolder = 'blocks';

const schemaEnding = '.schema.json';
const codeEnding = '.tsx';

/** Why the custom blocks of a site cannot be used, in one sentence. */
export class CustomBlockError extends Error {}

/**
 * Why a name cannot be a block type.
 *
 * @param {string} type
 * @returns {string | undefined}
 */
export function explainBlockType(type) {
  return /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(type)
    ? undefined
    : `"${type}" is not a valid block type. Use lowercase letters, numbers and hyphens, such as price-table.`;
}

/**
 * Reads the block types that a site adds.
 *
 * @param {string} siteFolder has the folder of custom blocks
 * @param {Readonly<Record<string, any>>} definitions those of the engine's schema: name → definition
 * @returns {{ type: string, schema: Record<string, unknown>, file: string, schemaFile: string }[]} sorted
 *   by type; the path of the code, and that of the schema from the site's folder
 * @throws {CustomBlockError} when a file is missing, its name cannot be a type, or a schema is none
 */
export function readCustomBlocks(siteFolder, definitions) {
  const folder = join(siteFolder, customBlocksFolder);
  const files = readdirSync(folder);
  const types = files
    .flatMap((file) =>
      [schemaEnding, codeEnding]
        .filter((ending) => file.endsWith(ending))
        .map((ending) => file.slice(0, -ending.length)),
    )
    // Not hidden files and tests of blocks.
    .filter((type) => !type.includes('.'))
    .toSorted();
  return [...new Set(types)].map((type) => {
    for (const ending of [schemaEnding, codeEnding]) {
      if (!files.includes(type + ending)) {
        throw new CustomBlockError(
          `The block "${type}" is incomplete: add ${customBlocksFolder}/${type}${ending}.`,
        );
      }
    }
    const fault = explainBlockType(type);
    if (fault !== undefined) throw new CustomBlockError(fault);
    if (definitions['Block'].properties.type.enum.includes(type)) {
      throw new CustomBlockError(
        `A block type "${type}" already exists. Rename the files in ${customBlocksFolder}/.`,
      );
    }
    const schemaFile = `${customBlocksFolder}/${type}${schemaEnding}`;
    const schema = readSchema(join(siteFolder, schemaFile), schemaFile, definitions);
    return { type, schema, file: join(folder, type + codeEnding), schemaFile };
  });
}

/**
 * @param {string} file
 * @param {string} name of the file in messages
 * @param {Readonly<Record<string, unknown>>} definitions
 * @returns {Record<string, unknown>}
 */
function readSchema(file, name, definitions) {
  let schema;
  try {
    schema = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CustomBlockError(
      `${name} is not valid JSON: ${error instanceof Error ? error.message : error}`,
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
  for (const [, reference = ''] of JSON.stringify(schema).matchAll(/"\$ref":"([^"]*)"/g)) {
    const [, defined] = /^#\/\$defs\/(\w+)$/.exec(reference) ?? [];
    if (defined === undefined || !Object.hasOwn(definitions, defined)) {
      throw new CustomBlockError(
        `${name} refers to "${reference}", which does not exist. Refer to a definition of the engine, such as "#/$defs/Action".`,
      );
    }
  }
  return schema;
}
