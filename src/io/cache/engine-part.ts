import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { engineFolder, isCompiled } from '../engine-folder.mjs';
import { findFresh, readCodeList } from './code-cache.mjs';
import { runInSubprocess } from './run-in-subprocess.mjs';
import { engineSources, hashFiles, stampSources } from './source-stamp.mjs';
import { storeCode } from './store-code';

/** Code of the engine that runs elsewhere than in the process that was started: what a bundler made. */
export interface EnginePart {
  folder: string;
  /** path in the folder → hash, sorted by path; other files in the folder do not belong to it */
  files: Readonly<Record<string, string>>;
  /** a hash of all of it */
  key: string;
}

/** Which function makes a part: the path of its module in the engine, and its name. */
export const partRecipes = {
  app: { module: 'src/build/bundle-app.ts', name: 'bundleApp' },
  'browser-editor': {
    module: 'src/editor/server/bundle-browser-editor.ts',
    name: 'bundleBrowserEditor',
  },
  editor: { module: 'src/editor/server/bundle-editor.ts', name: 'bundleEditor' },
} as const;

type PartName = keyof typeof partRecipes;

/**
 * Finds a part of the engine: in the installed package, or in a checkout in a cache. One that is not there,
 * or was made from other sources, is made in a process of its own and kept: the bundler takes more memory
 * than a build of ten thousand pages.
 */
export async function findEnginePart(name: PartName): Promise<EnginePart> {
  const folder = isCompiled ? join(engineFolder, name) : await bundlePart(name);
  const files = readCodeList(folder)?.files ?? hashFiles(folder);
  const key = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16);
  return { folder, files, key };
}

async function bundlePart(name: PartName): Promise<string> {
  const cacheFolder = join(engineFolder, 'node_modules/.cache', name);
  const origin = `${process.version} ${stampSources(engineSources)}`;
  return (
    findFresh(cacheFolder, origin) ??
    storeCode(cacheFolder, origin, (folder) =>
      runInSubprocess({ ...partRecipes[name], values: [folder] }),
    )
  );
}
