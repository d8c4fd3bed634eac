import { getChild, type Path } from '../json';
import type { SchemaNode } from './schema-node';
import { childSchema, resolveNode, siteSchema } from './walk-schema';

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
