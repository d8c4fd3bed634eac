import { isJsonObject, isList, type Json, type Path } from '../../utils/json';
import { chooseBranch, resolveRef, type RootSchema, type SchemaNode } from './schema-node';
import { labelSetting } from './write-label';

/**
 * What a group must have and has not, by the names of its settings in words. What it need not have must
 * be whole once it is begun.
 */
export function listMissing(
  root: RootSchema,
  unresolved: SchemaNode,
  value: Json,
  path: Path = [],
): string[] {
  const resolved = resolveRef(root, unresolved);
  const node = chooseBranch(root, resolved, value) ?? resolved;
  if (isList(value)) {
    return value.flatMap((item) => listMissing(root, node.items ?? {}, item, path));
  }
  const group = isJsonObject(value) ? value : {};
  const needed = new Set([...(node.required ?? []), ...listChoice(node, value)]);
  return [...new Set([...needed, ...Object.keys(group)])].flatMap((name) => {
    const own = group[name];
    const place = [...path, name];
    if (needed.has(name) && (own === undefined || isEmpty(own))) return [labelSetting(place)];
    return own === undefined ? [] : listMissing(root, node.properties?.[name] ?? {}, own, place);
  });
}

/** Where one of several settings must be given and none is: the first. */
function listChoice({ oneOf = [], discriminator }: SchemaNode, value: Json): readonly string[] {
  const isGiven = ({ required = [] }: SchemaNode) =>
    required.every((name) => isJsonObject(value) && !isEmpty(value[name] ?? ''));
  return discriminator || oneOf.some(isGiven) ? [] : (oneOf[0]?.required ?? []);
}

/** Whether there is a place for something, and nothing in it. */
export function isEmpty(value: Json): boolean {
  return value === '' || (isList(value) && value.every(isEmpty));
}
