import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'vite';
import { engineFolder } from '../../io/engine-folder.mjs';
import type { Bundle } from './bundles.mjs';
import { compiledSchema } from './compiled-schema';

/** Packages that have to be loaded from where they are, and those that are seldom needed. */
const unbundled = [
  '@sparticuz/chromium',
  '@vitejs/plugin-react',
  'fontkit',
  'heic-decode',
  'lightningcss',
  'playwright-core',
  'rolldown',
  'sharp',
  'subset-font',
  'tinypool',
  'vite',
];

/**
 * Bundles the commands that editors wait for, with the schemas compiled: reading the sources and
 * compiling the schemas takes most of the time of a check. Takes much memory: see `keepCommands`.
 *
 * @param folder where the bundle goes
 * @param isMoved it will run elsewhere, with the engine around it
 */
export async function bundleCommands(
  folder: string,
  { commands, mode, isMoved = false }: Bundle & { isMoved?: boolean },
): Promise<void> {
  // All at once: what several of them use is read, bundled, and checked at each start once.
  await build({
    root: engineFolder,
    configFile: false,
    publicDir: false,
    // The output belongs to the command.
    logLevel: 'error',
    plugins: [compiledSchema(), ...(isMoved ? [] : [knownFolders])],
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    ssr: { noExternal: true, external: unbundled },
    build: {
      outDir: folder,
      emptyOutDir: false,
      ssr: true,
      target: 'node20',
      rollupOptions: {
        input: commands.map((command) => join(engineFolder, `${command}.ts`)),
      },
    },
  });
  // Node.js would read each file to find out.
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
}

/** Modules of ours that ask where they are get the answer that they had unbundled. */
const knownFolders: Plugin = {
  name: 'known-folders',
  transform: (code, id) =>
    code.replaceAll('import.meta.dirname', JSON.stringify(dirname(id.split('?')[0] ?? id))),
};
