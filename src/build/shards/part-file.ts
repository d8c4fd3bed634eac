import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Output } from '../../io/output-folder';
import type { PageStyleNames } from '../page-cache';
import { CommandError } from '../../io/command-error';
import { nameConfigFile } from '../../io/config-file';
import type { Origin } from './origin';
import type { Shard } from './shard';

const partFile = 'part.json';

/** A part of a site: what it is in `part.json`, and its files in a folder beside that. */
export const partOutput: Output = { name: 'part', type: 'folder', mark: partFile };

/** What is known of a part. */
export interface Part {
  shard: Shard;
  origin: Origin;
  /** path below the folder of the site → digest */
  files: [file: string, digest: string][];
  /** address of each of its pages → the styles of it */
  pages: [path: string, styles: PageStyleNames][];
}

/** Where the files of a part are. */
export function locateFiles(partFolder: string): string {
  return join(partFolder, 'files');
}

/** Changes when the content does. */
export function digestContent(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64');
}

/** Notes what a part is. */
export function writePart(folder: string, part: Part): void {
  const digest = digestContent(JSON.stringify(part));
  writeFileSync(join(folder, partFile), JSON.stringify({ digest, part }));
}

/** @throws CommandError when what was noted is not as it was written */
export function readPart(folder: string): Part {
  const file = join(folder, partFile);
  const { digest, part } = parse(readFileSync(file, 'utf8'));
  if (part === undefined || digest !== digestContent(JSON.stringify(part))) throw refuse(file);
  return part;
}

/**
 * The content of a file of a part.
 *
 * @param file its path below the folder of the site
 * @throws CommandError when it is not there, or not as it was made
 */
export function readFromPart(folder: string, file: string, digest: string): Uint8Array {
  const path = join(locateFiles(folder), file);
  if (!existsSync(path)) {
    throw new CommandError(
      `${nameConfigFile(path)} is missing. Copy that part again with its hidden files, or rebuild it.`,
    );
  }
  const content = readFileSync(path);
  if (digestContent(content) !== digest) throw refuse(path);
  return content;
}

function refuse(file: string): CommandError {
  return new CommandError(
    `${nameConfigFile(file)} was changed after the build. Copy that part again, or rebuild it.`,
  );
}

function parse(text: string): { digest?: string; part?: Part } {
  try {
    return JSON.parse(text) as { digest?: string; part?: Part };
  } catch {
    return {};
  }
}
