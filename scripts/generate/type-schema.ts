import { toPascalCase } from '../../src/content/schema/bundle-schema';
import type { SchemaNode } from '../../src/content/schema/schema-node';

/** Which types to make: of the checked config, or of what pages receive. */
export type TypeVariant = 'config' | 'payload';

/**
 * Prepares a bundled schema for json-schema-to-typescript, which would otherwise give aliases for
 * every scalar, intersections for every discriminator, and optional properties for defaults.
 * Values with a default count as present, because checking fills them in. For the payload,
 * `entity` becomes the entity's type and `becomes` the named type of `pages/payload.ts`.
 */
export function prepareForTypes(bundle: SchemaNode, variant: TypeVariant): SchemaNode {
  const definitions = bundle.$defs ?? {};

  function prepare(node: SchemaNode): SchemaNode {
    if (variant === 'payload' && node.becomes) return { tsType: node.becomes };
    if (variant === 'payload' && node.entity)
      return { $ref: `#/$defs/${toPascalCase(node.entity)}` };
    if (node.$ref) {
      const target = definitions[node.$ref.replace('#/$defs/', '')];
      if (!target) throw new Error(`${node.$ref} is not defined`);
      const replaced = variant === 'payload' && target.becomes;
      return replaced || !target.title ? prepare(target) : { $ref: node.$ref };
    }
    if (node.oneOf?.every((branch) => branch.$ref)) {
      return { title: node.title, description: node.description, oneOf: node.oneOf.map(prepare) };
    }
    if (node.properties) {
      const properties = Object.entries(node.properties);
      const filled = properties
        .filter(([, { default: usual, firstWordOf }]) => (usual ?? firstWordOf) !== undefined)
        .map(([key]) => key);
      return {
        title: node.title,
        description: node.description,
        type: 'object',
        additionalProperties: false,
        required: [...new Set([...(node.required ?? []), ...filled])],
        properties: Object.fromEntries(
          properties.map(([key, property]) => [
            key,
            describe(prepare(property), property.description),
          ]),
        ),
      };
    }
    if (node.items) return { type: 'array', items: prepare(node.items) };
    const { type, const: constant, enum: values } = node;
    return { type, const: constant, enum: values };
  }

  const root: SchemaNode =
    variant === 'config' ? prepare(bundle) : { $ref: '#/$defs/Block', title: 'Block' };
  const prepared = Object.entries(definitions)
    .filter(([, definition]) => definition.title)
    .map(([name, definition]) => [name, prepare(definition)]);
  return dropUndefined({ ...root, $defs: Object.fromEntries(prepared) as SchemaNode['$defs'] });
}

function describe(node: SchemaNode, description: string | undefined): SchemaNode {
  return node.$ref ? node : { ...node, description: description ?? node.description };
}

function dropUndefined(node: SchemaNode): SchemaNode {
  return JSON.parse(JSON.stringify(node)) as SchemaNode;
}
