import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { customBlocks } from '../../content/schema/custom-blocks';
import { CommandError } from '../../io/command-error';
import { customBlocksFolder } from '../../io/custom-blocks.mjs';
import { projectFolder } from '../../io/project-folder';

/** How the code of a block names the module that it is made with: see `src/shell/block-kit.ts`. */
const kitNames = new Set(['react', 'react/jsx-runtime', 'pagewright/blocks']);

/** Takes the place of the address until the code is written. */
const kitPlaceholder = 'pagewright-block-kit';

const cacheFolder = join(projectFolder, 'node_modules/.cache/custom-blocks');

/** A block that a site adds, as code. */
export interface CompiledBlock {
  type: string;
  /** a name that changes with the code */
  name: string;
  code: string;
}

/**
 * Compiles the blocks of a site.
 *
 * @param kit address of the module that they share with the code around them
 * @throws CommandError with what is wrong in the code, and where
 */
export async function compileCustomBlocks(kit: string): Promise<CompiledBlock[]> {
  return Promise.all(
    customBlocks.map(async ({ type, file }) => {
      const code = (await bundle(file)).replaceAll(
        new RegExp(`(["'])${kitPlaceholder}\\1`, 'g'),
        JSON.stringify(kit),
      );
      const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
      return { type, name: `block-${type}-${hash}`, code };
    }),
  );
}

/**
 * Compiles the blocks of a site for a process that renders pages.
 *
 * @param kitFile the module that they share with the renderer
 * @returns type → address of the module
 */
export async function compileForRenderer(kitFile: string): Promise<Record<string, string>> {
  const compiled = await compileCustomBlocks(pathToFileURL(kitFile).href);
  if (compiled.length > 0) mkdirSync(cacheFolder, { recursive: true });
  return Object.fromEntries(
    compiled.map(({ type, name, code }) => {
      const file = join(cacheFolder, `${name}.mjs`);
      writeFileSync(file, code);
      return [type, pathToFileURL(file).href];
    }),
  );
}

async function bundle(file: string): Promise<string> {
  const { rolldown } = await import('rolldown');
  try {
    const made = await rolldown({
      cwd: dirname(file),
      input: file,
      logLevel: 'silent',
      tsconfig: false,
      transform: {
        jsx: { runtime: 'automatic', development: false },
        define: { 'process.env.NODE_ENV': '"production"' },
      },
      plugins: [
        {
          name: 'block-kit',
          resolveId: (source) =>
            kitNames.has(source) ? { id: kitPlaceholder, external: true } : null,
        },
      ],
    });
    const { output } = await made.generate({ format: 'esm', minify: true, codeSplitting: false });
    await made.close();
    const [entry] = output;
    if (!entry.exports.includes('default')) {
      throw new Error('export default the component.');
    }
    return entry.code;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new CommandError(
      `${customBlocksFolder}/${basename(file)} cannot be compiled: ${message}`,
      { cause: error },
    );
  }
}
