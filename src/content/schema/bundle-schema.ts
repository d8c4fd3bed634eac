import type { SchemaNode } from './schema-node';

/**
 * Joins the schema files into one schema with everything under `$defs`, so that Ajv, the type
 * generator and `walkSchema` need no file loading. A `default` at the root of a file moves to each
 * `$ref` to it that has none, because Ajv fills defaults from the property that refers.
 *
 * @param files path relative to the schema folder (`blocks/hero.schema.json`) → content
 * @throws Error when a `$ref` leads to no file
 */
export function bundleSchema(files: ReadonlyMap<string, SchemaNode>, root: string): SchemaNode {
  const definitions: Record<string, SchemaNode> = {};
  const referred = new Set<string>();

  function resolveReferences(node: SchemaNode, from: string): SchemaNode {
    const entries = Object.entries(node).map(([key, value]): [string, unknown] => {
      if (Array.isArray(value)) {
        return [key, value.map((item) => (isNode(item) ? resolveReferences(item, from) : item))];
      }
      return [key, isNode(value) ? resolveReferences(value, from) : value];
    });
    const resolved = Object.fromEntries(entries) as SchemaNode;
    if (!node.$ref) return resolved;

    const file = joinPath(folderOf(from), node.$ref);
    const target = files.get(file);
    if (!target) throw new Error(`${from}: "$ref" points to ${file}, which does not exist.`);
    const name = definitionName(file, target);
    if (!definitions[name]) {
      definitions[name] = {};
      const { default: _default, ...definition } = resolveReferences(target, file);
      definitions[name] = definition;
    }
    const { $ref: _ref, ...own } = resolved;
    // What a setting says about itself counts before what its kind says.
    if (Object.keys(own).length > 0 && !target.title) return { ...definitions[name], ...own };
    referred.add(name);
    const withRef: SchemaNode = { $ref: `#/$defs/${name}`, ...own };
    if (target.default !== undefined) withRef.default ??= target.default;
    return withRef;
  }

  const rootSchema = files.get(root);
  if (!rootSchema) throw new Error(`${root} does not exist`);
  const bundled = resolveReferences(rootSchema, root);
  const sorted = Object.entries(definitions)
    .filter(([name]) => referred.has(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { ...bundled, $defs: Object.fromEntries(sorted) };
}

/** `blocks/card-grid.schema.json` → `CardGridBlock` (its title), `shared/link.schema.json` → `Link`. */
function definitionName(file: string, schema: SchemaNode): string {
  if (schema.title) return schema.title;
  const base = file.slice(file.lastIndexOf('/') + 1).replace('.schema.json', '');
  return toPascalCase(base);
}

/** `card-grid` → `CardGrid`, `bookCategory` → `BookCategory` */
export function toPascalCase(name: string): string {
  return name.replace(/(^|-)([a-z])/g, (_match, _dash, letter: string) => letter.toUpperCase());
}

function folderOf(file: string): string {
  return file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : '';
}

function joinPath(folder: string, reference: string): string {
  const parts = folder ? folder.split('/') : [];
  for (const part of reference.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

function isNode(value: unknown): value is SchemaNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
