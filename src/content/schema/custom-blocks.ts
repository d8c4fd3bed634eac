import { toPascalCase } from './bundle-schema';
import type { SchemaNode } from './schema-node';

/** A block type that a site adds with the files in its folder `blocks/`. */
export interface CustomBlock {
  /** `price-table` */
  type: string;
  /** the settings of the block, as the site wrote them */
  schema: SchemaNode;
  /** the path of its code */
  file: string;
  /** where its schema is, from the folder of the site */
  schemaFile: string;
}

/** Under this name, `src/cli/pagewright.mjs` leaves the blocks of the site before it loads a command. */
const place = Symbol.for('pagewright.custom-blocks');

/** The block types of the site. They are known before any schema is read, and never change. */
export const customBlocks: readonly CustomBlock[] =
  (globalThis as { [place]?: readonly CustomBlock[] })[place] ?? [];

/**
 * Adds the block types of a site to the schema of all configs.
 *
 * @param bundle the bundled schema, which has all definitions under `$defs`
 */
export function addCustomBlocks(bundle: SchemaNode, blocks: readonly CustomBlock[]): SchemaNode {
  if (blocks.length === 0) return bundle;
  const { Block: union = {}, ...definitions } = bundle.$defs ?? {};
  const { type: kind = {}, ...others } = union.properties ?? {};
  const { markdownEnumDescriptions = [] } = kind as { markdownEnumDescriptions?: string[] };
  const types = {
    ...kind,
    enum: [...(kind.enum ?? []), ...blocks.map(({ type }) => type)],
    markdownEnumDescriptions: [
      ...markdownEnumDescriptions,
      ...blocks.map(({ schema }) => schema.description ?? ''),
    ],
  };
  return {
    ...bundle,
    $defs: {
      ...definitions,
      Block: {
        ...union,
        properties: { type: types, ...others },
        oneOf: [
          ...(union.oneOf ?? []),
          ...blocks.map(({ type }) => ({ $ref: `#/$defs/${nameDefinition(type)}` })),
        ],
      },
      ...Object.fromEntries(blocks.map((block) => [nameDefinition(block.type), describe(block)])),
    },
  };
}

/** `price-table` → `PriceTableBlock` */
function nameDefinition(type: string): string {
  return `${toPascalCase(type)}Block`;
}

/** The whole definition of a block: the site writes what is special about it. */
function describe({ type, schema }: CustomBlock): SchemaNode {
  const { description = '', properties = {}, required = [], ...others } = schema;
  const { type: _type, anchor: _anchor, ...settings } = properties;
  return {
    headingProperty: Object.hasOwn(properties, 'title') ? 'title' : '',
    ...others,
    title: nameDefinition(type),
    description,
    type: 'object',
    additionalProperties: false,
    required: ['type', ...required.filter((name) => name !== 'type')],
    properties: {
      type: { description, const: type },
      anchor: { $ref: '#/$defs/Anchor' },
      ...settings,
      tone: { $ref: '#/$defs/Tone' },
      space: { $ref: '#/$defs/Space' },
    },
  };
}
