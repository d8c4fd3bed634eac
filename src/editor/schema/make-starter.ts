import { findListedKind, type PagedKind } from '../../content/entities';
import { getIn, isJsonObject, isList, type Json } from '../../utils/json';
import { getList } from '../model/paths';
import { listEntries } from './list-entries';
import { chooseBranch, resolveRef, type RootSchema, type SchemaNode } from './schema-node';

interface StarterOptions {
  /** another example of the schema than the first one */
  chosen?: Json | undefined;
  /** what is in the list already that it is for: of choices, it takes one that they have not */
  neighbors?: readonly Json[];
  /** the list that the page of a block goes through: what is of its entry stays so */
  forEach?: Json | undefined;
}

/**
 * What a new block, entry or group begins with: the first example of the schema, or what must not be
 * missing. What refers to something refers to what the config has.
 */
export function makeStarter(
  root: RootSchema,
  unresolved: SchemaNode,
  config: Json,
  { chosen, neighbors = [], forEach }: StarterOptions = {},
): Json {
  const node = resolveRef(root, unresolved);
  const example = chosen ?? node.defaultSnippets?.[0]?.body;
  const value =
    example === undefined ? makeRequired(root, node, config, neighbors) : fillExample(example);
  return adapt(root, node, value, config, findListedKind(forEach));
}

/** The least that the schema asks for. */
function makeRequired(
  root: RootSchema,
  node: SchemaNode,
  config: Json,
  neighbors: readonly Json[],
): Json {
  if (node.const !== undefined) return node.const;
  const choice = node.enum?.find((each) => !neighbors.includes(each)) ?? node.enum?.[0];
  if (choice !== undefined) return choice;
  const [firstBranch] = node.discriminator ? (node.oneOf ?? []) : [];
  if (firstBranch) return makeStarter(root, firstBranch, config);
  switch (node.type) {
    case 'object':
      return Object.fromEntries(
        [...(node.required ?? []), ...(node.oneOf?.[0]?.required ?? [])].map((name) => {
          // The days of all opening hours, of which each has several.
          const theirs = neighbors.flatMap((neighbor) => getIn(neighbor, [name]) ?? []);
          const property = node.properties?.[name] ?? {};
          return [name, makeStarter(root, property, config, { neighbors: theirs })];
        }),
      );
    case 'array':
      return node.minItems && node.items
        ? [makeStarter(root, node.items, config, { neighbors })]
        : [];
    case 'boolean':
      return node.default !== true;
    // Numbers, too: the least there can be is not what somebody means.
    default:
      return '';
  }
}

/** `${1:Ruth}` → `Ruth`, `${2|left,right|}` → `left`. */
function fillExample(body: Json): Json {
  if (typeof body === 'string')
    return body
      .replace(/\$\{\d+:([^}]*)\}/g, '$1')
      .replace(/\$\{\d+\|([^,|]*)[^}]*\}/g, '$1')
      .replace(/\$\{?\d+\}?/g, '');
  if (isList(body)) return body.map(fillExample);
  if (!isJsonObject(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, fillExample(value)]),
  );
}

/** Exchanges names of the example that this config does not have. */
function adapt(
  root: RootSchema,
  unresolved: SchemaNode,
  value: Json,
  config: Json,
  listed: PagedKind | undefined,
): Json {
  const resolved = resolveRef(root, unresolved);
  const node = chooseBranch(root, resolved, value) ?? resolved;
  if (typeof value === 'string') return adaptText(node, value, config, listed);
  if (isList(value))
    return value.map((item) => (node.items ? adapt(root, node.items, item, config, listed) : item));
  if (!isJsonObject(value)) return value;
  const adapted: Record<string, Json> = {};
  const inside = findListedKind(value['forEach']) ?? listed;
  for (const [name, own] of Object.entries(value)) {
    const property = node.properties?.[name];
    const next = property ? adapt(root, property, own, config, inside) : own;
    const isMissing = next === '' && own !== '' && !node.required?.includes(name);
    if (!isMissing) adapted[name] = next;
  }
  return adapted;
}

function adaptText(
  node: SchemaNode,
  text: string,
  config: Json,
  listed: PagedKind | undefined,
): string {
  if (node.entity !== undefined) {
    // The entry that the page is of, whichever it is.
    if (listed === node.entity && text === `{${listed}.id}`) return text;
    const entries = listEntries(config, node.entity);
    return entries.some(({ id }) => id === text) ? text : (entries[0]?.id ?? '');
  }
  if (node.format === 'image') return findPicture(config) ?? text;
  if (node.format === 'link') return adaptLink(text, config);
  return text;
}

/** Any picture that the site shows. */
function findPicture(value: Json): string | undefined {
  if (
    isJsonObject(value) &&
    typeof value['src'] === 'string' &&
    value['src'].startsWith('/images/')
  )
    return value['src'];
  if (typeof value !== 'object' || value === null) return undefined;
  for (const own of Object.values(value)) {
    const found = findPicture(own);
    if (found !== undefined) return found;
  }
  return undefined;
}

function adaptLink(link: string, config: Json): string {
  const exists = getList(config, ['routes']).some((route) => getIn(route, ['path']) === link);
  return exists || !/^\/[^{]*$/.test(link) ? link : '/';
}
