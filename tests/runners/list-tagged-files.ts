import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../src/io/project-folder';

/** The files of unit tests whose titles have a tag, as a pattern: the others need not be loaded. */
export function listTaggedFiles(tag: string): string[] {
  return readdirSync(join(projectFolder, 'tests'), { recursive: true, encoding: 'utf8' })
    .map((file) => `tests/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => new RegExp(tag).test(readFileSync(join(projectFolder, file), 'utf8')));
}
