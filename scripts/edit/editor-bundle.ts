import { join } from 'node:path';
import { listCode } from '../cache/code-folders.mjs';
import { keepBundle, type AddPart } from '../cache/keep-bundle';
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
  const folder = await keepBundle(cacheFolder, 'scripts/edit/editor-bundle.ts', addEditor);
  return { folder, files: new Set(listCode(folder)) };
}

function addEditor(folder: string, addPart: AddPart): Promise<void> {
  return addPart({
    // Its typefaces are found from its scripts, wherever these are served.
    base: './',
    build: {
      outDir: folder,
      target: 'es2022',
      // From this machine, its size does not matter.
      chunkSizeWarningLimit: 10_000,
      modulePreload: false,
      rollupOptions: {
        input: 'src/editor/entry-editor.tsx',
        output: { entryFileNames: editorScript, chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}
