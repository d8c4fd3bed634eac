import { join } from 'node:path';
import type { InlineConfig } from 'vite';
import { removeUnused } from '../cache/cache-files';
import { findFresh, listCode } from '../cache/code-folders.mjs';
import type { CodeInputs } from '../cache/code-inputs.mjs';
import { keepCode } from '../cache/keep-code';
import { bundlerSettings, ModuleNotes } from '../cache/trace-modules';
import { projectFolder } from '../project-folder';

const cacheFolder = join(projectFolder, 'node_modules/.cache/editor');

/** The name of the script that starts the editor in the browser. */
export const editorScript = 'entry-editor.js';

/** The code of the editor for the browser. */
export interface EditorBundle {
  folder: string;
  /** paths in the folder */
  files: ReadonlySet<string>;
}

/** Bundles the editor, or takes it from the cache. */
export async function bundleEditor(): Promise<EditorBundle> {
  const folder = findFresh(cacheFolder, process.version) ?? (await makeBundle());
  return { folder, files: new Set(listCode(folder)) };
}

async function makeBundle(): Promise<string> {
  const folder = await keepCode(cacheFolder, process.version, bundleInto);
  removeUnused(cacheFolder, { after: 3_600_000, except: folder });
  return folder;
}

async function bundleInto(folder: string): Promise<CodeInputs> {
  // Loaded only when needed: most starts find the bundle in the cache.
  const { build } = await import('vite');
  const { default: react } = await import('@vitejs/plugin-react');
  const notes = new ModuleNotes();
  // How the bundle is made counts as well.
  await notes.trace('scripts/edit/editor-bundle.ts');
  const config: InlineConfig = {
    root: projectFolder,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [notes.plugin, react()],
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      // From this machine, its size does not matter.
      chunkSizeWarningLimit: 10_000,
      modulePreload: false,
      rollupOptions: {
        input: 'src/editor/entry-editor.tsx',
        output: { entryFileNames: editorScript, chunkFileNames: '[name]-[hash].js' },
      },
    },
  };
  await build(config);
  return notes.listInputs(bundlerSettings);
}
