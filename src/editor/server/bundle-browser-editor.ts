import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { bundleReact } from '../../build/bundle-react';
import { compiledSchema } from '../../build/command-bundles/compiled-schema';
import { engineFolder } from '../../io/engine-folder.mjs';
import { editorPath } from '../protocol/editor-api';
import { startScript } from '../browser/browser-page';
import { serviceWorkerPath } from '../protocol/editor-addresses';

/** The code of the page, and that of its worker. */
const page = 'src/editor/browser';
const worker = 'src/editor/worker';

/** A module without content. */
const nothing = '\0nothing';

/** Packages that others load for features that we do not use: streams and source maps. */
const unused = new Set(['html-tokenize', 'multipipe', 'source-map-js', 'through']);

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
  'src/render/minify-styles.ts',
  'src/review/draw-thumbnails.ts',
]);

/** Makes the editor as a static website, for any site, in a folder. */
export async function bundleBrowserEditor(folder: string): Promise<void> {
  const inEditor = join(folder, editorPath);
  await bundleReact({
    base: './',
    build: {
      outDir: inEditor,
      target: 'es2022',
      chunkSizeWarningLimit: 10_000,
      modulePreload: false,
      rollupOptions: {
        input: `${page}/entry-browser.tsx`,
        output: { entryFileNames: startScript, chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  await bundleWorker(inEditor);
  await bundleServiceWorker(folder);
}

function bundleWorker(folder: string): Promise<void> {
  return bundleReact({
    // Packages for Node.js say what browsers lack, of which nothing is called.
    logLevel: 'error',
    base: './',
    plugins: [compiledSchema(), forWorker],
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    resolve: {
      conditions: ['worker', 'module', 'import', 'default'],
      mainFields: ['module', 'main'],
    },
    build: {
      outDir: folder,
      target: 'es2022',
      chunkSizeWarningLimit: 10_000,
      modulePreload: false,
      rollupOptions: {
        input: `${worker}/worker.ts`,
        output: { entryFileNames: 'worker.js', chunkFileNames: 'worker-[name]-[hash].js' },
      },
    },
  });
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
    const other = inWorker[source];
    if (other !== undefined) return join(engineFolder, other);
    if (!source.startsWith('.') || importer === undefined) return undefined;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    const file = resolved?.id.slice(engineFolder.length + 1) ?? '';
    return replaced.has(file) ? join(engineFolder, worker, 'replaced', basename(file)) : resolved;
  },
  load: (id) => (id === nothing ? 'export default {}' : undefined),
};
