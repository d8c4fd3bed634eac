import type { Json, Path } from '../model/change';
import { isGroup, isList } from '../model/read-value';
import { chooseBranch, resolveRef, type RootSchema, type SchemaNode } from './schema-node';

/** All texts of a config that a schema describes, with the schema of each. */
function* walkTexts(
  root: RootSchema,
  unresolved: SchemaNode,
  value: Json,
  path: Path = [],
): Generator<{ node: SchemaNode; text: string; path: Path }> {
  const resolved = resolveRef(root, unresolved);
  const node = chooseBranch(root, resolved, value) ?? resolved;
  if (typeof value === 'string') yield { node, text: value, path };
  if (isList(value) && node.items) {
    for (const [index, item] of value.entries()) {
      yield* walkTexts(root, node.items, item, [...path, index]);
    }
  }
  if (!isGroup(value)) return;
  for (const [name, own] of Object.entries(value)) {
    const property = node.properties?.[name];
    if (property) yield* walkTexts(root, property, own, [...path, name]);
  }
}

/** Where an entry is named by its id. */
export function findUsesOfEntry(
  root: RootSchema,
  config: Json,
  { kind, id }: { kind: string; id: string },
): Path[] {
  return [...walkTexts(root, root, config)]
    .filter(({ node, text }) => node.entity === kind && text === id)
    .map(({ path }) => path);
}

/** Where pages are linked to: by settings that are links, and by links within formatted texts. */
export function findLinksTo(root: RootSchema, config: Json, pages: readonly string[]): Path[] {
  const moved = new Map(pages.map((page) => [page, '']));
  return followLinks(root, config, moved).map(({ path }) => path);
}

/** A text in which links lead somewhere else now. */
interface FollowedLink {
  path: Path;
  value: string;
}

/** What becomes of links to pages that have moved, from their old addresses to their new ones. */
export function followLinks(
  root: RootSchema,
  config: Json,
  moved: ReadonlyMap<string, string>,
): FollowedLink[] {
  const follow = (href: string): string => {
    const [, address = '', rest = ''] = /^([^#?]*)(.*)$/.exec(href) ?? [];
    const next = moved.get(address);
    return next === undefined ? href : next + rest;
  };
  return [...walkTexts(root, root, config)].flatMap(({ node, text, path }) => {
    const value = followText(node, text, follow);
    return value === text ? [] : [{ path, value }];
  });
}

function followText(
  { format }: SchemaNode,
  text: string,
  follow: (href: string) => string,
): string {
  if (format === 'link') return follow(text);
  if (format !== 'html') return text;
  return text.replace(/href="([^"]*)"/g, (_all, href: string) => `href="${follow(href)}"`);
}
