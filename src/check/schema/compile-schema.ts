import { Ajv, type CodeOptions, type ValidateFunction } from 'ajv';
import type { SiteConfig } from '../../generated/config-types';
import { dropLimits } from './drop-limits';
import { limitErrors } from './limit-errors';
import { ownFormats, ownKeywords } from '../../content/schema/schema-node';
import { siteSchema } from '../../content/schema/walk-schema';

/** The schemas that values are checked against: the whole, and what makes the type of a config. */
export const schemas = { config: siteSchema, shape: dropLimits(siteSchema) };

/** The dev server asks for one to find what is wrong with the schemas, and for the same one to check. */
const compiled = new Map<keyof typeof schemas, ValidateFunction<SiteConfig>>();

/**
 * Makes the function that checks a value against a schema. It takes a sixth of a second, so the
 * bundle of the commands (see `src/build/command-bundles/bundle-commands.ts`) holds the functions ready made.
 */
export function compileSchema(name: keyof typeof schemas): ValidateFunction<SiteConfig> {
  const validate = compiled.get(name) ?? createAjv().compile<SiteConfig>(schemas[name]);
  compiled.set(name, validate);
  return validate;
}

/** Ajv with the keywords and formats of the schemas. */
export function createAjv(code: CodeOptions = {}): Ajv {
  return new Ajv({
    strict: true,
    allErrors: true,
    discriminator: true,
    verbose: true,
    useDefaults: true,
    keywords: [...ownKeywords],
    formats: Object.fromEntries(ownFormats.map((format) => [format, true])),
    code: { ...code, process: limitErrors },
  });
}
