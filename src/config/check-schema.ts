import { Ajv, type DefinedError, type ValidateFunction } from 'ajv';
import type { SiteConfig } from '../generated/config-types';
import { explainSchemaErrors } from './explain-schema-errors';
import type { Finding } from './finding';
import { ownFormats, ownKeywords } from './schema-node';
import { siteSchema } from './walk-schema';

let validate: ValidateFunction<SiteConfig> | undefined;

/**
 * Checks a value against the schema and fills in its defaults. `config` is the same value, present
 * when nothing was found.
 */
export function checkSchema(value: unknown): { config?: SiteConfig; findings: Finding[] } {
  validate ??= compileSchema();
  if (validate(value)) return { config: value, findings: [] };
  return { findings: explainSchemaErrors((validate.errors ?? []) as DefinedError[], value) };
}

function compileSchema(): ValidateFunction<SiteConfig> {
  const ajv = new Ajv({
    strict: true,
    allErrors: true,
    discriminator: true,
    verbose: true,
    useDefaults: true,
    keywords: [...ownKeywords],
    formats: Object.fromEntries(ownFormats.map((format) => [format, true])),
  });
  return ajv.compile<SiteConfig>(siteSchema);
}
