import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findEnginePart, type EnginePart } from '../io/cache/engine-part';
import {
  compileCustomBlocks,
  linkCustomBlock,
  writeForRenderer,
} from './custom-blocks/compile-custom-blocks';
import type { App } from './outputs/plan-site';
import { planFile, type FileOutput } from './outputs/output';

/** The built code of the site: the same for every config. */
export interface Bundle {
  app: App;
  /** the module that renders pages in a worker thread */
  workerFile: string;
  /** of the block types that the site adds: type → address of the module that renders them */
  customModules: Readonly<Record<string, string>>;
}

/** Finds the browser's and the renderer's code, or builds both with Vite; adds that of the site. */
export async function buildBundle(): Promise<Bundle> {
  const part = await findEnginePart('app');
  const kit = basename(findEntry(part.folder, 'src/shell/block-kit.ts'));
  const blocks = await compileCustomBlocks();
  const scripts = blocks.map((block) => {
    const { name, code } = linkCustomBlock(block, `./${kit}`);
    return { type: block.type, url: `/assets/${name}.js`, code };
  });
  return {
    app: {
      key: part.key + scripts.map(({ url }) => url).join(),
      script: findEntry(part.folder, 'src/entry-client.ts'),
      outputs: [
        ...planClientFiles(part),
        ...scripts.map(({ url, code }) => planFile(url, () => code)),
      ],
      customBlocks: Object.fromEntries(scripts.map(({ type, url }) => [type, url])),
    },
    workerFile: join(part.folder, 'server/render-worker.js'),
    customModules: writeForRenderer(blocks, join(part.folder, 'server/block-kit.js')),
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

function findEntry(folder: string, module: string): string {
  const manifest = JSON.parse(
    readFileSync(join(folder, 'client/.vite/manifest.json'), 'utf8'),
  ) as Record<string, { file: string }>;
  const entry = manifest[module];
  if (!entry) throw new Error(`The bundle has no ${module}`);
  return `/${entry.file}`;
}
