import type { InlineConfig } from 'vite';
import { projectFolder } from '../project-folder';
import { removeUnused } from './cache-files';
import { findFresh } from './code-folders.mjs';
import { keepCode } from './keep-code';
import { bundlerSettings, ModuleNotes } from './trace-modules';

/** Adds to a bundle what Vite makes of our modules by a configuration. */
export type AddPart = (config: InlineConfig) => Promise<void>;

/**
 * Finds a bundle of our React code in a cache. One that is not there, or was made from other code, is
 * made and kept.
 *
 * @param cacheFolder where it is kept
 * @param maker the path of the module that makes it, in the project: what it depends on counts as well
 * @param addParts writes all of it into a folder
 * @returns its folder, which is named after all it is made from
 */
export async function keepBundle(
  cacheFolder: string,
  maker: string,
  addParts: (folder: string, addPart: AddPart) => Promise<void>,
): Promise<string> {
  const kept = findFresh(cacheFolder, process.version);
  if (kept) return kept;
  const made = await keepCode(cacheFolder, process.version, async (folder) => {
    // Loaded only when needed: the bundler is most of the memory of a small build.
    const { build } = await import('vite');
    const { default: react } = await import('@vitejs/plugin-react');
    const notes = new ModuleNotes();
    await notes.trace(maker);
    await addParts(folder, async ({ plugins = [], build: options, ...config }) => {
      await build({
        root: projectFolder,
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        plugins: [notes.plugin, react(), ...plugins],
        build: { emptyOutDir: false, ...options },
        ...config,
      });
    });
    return notes.listInputs(bundlerSettings);
  });
  // Those that no other process can still be using; the clock of the disk may not be ours.
  removeUnused(cacheFolder, { after: 3_600_000, except: made });
  return made;
}
