import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { build, type Plugin } from 'vite';
import { createAjv, schemas } from '../../check/schema/compile-schema';
import type { CodeInputs } from '../../io/cache/code-inputs.mjs';
import { limitErrors } from '../../check/schema/limit-errors';
import { bundlerSettings, ModuleNotes } from '../../io/cache/trace-modules';
import { projectFolder } from '../../io/project-folder';
import type { Bundle } from './bundles.mjs';
import { shareSchemas } from './share-schemas';

/** Packages that have to be loaded from where they are, and those that are seldom needed. */
const unbundled = [
  '@vitejs/plugin-react',
  'fontkit',
  'heic-decode',
  'lightningcss',
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
 * @returns what it was made from
 */
export async function bundleCommands(
  folder: string,
  { commands, mode, sources }: Bundle,
): Promise<CodeInputs> {
  const notes = new ModuleNotes();
  // How the bundle is made counts as well, and so do the schemas that are compiled.
  await notes.trace('src/build/command-bundles/bundle-commands.ts');
  // All at once: what several of them use is read, bundled, and checked at each start once.
  await build({
    root: projectFolder,
    configFile: false,
    publicDir: false,
    // The output belongs to the command.
    logLevel: 'error',
    plugins: [notes.plugin, compiledSchemas(), knownFolders],
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    ssr: { noExternal: true, external: unbundled },
    build: {
      outDir: folder,
      emptyOutDir: false,
      ssr: true,
      target: 'node20',
      rollupOptions: {
        input: commands.map((command) => join(projectFolder, `${command}.ts`)),
      },
    },
  });
  // Node.js would read each file to find out.
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  return notes.listInputs([...bundlerSettings, ...sources]);
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
const validators = { ${names.join(', ')} };
export const compileSchema = (name) => validators[name];`;
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
