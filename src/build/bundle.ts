import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listCode } from '../io/cache/code-cache.mjs';
import { storeBundle } from '../io/cache/store-bundle';
import type { App } from './outputs/plan-site';
import { planFile, type FileOutput } from './outputs/output';
import { projectFolder } from '../io/project-folder';

const cacheFolder = join(projectFolder, 'node_modules/.cache/bundle');

const recipe = { module: 'src/build/bundle-app.ts', name: 'bundleApp' };

/** The built code of the site: the same for every config. */
export interface Bundle {
  app: App;
  /** the module that renders pages in a worker thread */
  workerFile: string;
  /** the module that renders pages in the process that loads it */
  pagesFile: string;
}

/** Builds the browser's and the renderer's code with Vite, or takes both from the cache. */
export async function buildBundle(): Promise<Bundle> {
  const folder = await storeBundle(cacheFolder, recipe);
  return {
    app: {
      key: basename(folder),
      script: findEntry(folder),
      outputs: planClientFiles(folder),
    },
    workerFile: join(folder, 'server/render-worker.js'),
    pagesFile: join(folder, 'server/render-pages.js'),
  };
}

/** What the browser loads: the scripts and the icons. */
function planClientFiles(folder: string): FileOutput[] {
  return listCode(folder)
    .filter((file) => file.startsWith('client/') && !/\.(gz|br)$|\/\./.test(file))
    .map((file) =>
      planFile(file.slice('client'.length), () => ({
        path: join(folder, file),
        isCompressed: true,
      })),
    );
}

function findEntry(folder: string): string {
  const manifest = JSON.parse(
    readFileSync(join(folder, 'client/.vite/manifest.json'), 'utf8'),
  ) as Record<string, { file: string }>;
  const entry = manifest['src/entry-client.ts'];
  if (!entry) throw new Error('The bundle has no src/entry-client.ts');
  return `/${entry.file}`;
}
