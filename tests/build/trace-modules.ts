import { join, relative, sep } from 'node:path';
import { build } from 'vite';
import { engineFolder } from '../../src/io/engine-folder.mjs';

/** What code is made of. */
interface Traced {
  /** its modules, as paths in the project, sorted */
  files: string[];
  /** the packages that it loads, sorted */
  packages: string[];
}

/** Finds all modules that code would load, by asking the bundler. */
export async function traceModules(entry: string): Promise<Traced> {
  const files = new Set<string>();
  const traced = await build({
    root: engineFolder,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'note-modules',
        load: {
          order: 'pre',
          handler: (id) => {
            const file = relative(engineFolder, id.split('?')[0] ?? id).replaceAll(sep, '/');
            if (!id.startsWith('\0') && !/^(?:\.\.|node_modules)\//.test(file)) files.add(file);
            return null;
          },
        },
      },
    ],
    build: { write: false, ssr: join(engineFolder, entry), target: 'node20' },
  });
  const outputs = [traced].flat().flatMap((result) => ('output' in result ? result.output : []));
  const own = new Set(outputs.map(({ fileName }) => fileName));
  const packages = outputs
    .flatMap((chunk) => (chunk.type === 'chunk' ? [...chunk.imports, ...chunk.dynamicImports] : []))
    .filter((name) => !own.has(name) && !name.startsWith('node:'))
    // "@scope/name/file" → "@scope/name"
    .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
  return { files: [...files].toSorted(), packages: [...new Set(packages)].toSorted() };
}
