import type { Json } from '../model/change';
import { isGroup, isList } from '../model/read-value';
import { resolveRef, type RootSchema, type SchemaNode } from './schema-node';
import { writeLabel } from './write-label';

/** What a group must have and has not, by the names of its settings in words. */
export function listMissing(root: RootSchema, unresolved: SchemaNode, value: Json): string[] {
  const node = resolveRef(root, unresolved);
  return (node.required ?? []).flatMap((name) => {
    const own = isGroup(value) ? value[name] : undefined;
    const property = resolveRef(root, node.properties?.[name] ?? {});
    const isEmpty = own === undefined || own === '' || (isList(own) && own.length === 0);
    if (isEmpty) return [writeLabel(name)];
    return isGroup(own) ? listMissing(root, property, own) : [];
  });
}
