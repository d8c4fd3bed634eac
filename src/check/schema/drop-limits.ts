import type { SchemaNode } from '../../content/schema/schema-node';

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

/** The schema without what limits values of the right type. */
export function dropLimits(node: SchemaNode): SchemaNode {
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
