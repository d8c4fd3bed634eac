import type { DefinedError, ValidateFunction } from 'ajv';
import type { SiteConfig } from '../generated/config-types';
import { compileSchema } from './compile-schema';
import { explainSchemaErrors } from './explain-schema-errors';
import type { Finding } from './finding';

let validate: ValidateFunction<SiteConfig> | undefined;

/**
 * Checks a value against the schema and fills in its defaults. `config` is the same value, present
 * when nothing was found.
 */
export function checkSchema(value: unknown): { config?: SiteConfig; findings: Finding[] } {
  validate ??= compileSchema('config');
  if (validate(value)) return { config: value, findings: [] };
  return { findings: explainSchemaErrors((validate.errors ?? []) as DefinedError[], value) };
}
