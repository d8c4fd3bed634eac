import { symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InlineConfig, Plugin, Rolldown } from 'vite';
import { iconSpriteUrl } from '../payload/page-paths';
import { engineFolder } from '../io/engine-folder.mjs';
import { bundleReact } from './bundle-react';
import { bundlerTarget } from '../contract/supported-browsers';
import { createChunkChooser, loadOrder } from './choose-chunk';
import { compressFiles } from './compress-files';

/** What the blocks of a site are made with. */
const blockKit = 'src/shell/block-kit.ts';

/** A script, with the names of those that it imports at once. */
type Chunk = Pick<Rolldown.RenderedChunk, 'name' | 'fileName' | 'imports'>;

/** Makes the part of the engine that `buildBundle` finds, in a folder. */
export async function bundleApp(folder: string): Promise<void> {
  const client = clientConfig(join(folder, 'client'));
  await bundleReact({ plugins: [plainImports, fetchedImports], ...client });
  const server = join(folder, 'server');
  await bundleReact(serverConfig(server));
  // Where the bundle cannot be kept, it is in no folder that says so, and no package is found there. Not
  // by a path in the code: pages and their version would be others in each folder of the project.
  writeFileSync(join(server, 'package.json'), JSON.stringify({ type: 'module' }));
  if (!folder.startsWith(engineFolder)) {
    symlinkSync(join(engineFolder, 'node_modules'), join(folder, 'node_modules'), 'junction');
  }
  await writeIconSprite(folder);
  compressFiles(join(folder, 'client'), 11);
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

/**
 * Fetches each script before it is imported, which then finds it in the browser's cache. A browser may
 * remember for as long as the page lives that an import has failed, and never ask for that script
 * again; what was fetched in vain is fetched again.
 */
const fetchedImports: Plugin = {
  name: 'fetched-imports',
  renderChunk: (code, chunk, _options, { chunks }) =>
    code.replaceAll(
      /\bimport\(["'`]\.\/([^"'`]+)["'`]\)/g,
      (found, file: string) =>
        `Promise.all(${JSON.stringify(listMissing(file, chunk, chunks))}.map(async (file) => {
          const response = await fetch(new URL(file, import.meta.url));
          if (!response.ok) throw response;
          await response.blob();
        })).then(() => ${found})`,
    ),
};

/**
 * A script and those that it needs, without what the script that imports it has already, and what every
 * page has loaded before.
 */
function listMissing(
  file: string,
  importer: Chunk,
  chunks: Readonly<Record<string, Chunk>>,
): string[] {
  const all = Object.values(chunks);
  const wanted = all.find(({ fileName }) => basename(fileName) === file);
  const before = new Set(loadOrder.slice(0, Math.max(0, loadOrder.indexOf(wanted?.name ?? ''))));
  const loaded = [importer, ...all.filter(({ name }) => before.has(name))];
  const known = new Set(loaded.flatMap(({ fileName, imports }) => [fileName, ...imports]));
  const needed = wanted?.imports.filter((path) => !known.has(path)) ?? [];
  return [file, ...needed.map((path) => basename(path))].map((one) => `./${one}`);
}

/** Scripts that only sites with announcements, events, a search in their header or several languages load. */
const rareCode = /^(?:announcements|event-facts|header-search|search-field|language-switch)$/;

function clientConfig(outDir: string): InlineConfig {
  return {
    build: {
      outDir,
      target: bundlerTarget,
      modulePreload: false,
      manifest: true,
      rollupOptions: {
        input: ['src/entry-client.ts', blockKit],
        // Blocks of a site import the kit by its names.
        preserveEntrySignatures: 'allow-extension',
        output: {
          // Told apart from what all pages load.
          chunkFileNames: ({ name, facadeModuleId }) =>
            /\/src\/(?:blocks|components)\//.test(facadeModuleId ?? '') || rareCode.test(name)
              ? 'assets/block-[name]-[hash].js'
              : 'assets/[name]-[hash].js',
          codeSplitting: {
            groups: [{ name: createChunkChooser(engineFolder), debugName: 'needed at once' }],
            includeDependenciesRecursively: false,
          },
        },
      },
    },
  };
}

function serverConfig(outDir: string): InlineConfig {
  return {
    // Bundled whole, so that every library runs in its production form and starts fast;
    // but one brings a binary along.
    ssr: { noExternal: true, external: ['lightningcss'] },
    build: {
      outDir,
      ssr: true,
      target: 'node20',
      rollupOptions: {
        input: ['src/build/render-worker.ts', 'src/render/icon-sprite.ts', blockKit],
      },
    },
  };
}

async function writeIconSprite(folder: string): Promise<void> {
  const { renderIconSprite } = (await import(
    pathToFileURL(join(folder, 'server/icon-sprite.js')).href
  )) as typeof import('../render/icon-sprite');
  writeFileSync(join(folder, 'client', iconSpriteUrl), renderIconSprite());
}
