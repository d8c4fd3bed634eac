import { type Path, getChild, isObject } from '../../utils/json';
import bundle from '../../generated/site-schema.json';
import { memoizeByObject } from '../../utils/memoize';
import { addCustomBlocks, customBlocks } from './custom-blocks';
import type { SchemaNode } from './schema-node';

/** The path of a value in the one at a path. With `[...path, key]` it would take three times the memory. */
export function extendPath(path: Path, key: string | number): Path {
  return path.concat(key);
}

/** Called for a value and the schema that describes it. */
export type Visit = (value: unknown, node: SchemaNode, path: Path) => void;

/** The bundled schema of `site.config.json` with the block types of the engine only. */
export const engineSchema = bundle as unknown as SchemaNode;

/** The bundled schema of `site.config.json`, with the custom blocks of the site. */
export const siteSchema = addCustomBlocks(engineSchema, customBlocks);

/** The definition of that name, for example `HeroBlock`. */
export function definition(name: string): SchemaNode {
  const node = siteSchema.$defs?.[name];
  if (!node) throw new Error(`The schema has no definition ${name}`);
  return node;
}

/** All definitions by what a `$ref` to them says: no name is cut out each time. */
const referenced = new Map(
  Object.entries(siteSchema.$defs ?? {}).map(([name, node]) => [`#/$defs/${name}`, node]),
);

/** The definition that a `$ref` leads to; any other node as it is. */
export function followReference(node: SchemaNode): SchemaNode {
  if (!node.$ref) return node;
  const target = referenced.get(node.$ref);
  if (!target) throw new Error(`The schema has no ${node.$ref}`);
  return target;
}

/** Follows `$ref`, and the branch of a union that the value names. Undefined when it names none. */
export function resolveNode(node: SchemaNode, value: unknown): SchemaNode | undefined {
  const target = followReference(node);
  if (!target.discriminator) return target;
  return listBranches(target).get(
    isObject(value) ? value[target.discriminator.propertyName] : undefined,
  );
}

/** The branches of a union by what a value says that is of them: blocks by their type. */
const listBranches = memoizeByObject(({ oneOf = [], discriminator }: SchemaNode) => {
  const branches = oneOf.map(followReference);
  return new Map(
    branches.map((branch) => [
      branch.properties?.[discriminator?.propertyName ?? '']?.const,
      branch,
    ]),
  );
});

/** What describes the value at a key; undefined when the schema does not know it. */
export function childSchema(
  node: SchemaNode | undefined,
  value: unknown,
  key: string | number,
): SchemaNode | undefined {
  const resolved = node && resolveNode(node, value);
  if (typeof key === 'number') return resolved?.items;
  const properties = resolved?.properties;
  return properties && Object.hasOwn(properties, key) ? properties[key] : undefined;
}

/**
 * Visits a value and everything in it that the schema describes, parents first. Values that do not
 * fit the schema are passed over.
 */
export function walkSchema(value: unknown, node: SchemaNode, visit: Visit, path: Path = []): void {
  const resolved = resolveNode(node, value);
  if (!resolved) return;
  visit(value, resolved, path);
  if (Array.isArray(value) && resolved.items) {
    const { items } = resolved;
    value.forEach((item, index) => walkSchema(item, items, visit, extendPath(path, index)));
  } else if (isObject(value) && resolved.properties) {
    for (const [key, child] of Object.entries(value)) {
      const property = Object.hasOwn(resolved.properties, key) && resolved.properties[key];
      if (property) walkSchema(child, property, visit, extendPath(path, key));
    }
  }
}

/** What describes a value, before and after the kind of block is chosen. */
export interface PlacedSchema {
  schema: SchemaNode | undefined;
  resolved: SchemaNode | undefined;
}

/** The schemas from the whole file down to the value at the path. The value need not be there. */
export function listSchemas(path: Path, root: unknown): PlacedSchema[] {
  let value = root;
  let schema: SchemaNode | undefined = siteSchema;
  const schemas: PlacedSchema[] = [{ schema, resolved: schema }];
  for (const key of path) {
    schema = childSchema(schema, value, key);
    value = getChild(value, key);
    schemas.push({ schema, resolved: schema && resolveNode(schema, value) });
  }
  return schemas;
}
