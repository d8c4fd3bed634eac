import { Ajv, type CodeOptions, type ValidateFunction } from 'ajv';
import type { SiteConfig } from '../../generated/config-types';
import { addCustomBlocks, customBlocks } from '../../content/schema/custom-blocks';
import { ownFormats, ownKeywords, type SchemaNode } from '../../content/schema/schema-node';
import { engineSchema, siteSchema } from '../../content/schema/walk-schema';
import { UserError } from '../../utils/user-error';
import { maxDiagnostics } from '../diagnostic';

/** The dev server asks for it to find what is wrong with the schemas, and again to check. */
let compiled: ValidateFunction<SiteConfig> | undefined;

/**
 * Makes the function that checks a value against the schema. It takes a sixth of a second, so the
 * bundle of the commands (see `src/build/command-bundles/bundle-commands.ts`) holds the function ready made.
 */
export function compileSchema(): ValidateFunction<SiteConfig> {
  compiled ??= compileChecked();
  return compiled;
}

/** @throws UserError when the schema of a custom block cannot be used */
function compileChecked(): ValidateFunction<SiteConfig> {
  try {
    return createAjv().compile<SiteConfig>(siteSchema);
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
    createAjv().compile(schema);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Ajv with the keywords and formats of the schema. It collects every error with all there is to know about it. */
export function createAjv(code: CodeOptions = {}): Ajv {
  return new Ajv({
    allErrors: true,
    verbose: true,
    // We write them ourselves.
    messages: false,
    strict: true,
    discriminator: true,
    useDefaults: true,
    // Else Ajv repeats small definitions wherever they are used: a tenth more code, compiled in twice the time.
    inlineRefs: false,
    keywords: [...ownKeywords],
    formats: Object.fromEntries(ownFormats.map((format) => [format, true])),
    code: { ...code, process: limitErrors },
  });
}

/** How the functions that Ajv writes take over the errors of each other: by copying all so far. */
const takeOver = /vErrors\.concat\(([\w.]+)\.errors\)/g;

/**
 * Makes the code of Ajv's functions stop collecting errors. As it comes, it copies all errors each
 * time one is added, which takes 20 s for a list of 80,000 entries that are all wrong.
 *
 * @throws Error when the code looks different, as it may in another version of Ajv
 */
export function limitErrors(code: string): string {
  if (!code.includes('.concat(')) return code;
  const limited = code.replaceAll(
    takeOver,
    `(vErrors.length < ${maxDiagnostics} ? vErrors.concat($1.errors) : vErrors)`,
  );
  if (limited === code)
    throw new Error('Ajv collects errors in another way than limitErrors knows');
  return limited;
}
