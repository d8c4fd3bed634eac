import { build, type InlineConfig } from 'vite';
import react from '@vitejs/plugin-react';
import { projectFolder } from '../project-folder';
import type { CodeInputs } from './code-inputs.mjs';
import { bundlerSettings, ModuleNotes } from './trace-modules';

/** Adds to a bundle what Vite makes of our modules by a configuration. */
export type AddPart = (config: InlineConfig) => Promise<void>;

/**
 * Makes a bundle of our React code. Takes much memory: see `storeBundle`.
 *
 * @param folder where it goes
 * @param maker the path of the module that knows its parts, in the project: what it depends on counts too
 * @param addParts writes all of it into the folder
 * @returns what it was made from
 */
export async function makeBundle(
  folder: string,
  maker: string,
  addParts: (folder: string, addPart: AddPart) => Promise<void>,
): Promise<CodeInputs> {
  const notes = new ModuleNotes();
  await notes.trace(maker);
  await addParts(folder, async ({ plugins = [], build: options, ...config }) => {
    const { rollupOptions } = options ?? {};
    await build({
      root: projectFolder,
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      plugins: [notes.plugin, react(), ...plugins],
      build: {
        emptyOutDir: false,
        ...options,
        // That plugins take long on a slow machine is nothing to act on.
        rollupOptions: { ...rollupOptions, checks: { bundlerTimings: false } },
      },
      ...config,
    });
  });
  return notes.listInputs(bundlerSettings);
}
