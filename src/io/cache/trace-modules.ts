import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { build, type Plugin } from 'vite';
import { projectFolder } from '../project-folder';
import { hashInput, type CodeInputs } from './code-inputs.mjs';

/** What a bundle depends on besides modules: which packages there are, and how to read TypeScript. */
export const bundlerSettings = ['package-lock.json', 'tsconfig.json'];

/**
 * Notes the modules of the project that Vite loads, each as it is at that moment: one that changes
 * while the bundle is made is another one afterwards.
 */
export class ModuleNotes {
  private readonly files = new Map<string, string>();

  /** Belongs to the plugins of each part of the bundle. */
  readonly plugin: Plugin = {
    name: 'module-notes',
    load: {
      order: 'pre',
      handler: (id) => {
        const [path = ''] = id.split('?');
        const file = relative(projectFolder, path).split(sep).join('/');
        const isOurs = !id.startsWith('\0') && !/^(?:\.\.|node_modules)\//.test(file);
        if (isOurs && existsSync(join(projectFolder, file))) this.files.set(file, hashInput(file));
        return null;
      },
    },
  };

  /**
   * The modules, sorted by their paths.
   *
   * @param others files of the project that count like modules
   */
  listInputs(others: readonly string[] = []): CodeInputs {
    const all = [...others.map((file) => [file, hashInput(file)] as const), ...this.files];
    return Object.fromEntries(all.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }

  /**
   * Adds what code is made of that runs as it is, without being bundled.
   *
   * @returns the packages that it loads, as it names them
   */
  async trace(entry: string): Promise<string[]> {
    const traced = await build({
      root: projectFolder,
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      plugins: [this.plugin],
      build: { write: false, ssr: join(projectFolder, entry), target: 'node20' },
    });
    const outputs = [traced].flat().flatMap((result) => ('output' in result ? result.output : []));
    const imported = outputs.flatMap((chunk) =>
      chunk.type === 'chunk' ? [...chunk.imports, ...chunk.dynamicImports] : [],
    );
    const own = new Set(outputs.map(({ fileName }) => fileName));
    return [...new Set(imported)].filter((name) => !own.has(name) && !name.startsWith('node:'));
  }
}
