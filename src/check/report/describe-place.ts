import { isObject, getChild, type Path } from '../../utils/json';
import type { SchemaNode } from '../../content/schema/schema-node';
import {
  childSchema,
  followReference,
  resolveNode,
  siteSchema,
} from '../../content/schema/walk-schema';

/** Words of the practice where the schema's would be strange. */
const nouns = new Map([
  ['Route', 'Page'],
  ['Action', 'Button'],
  ['LegalSection', 'Section'],
  ['NavigationLink', 'Link'],
  ['LinkCard', 'Card'],
  ['MenuItem', 'Menu entry'],
  ['FooterGroup', 'Column'],
  ['BookCategory', 'Shelf'],
  ['Embed', 'Widget'],
  ['Medium', 'Image credit'],
  ['Place', 'Location'],
]);

/**
 * Where a value is, in words: `Page /about > Block 3 (accordion) > Question 2`. Undefined at
 * the top of the file. The value need not fit the schema.
 */
export function describePlace(root: unknown, path: Path): string | undefined {
  const words: string[] = [];
  let value = root;
  let node: SchemaNode | undefined = siteSchema;
  for (const key of path) {
    const union: SchemaNode | undefined = childSchema(node, value, key);
    value = getChild(value, key);
    node = union && resolveNode(union, value);
    if (!isObject(value)) continue;
    if (typeof key === 'number') words.push(describeEntry(value, key, union, root));
    else if (key !== 'entities') words.push(key);
  }
  return words.length > 0 ? words.join(' > ') : undefined;
}

function describeEntry(
  entry: Record<string, unknown>,
  index: number,
  schema: SchemaNode | undefined,
  root: unknown,
): string {
  const title = schema && followReference(schema).title;
  const noun = nameKindOfEntry(schema);
  if (title === 'Block') {
    const type = typeof entry['type'] === 'string' ? ` (${entry['type']})` : '';
    return `${noun} ${index + 1}${type}`;
  }
  const name = title === 'Route' ? readPath(entry['path'], root) : entry['id'];
  return `${noun} ${typeof name === 'string' && name !== '' ? name : index + 1}`;
}

/** The path of a page; of one that is translated, the path in the main language. */
function readPath(path: unknown, root: unknown): unknown {
  const languages = getChild(getChild(root, 'site'), 'languages');
  return isObject(path) ? getChild(path, String(getChild(languages, 0))) : path;
}

/** What an entry of a list is, in a word: `Counselor`, `Menu entry`. */
export function nameKindOfEntry(schema: SchemaNode | undefined): string {
  const title = schema && followReference(schema).title;
  return title ? (nouns.get(title) ?? splitWords(title)) : 'Entry';
}

/** `ResourceCard` → `Resource card` */
function splitWords(title: string): string {
  return title.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
