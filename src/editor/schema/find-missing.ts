import type { Json } from '../model/change';
import { isGroup, isList } from '../model/read-value';
import { resolveRef, type RootSchema, type SchemaNode } from './schema-node';
import { writeLabel } from './write-label';

/** What a group must have and has not, by the names of its settings in words. */
export function listMissing(root: RootSchema, unresolved: SchemaNode, value: Json): string[] {
  const node = resolveRef(root, unresolved);
  if (isList(value)) return value.flatMap((item) => listMissing(root, node.items ?? {}, item));
  const group = isGroup(value) ? value : {};
  return [...(node.required ?? []), ...listChoice(node, value)].flatMap((name) => {
    const own = group[name];
    if (own === undefined || isEmpty(own)) return [writeLabel(name)];
    return listMissing(root, node.properties?.[name] ?? {}, own);
  });
}

/** Where one of several settings must be given and none is: the first. */
function listChoice({ oneOf = [], discriminator }: SchemaNode, value: Json): readonly string[] {
  const isGiven = ({ required = [] }: SchemaNode) =>
    required.every((name) => isGroup(value) && !isEmpty(value[name] ?? ''));
  return discriminator || oneOf.some(isGiven) ? [] : (oneOf[0]?.required ?? []);
}

/** Whether there is a place for something, and nothing in it. */
export function isEmpty(value: Json): boolean {
  return value === '' || (isList(value) && value.every(isEmpty));
}
