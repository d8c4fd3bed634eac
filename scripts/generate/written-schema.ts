import type { SchemaNode } from '../../src/config/schema/schema-node';
import { isTranslatable } from '../../src/config/languages/is-translatable';

/** A part of a JSON Schema whose texts may have two types. */
type WrittenNode = Record<string, unknown>;

const code = '^[a-z]{2,3}(-[A-Z]{2})?$';

/**
 * The schema of a config as it may be written, for text editors: as `bundle`, but a text may be
 * written in several languages, and what is in a list may be for some languages only. The check
 * reads one language first and never sees these forms.
 */
export function writeWrittenSchema(bundle: SchemaNode): WrittenNode {
  const definitions = bundle.$defs ?? {};
  const listed = new Set<SchemaNode>();

  function follow({ $ref = '' }: SchemaNode): SchemaNode | undefined {
    return definitions[$ref.replace('#/$defs/', '')];
  }

  function collect(node: SchemaNode): void {
    const { items, properties = {} } = node;
    const item = items && (follow(items) ?? items);
    for (const kind of item ? (item.oneOf ?? [item]) : []) listed.add(follow(kind) ?? kind);
    for (const part of [...Object.values(properties), ...(items ? [items] : [])]) collect(part);
  }

  function write(node: SchemaNode): WrittenNode {
    const { items, properties } = node;
    if (node.type === 'string') return writeText(node);
    return {
      ...node,
      ...(items && { items: write(items) }),
      ...(properties && { properties: writeProperties(node) }),
    };
  }

  function writeProperties(node: SchemaNode): Record<string, WrittenNode> {
    const properties = Object.fromEntries(
      Object.entries(node.properties ?? {}).map(([name, property]) => [name, write(property)]),
    );
    return listed.has(node) ? { languages: onlyIn, ...properties } : properties;
  }

  for (const node of [bundle, ...Object.values(definitions)]) collect(node);
  return {
    ...write(bundle),
    $defs: Object.fromEntries(
      Object.entries(definitions).map(([name, node]) => [name, write(node)]),
    ),
  };
}

const onlyIn: WrittenNode = {
  description:
    'Only on a site in several languages: those that this is for, ["en"]. Without it, it is for all.',
  type: 'array',
  minItems: 1,
  items: { type: 'string', pattern: code },
};

/** The limits of a text count for each translation; the other keywords of a text pass over objects. */
function writeText(node: SchemaNode): WrittenNode {
  if (!isTranslatable(node) && !node.pageAddress) return node;
  const { pattern, patternErrorMessage, minLength, maxLength, format } = node;
  return {
    ...node,
    type: ['string', 'object'],
    patternProperties: {
      [code]: { type: 'string', pattern, patternErrorMessage, minLength, maxLength, format },
    },
    additionalProperties: false,
  };
}
