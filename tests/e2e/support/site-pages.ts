import { join } from 'node:path';
import { readBuiltPages } from '../../../scripts/read/read-built-pages';
import type { PagePayload } from '../../../src/payload/payload';
import { projectFolder } from '../../../scripts/project-folder';

/** The pages of the site in `dist/`, the 404 page among them. */
export function listPages(): PagePayload[] {
  return readBuiltPages(join(projectFolder, 'dist'));
}
