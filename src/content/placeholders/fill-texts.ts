import { mapChildren } from '../../utils/json';
import type { Filling, SchemaNode } from '../schema/schema-node';
import { followReference, resolveNode } from '../schema/walk-schema';
import { fillPlaceholders, type PlaceholderScope } from './dynamic-routes';

/**
 * What the schema of a value says about its placeholders; undefined when it says nothing, so that
 * what is said of the group around it counts. A setting counts before the kind of its value.
 */
export function findFilling(schema: SchemaNode, resolved: SchemaNode): Filling | undefined {
  return schema.placeholders ?? followReference(schema).placeholders ?? resolved.placeholders;
}

/**
 * What the placeholders of a value are filled with.
 *
 * @param scope what those of the group around it are filled with
 */
export function narrowScope(
  schema: SchemaNode,
  resolved: SchemaNode,
  scope: PlaceholderScope,
): PlaceholderScope {
  const filling = findFilling(schema, resolved) ?? 'entries';
  if (filling === 'entries') return scope;
  // An entry that is shown is not the one that the page is made for: who shows it fills it in.
  return filling === 'site' && scope.site ? { site: scope.site } : {};
}

/** A value of the config with its placeholders filled in, wherever its schema says that they are. */
export function fillTexts<T>(value: T, schema: SchemaNode, scope: PlaceholderScope): T;
export function fillTexts(value: unknown, schema: SchemaNode, scope: PlaceholderScope): unknown {
  const resolved = resolveNode(schema, value) ?? {};
  const known = narrowScope(schema, resolved, scope);
  if (typeof value === 'string') return fillPlaceholders(value, known);
  const { items, properties } = resolved;
  return mapChildren(value, (child, key) =>
    fillTexts(child, (typeof key === 'number' ? items : properties?.[key]) ?? {}, known),
  );
}
