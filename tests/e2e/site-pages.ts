import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { PagePayload } from '../../src/pages/payload';

const dataFolder = join(import.meta.dirname, '../../dist/_data');

/** The pages of the built site, the 404 page among them. */
export function listPages(): PagePayload[] {
  return readdirSync(dataFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => relative(dataFolder, join(entry.parentPath, entry.name)))
    .toSorted()
    .map((file) => readData<PagePayload | { redirect: string }>(file))
    .filter((data) => 'path' in data);
}

function readData<T>(file: string): T {
  return JSON.parse(readFileSync(join(dataFolder, file), 'utf8')) as T;
}
