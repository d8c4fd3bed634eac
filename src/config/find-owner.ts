import { getChild } from './json-pointer';
import type { SchemaNode } from './schema-node';
import {
  childSchema,
  followReference,
  isObject,
  resolveNode,
  siteSchema,
  type Path,
} from './walk-schema';

/** Where a setting is known that stands in a group that does not know it, as advice. */
export function findOwner(name: string, path: Path, root: unknown): string | undefined {
  const groups = listGroups(path, root);
  const group = groups.at(-1);
  return (
    adviseOtherKind(name, group?.schema) ??
    adviseInside(name, group?.resolved) ??
    adviseOutside(name, groups, path)
  );
}

interface Group {
  /** before the kind of block is chosen */
  schema: SchemaNode | undefined;
  resolved: SchemaNode | undefined;
}

/** The schemas from the whole file down to the value at the path. */
function listGroups(path: Path, root: unknown): Group[] {
  let value = root;
  let schema: SchemaNode | undefined = siteSchema;
  const groups: Group[] = [{ schema, resolved: schema }];
  for (const key of path) {
    schema = childSchema(schema, value, key);
    value = getChild(value, key);
    groups.push({ schema, resolved: schema && resolveNode(schema, value) });
  }
  return groups;
}

function adviseOtherKind(name: string, schema: SchemaNode | undefined): string | undefined {
  const union = schema && followReference(schema);
  const tag = union?.discriminator?.propertyName;
  if (!union?.oneOf || tag === undefined) return undefined;
  const kinds = union.oneOf
    .map((branch) => followReference(branch).properties ?? {})
    .filter((properties) => Object.hasOwn(properties, name))
    .map((properties) => `"${String(properties[tag]?.const)}"`);
  if (kinds.length === 0 || kinds.length > 4) return undefined;
  const what = union.title === 'Block' ? ' block' : '';
  return kinds.length === 1
    ? `It belongs to the ${kinds[0]}${what}.`
    : `It belongs to the${what ? ' blocks' : ''} ${kinds.slice(0, -1).join(', ')} and ${kinds.at(-1)}.`;
}

function adviseInside(name: string, resolved: SchemaNode | undefined): string | undefined {
  for (const [key, property] of Object.entries(resolved?.properties ?? {})) {
    const child = followReference(property);
    if (hasProperty(child, name)) return `Write it inside of "${key}".`;
    if (child.items && hasProperty(followReference(child.items), name)) {
      return `It belongs to the entries of "${key}".`;
    }
  }
  return undefined;
}

function adviseOutside(name: string, groups: readonly Group[], path: Path): string | undefined {
  for (let depth = path.length - 1; depth >= 0; depth -= 1) {
    const around = groups[depth]?.resolved;
    const key = path[depth];
    if (around && hasProperty(around, name) && typeof key === 'string') {
      return `Write it beside "${key}", not inside of it.`;
    }
  }
  return undefined;
}

function hasProperty({ properties }: SchemaNode, name: string): boolean {
  return isObject(properties) && Object.hasOwn(properties, name);
}
