import { Ajv, type CodeOptions, type Options, type ValidateFunction } from 'ajv';
import type { SiteConfig } from '../../generated/config-types';
import { dropLimits } from './drop-limits';
import { limitErrors } from './limit-errors';
import { addCustomBlocks, customBlocks } from '../../content/schema/custom-blocks';
import { ownFormats, ownKeywords, type SchemaNode } from '../../content/schema/schema-node';
import { engineSchema, siteSchema } from '../../content/schema/walk-schema';
import { UserError } from '../../utils/user-error';

/** The schemas that values are checked against: the whole, and what makes the type of a config. */
export const schemas = { config: siteSchema, shape: dropLimits(siteSchema) };

/** What is asked of each: every error with all there is to know about it, or only whether there is one. */
const options: Readonly<Record<keyof typeof schemas, Options>> = {
  config: { allErrors: true, verbose: true },
  shape: { messages: false },
};

/** The dev server asks for one to find what is wrong with the schemas, and for the same one to check. */
const compiled = new Map<keyof typeof schemas, ValidateFunction<SiteConfig>>();

/**
 * Makes the function that checks a value against a schema. It takes a sixth of a second, so the
 * bundle of the commands (see `src/build/command-bundles/bundle-commands.ts`) holds the functions ready made.
 */
export function compileSchema(name: keyof typeof schemas): ValidateFunction<SiteConfig> {
  const validate = compiled.get(name) ?? compileChecked(name);
  compiled.set(name, validate);
  return validate;
}

/** @throws UserError when the schema of a custom block cannot be used */
function compileChecked(name: keyof typeof schemas): ValidateFunction<SiteConfig> {
  try {
    return createAjv(name).compile<SiteConfig>(schemas[name]);
  } catch (error) {
    for (const block of customBlocks) {
      const reason = findFault(addCustomBlocks(engineSchema, [block]));
      if (reason !== undefined) {
        throw new UserError(`${block.schemaFile} cannot be used: ${reason}.`, { cause: error });
      }
    }
    throw error;
  }
}

/** Why Ajv does not take a schema. */
function findFault(schema: SchemaNode): string | undefined {
  try {
    createAjv('config').compile(schema);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Ajv with the keywords and formats of the schemas, for one of them. */
export function createAjv(name: keyof typeof schemas, code: CodeOptions = {}): Ajv {
  return new Ajv({
    ...options[name],
    strict: true,
    discriminator: true,
    useDefaults: true,
    keywords: [...ownKeywords],
    formats: Object.fromEntries(ownFormats.map((format) => [format, true])),
    code: { ...code, process: limitErrors },
  });
}
