import { entityKinds, listEntities } from '../../src/config/content/entities';
import { checkSchema } from '../../src/config/schema/check-schema';
import type { SchemaNode } from '../../src/config/schema/schema-node';
import { definition, resolveNode } from '../../src/config/schema/walk-schema';
import { isObject } from '../../src/contract/is-object';
import type { Block, SiteConfig } from '../../src/generated/config-types';
import type { PublicAssets } from '../../src/pages/build-context';
import { listSnippets, writeSnippet } from './snippets';

/**
 * An example of each block type that is not known yet and for which the schemas have a ready-made
 * part. Its ids and pictures are replaced by some that the site has, so that it can be drawn.
 *
 * @returns type → block; types whose example does not fit their schema are left out
 */
export function makeExampleBlocks(
  config: SiteConfig,
  assets: PublicAssets,
  known: ReadonlyMap<string, unknown>,
): Map<string, Block> {
  const examples = new Map<string, Block>();
  for (const branch of definition('Block').oneOf ?? []) {
    const node = resolveNode(branch, undefined) ?? {};
    const [snippet] = listSnippets(node);
    const type = node.properties?.['type']?.const;
    if (!snippet || typeof type !== 'string' || known.has(type)) continue;
    const written = replace(writeSnippet(snippet.body), branch, config, assets);
    const block = fillDefaults(written, config);
    if (block) examples.set(type, block);
  }
  return examples;
}

/** An example with ids of entries and pictures that the site has. */
function replace(
  value: unknown,
  schema: SchemaNode,
  config: SiteConfig,
  assets: PublicAssets,
): unknown {
  const node = resolveNode(schema, value) ?? {};
  if (typeof value === 'string') {
    const kind = entityKinds.find((name) => name === node.entity);
    if (kind) return listEntities(config, kind)[0]?.id ?? value;
    return node.format === 'image' ? ([...assets.pictures.keys()][0] ?? value) : value;
  }
  if (Array.isArray(value)) {
    return value.map((item: unknown) => replace(item, node.items ?? {}, config, assets));
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [
      key,
      replace(child, node.properties?.[key] ?? {}, config, assets),
    ]),
  );
}

/** A block with its defaults; undefined when it does not fit the schema. */
function fillDefaults(block: unknown, config: SiteConfig): Block | undefined {
  const route = { path: '/', title: 'Example', description: 'Example', blocks: [block] };
  const whole = { ...config, entities: {}, routes: [route] };
  return checkSchema(whole, () => whole).config?.routes[0]?.blocks[0];
}
