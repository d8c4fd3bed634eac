import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { customBlocksFolder } from '../../../io/custom-blocks.mjs';
import { getIn } from '../../../utils/json';
import { isPlain } from '../publish/content-files';
import { RefusedRequest } from '../read-body';
import type { SiteFiles } from './list-new-files';

/** GitHub cannot build the website without these. */
const needed = ['package.json', 'package-lock.json', '.github/workflows/website.yml'] as const;

/** The files around the content that a new website has. */
const around = [
  ...needed,
  '.gitignore',
  '.vscode/settings.json',
  '.vscode/site.schema.json',
  '.vscode/tasks.json',
  'README.md',
];

/** @returns why a folder has not all that GitHub needs, and what to do; undefined when it has */
export function explainMissing(folder: string): string | undefined {
  const missing = needed.filter((file) => !isPlain(join(folder, file)));
  if (missing.length === 0) {
    return isWebsite(folder)
      ? undefined
      : `The file package.json in this folder doesn’t have “pagewright” in its dependencies. Run “npm install pagewright” in this folder, then try again.`;
  }
  if (missing.length === 1 && missing[0] === 'package-lock.json' && isWebsite(folder)) {
    return 'The file package-lock.json is missing in this folder. Run “npm install” in this folder, then try again.';
  }
  return `GitHub needs files that this folder doesn’t have: ${missing.join(', ')}. Create a folder with “npm create pagewright@latest my-practice”, copy site.config.json and the folder public into it and start the editor there.`;
}

function isWebsite(folder: string): boolean {
  try {
    const about: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return typeof getIn(about, ['dependencies', 'pagewright']) === 'string';
  } catch {
    return false;
  }
}

/**
 * The files around the content of a site that make a website of it: those that it began with, and its own
 * blocks.
 *
 * @throws RefusedRequest when some are missing
 */
export function readFolderFiles(folder: string): SiteFiles {
  const missing = explainMissing(folder);
  if (missing !== undefined) throw new RefusedRequest(422, missing);
  const paths = [...around, ...listBlockFiles(folder)];
  return Object.fromEntries(
    paths
      .filter((path) => isPlain(join(folder, path)))
      .map((path) => [path, readFileSync(join(folder, path))]),
  );
}

/** The code of custom blocks, without packages, hidden files and links. */
function listBlockFiles(folder: string): string[] {
  const blocks = join(folder, customBlocksFolder);
  if (!existsSync(blocks)) return [];
  return readdirSync(blocks, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .filter((path) => !/\/(?:\.|node_modules\/)/.test(path))
    .toSorted();
}
