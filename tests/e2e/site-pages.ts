import { join } from 'node:path';
import type { PagePayload } from '../../src/pages/payload';
import { readBuiltPages } from '../hosts/read-built-pages';

/** The pages of the site in `dist/`, the 404 page among them. */
export function listPages(): PagePayload[] {
  return readBuiltPages(join(import.meta.dirname, '../../dist'));
}
