import { Ajv, type DefinedError, type ValidateFunction } from 'ajv';
import type { SiteConfig } from '../generated/config-types';
import { explainSchemaErrors } from './explain-schema-errors';
import type { Finding } from './finding';
import { ownFormats, ownKeywords, type SchemaNode } from './schema-node';
import { siteSchema } from './walk-schema';

let validate: ValidateFunction<SiteConfig> | undefined;
let validateShape: ValidateFunction<SiteConfig> | undefined;

/**
 * Checks a value against the schema and fills in its defaults. `config` is the same value, present
 * when nothing was found.
 *
 * @param readWritten reads the value once more, as it is written; called when there are findings
 */
export function checkSchema(
  value: unknown,
  readWritten: () => unknown,
): { config?: SiteConfig; findings: Finding[] } {
  validate ??= compileSchema(siteSchema);
  if (validate(value)) return { config: value, findings: [] };
  return {
    findings: explainSchemaErrors((validate.errors ?? []) as DefinedError[], readWritten()),
  };
}

/**
 * Tells whether a value has the type of a config, and fills in its defaults. Texts may be too long
 * or of the wrong form, and unknown settings may be there.
 */
export function hasShape(value: unknown): value is SiteConfig {
  validateShape ??= compileSchema(dropLimits(siteSchema));
  return validateShape(value);
}

const limits = new Set([
  'additionalProperties',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'uniqueItems',
]);

function dropLimits(node: SchemaNode): SchemaNode {
  const { $defs, properties, items, oneOf, ...rest } = node;
  const kept = Object.entries(rest).filter(([keyword]) => !limits.has(keyword));
  return {
    ...Object.fromEntries(kept),
    ...($defs && { $defs: dropLimitsOfEach($defs) }),
    ...(properties && { properties: dropLimitsOfEach(properties) }),
    ...(items && { items: dropLimits(items) }),
    // Pictures need one of two settings; types do not say so.
    ...(oneOf && node.discriminator && { oneOf: oneOf.map(dropLimits) }),
  };
}

function dropLimitsOfEach(nodes: Record<string, SchemaNode>): Record<string, SchemaNode> {
  return Object.fromEntries(Object.entries(nodes).map(([name, node]) => [name, dropLimits(node)]));
}

function compileSchema(schema: SchemaNode): ValidateFunction<SiteConfig> {
  const ajv = new Ajv({
    strict: true,
    allErrors: true,
    discriminator: true,
    verbose: true,
    useDefaults: true,
    keywords: [...ownKeywords],
    formats: Object.fromEntries(ownFormats.map((format) => [format, true])),
  });
  return ajv.compile<SiteConfig>(schema);
}
