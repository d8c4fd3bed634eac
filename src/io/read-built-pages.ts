import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PagePayload } from '../payload/payload';

/** The pages of a built site, the 404 page among them. */
export function readBuiltPages(site: string): PagePayload[] {
  const folder = join(site, '_data');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as PagePayload | { redirect: string })
    .filter((data) => 'path' in data);
}
