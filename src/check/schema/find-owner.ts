import { type Path, isObject } from '../../utils/json';
import { listSchemas, type PlacedSchema, followReference } from '../../content/schema/walk-schema';
import type { SchemaNode } from '../../content/schema/schema-node';

/** Advice for a setting in the wrong group: the groups that do have it. */
export function findOwner(name: string, path: Path, root: unknown): string | undefined {
  if (typeof path.at(-1) === 'number' && path.at(-2) === name) {
    return `An entry of "${name}" cannot have "${name}": add these to the same list, after the entry.`;
  }
  const groups = listSchemas(path, root);
  const group = groups.at(-1);
  return (
    adviseOtherKind(name, group?.schema) ??
    adviseInside(name, group?.resolved) ??
    adviseOutside(name, groups, path)
  );
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
    if (hasProperty(child, name)) return `Move it into "${key}".`;
    if (child.items && hasProperty(followReference(child.items), name)) {
      return `It belongs to the entries of "${key}".`;
    }
  }
  return undefined;
}

function adviseOutside(
  name: string,
  groups: readonly PlacedSchema[],
  path: Path,
): string | undefined {
  for (let depth = path.length - 1; depth >= 0; depth -= 1) {
    const around = groups[depth]?.resolved;
    const key = path[depth];
    if (around && hasProperty(around, name) && typeof key === 'string') {
      return `Move it out of "${key}", to the same level.`;
    }
  }
  return undefined;
}

function hasProperty({ properties }: SchemaNode, name: string): boolean {
  return isObject(properties) && Object.hasOwn(properties, name);
}
