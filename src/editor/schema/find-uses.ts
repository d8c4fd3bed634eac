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
  const isLink = (href: string) => pages.includes(href.replace(/#.*$/, ''));
  return [...walkTexts(root, root, config)]
    .filter(({ node, text }) => {
      if (node.format === 'link') return isLink(text);
      return (
        node.format === 'html' &&
        [...text.matchAll(/href="([^"]*)"/g)].some(([, href = '']) => isLink(href))
      );
    })
    .map(({ path }) => path);
}
