import { basename, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { bundleReact } from '../../build/bundle-react';
import { compiledSchema } from '../../build/command-bundles/compiled-schema';
import { engineFolder } from '../../io/engine-folder.mjs';
import { editorPath } from '../protocol/editor-api';
import { serviceWorkerPath } from '../protocol/editor-addresses';

/** The code of the page, and that of its worker. */
const page = 'src/editor/browser';
const worker = 'src/editor/worker';

const pageEntry = `${page}/entry-browser.tsx`;
const workerEntry = `${worker}/worker.ts`;

/** A module without content. */
const nothing = '\0nothing';

/** A module with the function that all browsers have. */
const nativeClone = '\0native-clone';

/** Modules for features that the worker does not use: streams, source maps, and schemas of custom blocks. */
const unused = new Set([
  'html-tokenize',
  'multipipe',
  'source-map-js',
  'through',
  join(engineFolder, 'src/check/schema/compile-schema.ts'),
]);

/** Modules of Node.js and of packages, and what takes their place in a worker. */
const inWorker: Readonly<Record<string, string>> = {
  'node:fs/promises': `${worker}/node/fs-promises.ts`,
  'node:fs': `${worker}/node/fs.ts`,
  'node:crypto': `${worker}/node/crypto.ts`,
  'node:zlib': `${worker}/node/zlib.ts`,
  'node:path': 'node_modules/pathe/dist/index.mjs',
  // Only these functions of it are used, and not those for streams.
  'react-dom/server': 'node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js',
};

/** Modules of ours that need a computer: in a worker, those with the same name take their place. */
const replaced = new Set([
  'src/io/measure-assets.ts',
  'src/io/project-folder.ts',
  'src/io/read-check-context.ts',
  'src/io/typeface-packages.ts',
  'src/io/find-typeface.ts',
  'src/editor/server/picture-codec.ts',
  'src/render/page-styles.ts',
  'src/review/draw-thumbnails.ts',
]);

/** Makes the editor as a static website, for any site, in a folder. */
export async function bundleBrowserEditor(folder: string): Promise<void> {
  const inEditor = join(folder, editorPath);
  // In one build, so that the page and its worker share the modules that both need.
  await bundleReact({
    // Packages for Node.js say what browsers lack, of which nothing is called.
    logLevel: 'error',
    base: './',
    plugins: [compiledSchema(), forWorker],
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    resolve: {
      // Without "browser": a worker has no document, and packages find out where they run.
      conditions: ['module', 'import', 'default'],
      mainFields: ['module', 'main'],
    },
    build: {
      outDir: inEditor,
      target: 'es2022',
      chunkSizeWarningLimit: 10_000,
      modulePreload: false,
      rollupOptions: {
        input: [pageEntry, workerEntry],
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          codeSplitting: {
            groups: [{ name: createChunkNames(), includeDependenciesRecursively: false }],
          },
        },
      },
    },
  });
  await bundleServiceWorker(folder);
}

/** Joins what the page and its worker begin with in few files: they are smaller than many. */
function createChunkNames(): (id: string, graph: Rolldown.ChunkingContext) => string | null {
  let ofPage: ReadonlySet<string> | undefined;
  let ofWorker: ReadonlySet<string> | undefined;
  return (id, graph) => {
    ofPage ??= listLoaded(pageEntry, graph);
    ofWorker ??= listLoaded(workerEntry, graph);
    if (!ofPage.has(id)) return null;
    return ofWorker.has(id) ? 'shared' : 'page';
  };
}

/** All modules that are loaded with an entry. */
function listLoaded(entry: string, graph: Rolldown.ChunkingContext): Set<string> {
  const loaded = new Set([join(engineFolder, entry)]);
  for (const id of loaded) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) loaded.add(imported);
  }
  return loaded;
}

function bundleServiceWorker(folder: string): Promise<void> {
  return bundleReact({
    build: {
      outDir: folder,
      target: 'es2022',
      rollupOptions: {
        input: `${page}/service-worker.ts`,
        output: { format: 'iife', entryFileNames: basename(serviceWorkerPath) },
      },
    },
  });
}

/** Puts the modules of the worker in the place of those for a computer. */
const forWorker: Plugin = {
  name: 'for-worker',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (unused.has(source)) return nothing;
    if (source === '@ungap/structured-clone') return nativeClone;
    const other = inWorker[source];
    if (other !== undefined) return join(engineFolder, other);
    if (!source.startsWith('.') || importer === undefined) return undefined;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    const file = resolved?.id.slice(engineFolder.length + 1) ?? '';
    return replaced.has(file) ? join(engineFolder, worker, 'replaced', basename(file)) : resolved;
  },
  load(id) {
    if (id === nativeClone) return 'export default structuredClone';
    return id === nothing ? 'export default {}' : undefined;
  },
  // It renders every block from the start: in one file, they share what they have in common.
  transform(code, id) {
    const isLoadedLate = id.startsWith(join(engineFolder, 'src/editor/'));
    if (isLoadedLate || !id.startsWith(join(engineFolder, 'src/'))) return undefined;
    const imports: string[] = [];
    const joined = code.replaceAll(/\bimport\(('\.[^']+')\)/g, (_all, module: string) => {
      imports.push(`import * as dynamic${imports.length} from ${module};\n`);
      return `Promise.resolve(dynamic${imports.length - 1})`;
    });
    return imports.length > 0 ? { code: imports.join('') + joined, map: null } : undefined;
  },
};
