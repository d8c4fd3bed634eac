import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { indexLines } from '../../src/check/json/line-index';
import { scanJson } from '../../src/check/json/scan-json';
import type { SchemaNode } from '../../src/content/schema/schema-node';
import { CommandError } from '../../src/io/command-error';

/**
 * Reads every schema file below `folder`; keys are paths relative to it, with forward slashes.
 *
 * @throws CommandError when one of them is not JSON
 */
export function readSchemaFiles(folder: string): Map<string, SchemaNode> {
  const files = new Map<string, SchemaNode>();
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.schema.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const name of names) {
    const file = relative(folder, name).replaceAll('\\', '/');
    files.set(file, parseSchema(readFileSync(name, 'utf8'), `${basename(folder)}/${file}`));
  }
  return files;
}

function parseSchema(text: string, file: string): SchemaNode {
  try {
    return JSON.parse(text) as SchemaNode;
  } catch (error) {
    const [{ message, start } = { message: String(error), start: 0 }] = scanJson(text);
    const { line, column } = indexLines(text)(start);
    throw new CommandError(`${file}:${line}:${column}: ${message}`, { cause: error });
  }
}
