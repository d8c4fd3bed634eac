import { bundleReact } from '../../build/bundle-react';
import { editorScript } from './editor-page';

/** Makes the part of the engine that `readEditorCode` reads, in a folder. */
export function bundleEditor(folder: string): Promise<void> {
  return bundleReact({
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
