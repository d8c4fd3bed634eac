import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InlineConfig, Plugin } from 'vite';
import { iconSpriteUrl } from '../../src/payload/page-paths';
import { findFresh, placeNoted } from '../cache/code-inputs.mjs';
import { bundlerSettings, ModuleNotes } from '../cache/trace-modules';
import type { App } from '../plan/plan-site';
import { planFile, type FileOutput } from '../plan/output';
import { listPublicFiles } from '../read/public-files';
import { compressFiles } from './compress-files';
import { createStagingFolder } from './swap-folder';
import { projectFolder } from '../project-folder';

const cacheFolder = join(projectFolder, 'node_modules/.cache/bundle');

/** The built code of the site: the same for every config. */
export interface Bundle {
  app: App;
  /** the module that renders pages in a worker thread */
  workerFile: string;
}

/** Builds the browser's and the renderer's code with Vite, or takes both from the cache. */
export async function buildBundle(): Promise<Bundle> {
  const folder = findFresh(cacheFolder, process.version) ?? (await makeBundle());
  const clientFolder = join(folder, 'client');
  return {
    app: {
      key: basename(folder),
      script: findEntry(clientFolder),
      outputs: planClientFiles(clientFolder),
    },
    workerFile: join(folder, 'server/render-worker.js'),
  };
}

/** What the browser loads: the scripts and the icons. */
function planClientFiles(clientFolder: string): FileOutput[] {
  return [...listPublicFiles(clientFolder)]
    .filter((file) => !/\.(gz|br)$/.test(file))
    .map((file) => planFile(file, () => ({ path: join(clientFolder, file), isCompressed: true })));
}

/** @returns the folder of the bundle, which is named after all it is made from */
async function makeBundle(): Promise<string> {
  // Loaded only when needed: the bundler is most of the memory of a small build.
  const { build } = await import('vite');
  const { default: react } = await import('@vitejs/plugin-react');
  const notes = new ModuleNotes();
  // How the bundle is made counts as well.
  await notes.trace('scripts/build/bundle.ts');
  const sharedConfig: InlineConfig = {
    root: projectFolder,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [notes.plugin, react()],
  };
  const staging = createStagingFolder(join(cacheFolder, 'bundle'));
  const plugins = [...(sharedConfig.plugins ?? []), plainImports];
  await build({ ...sharedConfig, plugins, ...clientConfig(join(staging, 'client')) });
  await build({ ...sharedConfig, ...serverConfig(join(staging, 'server')) });
  await writeIconSprite(staging);
  compressFiles(join(staging, 'client'), 11);
  const folder = placeNoted(
    staging,
    cacheFolder,
    process.version,
    notes.listInputs(bundlerSettings),
  );
  removeOldBundles(folder);
  return folder;
}

/** Bundles that no build can still be using; the clock of the disk may not be ours. */
function removeOldBundles(newest: string): void {
  for (const name of readdirSync(cacheFolder)) {
    const path = join(cacheFolder, name);
    if (path === newest) continue;
    if (Date.now() - statSync(path).mtimeMs > 3_600_000) rmSync(path, { recursive: true });
  }
}

/**
 * Vite's helper for `import()` loads the stylesheets and dependencies of a chunk beforehand. Ours
 * have no stylesheets, and it would be a fifth of the boot script.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null,
};

function clientConfig(outDir: string): InlineConfig {
  return {
    build: {
      outDir,
      target: 'es2022',
      modulePreload: false,
      manifest: true,
      rollupOptions: { input: 'src/entry-client.ts' },
    },
  };
}

function serverConfig(outDir: string): InlineConfig {
  return {
    // Bundled whole, so that every library runs in its production form and starts fast.
    ssr: { noExternal: true },
    build: {
      outDir,
      ssr: true,
      target: 'node20',
      rollupOptions: { input: ['scripts/build/render-worker.ts', 'src/render/icon-sprite.tsx'] },
    },
  };
}

async function writeIconSprite(folder: string): Promise<void> {
  const { renderIconSprite } = (await import(
    pathToFileURL(join(folder, 'server/icon-sprite.js')).href
  )) as typeof import('../../src/render/icon-sprite');
  writeFileSync(join(folder, 'client', iconSpriteUrl), renderIconSprite());
}

function findEntry(clientFolder: string): string {
  const manifest = JSON.parse(
    readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8'),
  ) as Record<string, { file: string }>;
  const entry = manifest['src/entry-client.ts'];
  if (!entry) throw new Error('The bundle has no src/entry-client.ts');
  return `/${entry.file}`;
}
