import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findEnginePart, type EnginePart } from '../io/cache/engine-part';
import type { App } from './outputs/plan-site';
import { planFile, type FileOutput } from './outputs/output';

/** The built code of the site: the same for every config. */
export interface Bundle {
  app: App;
  /** the module that renders pages in a worker thread */
  workerFile: string;
  /** the module that renders pages in the process that loads it */
  pagesFile: string;
}

/** Finds the browser's and the renderer's code, or builds both with Vite. */
export async function buildBundle(): Promise<Bundle> {
  const part = await findEnginePart('app');
  return {
    app: {
      key: part.key,
      script: findEntry(part.folder),
      outputs: planClientFiles(part),
    },
    workerFile: join(part.folder, 'server/render-worker.js'),
    pagesFile: join(part.folder, 'server/render-pages.js'),
  };
}

/** What the browser loads: the scripts and the icons. */
function planClientFiles({ folder, files }: EnginePart): FileOutput[] {
  return Object.keys(files)
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
