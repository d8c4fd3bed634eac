import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { build, type Plugin } from 'vite';
import { createAjv, schemas } from '../../check/schema/compile-schema';
import { limitErrors } from '../../check/schema/limit-errors';
import { engineFolder } from '../../io/engine-folder.mjs';
import type { Bundle } from './bundles.mjs';
import { shareSchemas } from './share-schemas';

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
    plugins: [compiledSchemas(), ...(isMoved ? [] : [knownFolders])],
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

/** Puts the code that Ajv makes of the schemas in the place of the module that calls Ajv. */
function compiledSchemas(): Plugin {
  const id = '\0compiled-schemas.js';
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

/** As a module with imports: the functions of a module of CommonJS would be read twice at each start. */
function writeCompiledSchemas(): string {
  const ajv = createAjv({ source: true, esm: true });
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name);
  const names = Object.keys(schemas);
  // Ajv applies what processes its code only where it runs that itself.
  const code = limitErrors(
    standaloneCode(ajv, Object.fromEntries(names.map((name) => [name, name]))),
  );
  return `${importRequired(shareSchemas(code, schemas))}
import { customBlocks } from ${JSON.stringify(join(engineFolder, 'src/content/schema/custom-blocks.ts'))};
const validators = { ${names.join(', ')} };
// These do not know the blocks that a site adds: for those, Ajv is loaded.
const ajv = customBlocks.length === 0 ? undefined : await import(${JSON.stringify(join(engineFolder, 'src/check/schema/compile-schema.ts'))});
export const compileSchema = (name) => ajv ? ajv.compileSchema(name) : validators[name];`;
}

/** Ajv asks for its helpers by `require` in modules, too. */
function importRequired(code: string): string {
  const imports: string[] = [];
  const imported = code.replaceAll(/require\(("[^"]+")\)\.default/g, (_all, path: string) => {
    imports.push(`import helper${imports.length} from ${path};`);
    return `helper${imports.length - 1}`;
  });
  return [...imports, imported].join('\n');
}
