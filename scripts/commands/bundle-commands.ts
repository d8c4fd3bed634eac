import { dirname, join } from 'node:path';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { build, type Plugin } from 'vite';
import { createAjv, schemas } from '../../src/config/schema/compile-schema';
import { removeUnused } from '../cache/cache-files';
import type { CodeInputs } from '../cache/code-inputs.mjs';
import { keepCode } from '../cache/keep-code';
import { limitErrors } from '../../src/config/schema/limit-errors';
import { bundlerSettings, ModuleNotes } from '../cache/trace-modules';
import { projectFolder } from '../project-folder';

/** Packages that have to be loaded from where they are, and those that are seldom needed. */
const unbundled = [
  '@vitejs/plugin-react',
  'fontkit',
  'heic-decode',
  'sharp',
  'subset-font',
  'tinypool',
  'vite',
];

/**
 * Bundles the commands that editors wait for, with the schemas compiled: reading the sources and
 * compiling the schemas takes most of the time of a check.
 *
 * @param commands which ones, by their names in package.json
 * @param cacheFolder where the bundle goes; older ones there are removed
 * @param maker what else the bundle depends on, see `findFresh`
 * @returns the folder of the bundle
 */
export async function bundleCommands(
  commands: readonly string[],
  cacheFolder: string,
  maker: string,
): Promise<string> {
  const folder = await keepCode(cacheFolder, maker, (into) => bundleInto(commands, into));
  removeUnused(cacheFolder, { after: 0, except: folder });
  return folder;
}

async function bundleInto(commands: readonly string[], folder: string): Promise<CodeInputs> {
  const notes = new ModuleNotes();
  // How the bundle is made counts as well, and so do the schemas that are compiled.
  await notes.trace('scripts/commands/bundle-commands.ts');
  // All at once: what several of them use is read, bundled, and checked at each start once.
  await build({
    root: projectFolder,
    configFile: false,
    publicDir: false,
    // The output belongs to the command.
    logLevel: 'error',
    plugins: [notes.plugin, compiledSchemas(), knownFolders],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, external: unbundled },
    build: {
      outDir: folder,
      emptyOutDir: false,
      ssr: true,
      target: 'node20',
      rollupOptions: {
        input: commands.map((command) => join(projectFolder, `scripts/${command}.ts`)),
      },
    },
  });
  return notes.listInputs(bundlerSettings);
}

/** Puts the code that Ajv makes of the schemas in the place of the module that calls Ajv. */
function compiledSchemas(): Plugin {
  const id = '\0compiled-schemas.cjs';
  return {
    name: 'compiled-schemas',
    enforce: 'pre',
    resolveId: (source) => (source.endsWith('/compile-schema') ? id : undefined),
    load: (requested) => (requested === id ? writeCompiledSchemas() : undefined),
  };
}

/** Modules of ours that ask where they are get the answer that they had unbundled. */
const knownFolders: Plugin = {
  name: 'known-folders',
  transform: (code, id) =>
    code.replaceAll('import.meta.dirname', JSON.stringify(dirname(id.split('?')[0] ?? id))),
};

function writeCompiledSchemas(): string {
  const ajv = createAjv({ source: true });
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name);
  const names = Object.fromEntries(Object.keys(schemas).map((name) => [name, name]));
  // Ajv applies what processes its code only where it runs that itself.
  return `${limitErrors(standaloneCode(ajv, names))}
const validators = { ...exports };
exports.compileSchema = (name) => validators[name];`;
}
