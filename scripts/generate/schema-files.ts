import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { SchemaNode } from '../../src/config/schema/schema-node';

/** Reads every schema file below `folder`; keys are paths relative to it, with forward slashes. */
export function readSchemaFiles(folder: string): Map<string, SchemaNode> {
  const files = new Map<string, SchemaNode>();
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.schema.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const name of names) {
    files.set(
      relative(folder, name).replaceAll('\\', '/'),
      JSON.parse(readFileSync(name, 'utf8')) as SchemaNode,
    );
  }
  return files;
}
