import type { CodeInputs } from '../../io/cache/code-inputs.mjs';
import { makeBundle, type AddPart } from '../../io/cache/make-bundle';
import { editorScript } from './editor-bundle';

/** Makes the bundle that `findEditorBundle` finds in the cache, in a folder. */
export function bundleEditor(folder: string): Promise<CodeInputs> {
  return makeBundle(folder, 'src/editor/server/bundle-editor.ts', addEditor);
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
        input: 'src/editor/client/entry-editor.tsx',
        output: { entryFileNames: editorScript, chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}
