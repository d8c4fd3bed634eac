import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { customBlocks } from '../../content/schema/custom-blocks';
import { CommandError } from '../../io/command-error';
import { customBlocksFolder } from '../../io/custom-blocks.mjs';
import { projectFolder } from '../../io/project-folder';

/** The imports of a block that its kit replaces: see `src/shell/block-kit.ts`. */
const kitNames = new Set(['react', 'react/jsx-runtime', 'react-dom', 'pagewright/blocks']);

/** Takes the place of the address of that module until it is known. */
const kitPlaceholder = 'pagewright-block-kit';

const cacheFolder = join(projectFolder, 'node_modules/.cache/custom-blocks');

/** A block that a site adds, as code. */
export interface CompiledBlock {
  type: string;
  /** imports `kitPlaceholder` */
  code: string;
}

/**
 * Compiles the blocks of a site.
 *
 * @throws CommandError with what is wrong in the code, and where
 */
export function compileCustomBlocks(): Promise<CompiledBlock[]> {
  return Promise.all(
    customBlocks.map(async ({ type, file }) => ({ type, code: await bundle(file) })),
  );
}

/**
 * The code of a block with the address of the module that it shares with the code around it.
 *
 * @returns with a name that changes with the code
 */
export function linkCustomBlock(
  { type, code }: CompiledBlock,
  kit: string,
): { name: string; code: string } {
  const linked = code.replaceAll(new RegExp(`(["'])${kitPlaceholder}\\1`, 'g'), () =>
    JSON.stringify(kit),
  );
  const hash = createHash('sha256').update(linked).digest('hex').slice(0, 8);
  return { name: `block-${type}-${hash}`, code: linked };
}

/**
 * Writes blocks as modules for a process that renders pages.
 *
 * @param kitFile the module that they share with the renderer
 * @returns type → address of the module
 */
export function writeForRenderer(
  blocks: readonly CompiledBlock[],
  kitFile: string,
): Record<string, string> {
  if (blocks.length > 0) mkdirSync(cacheFolder, { recursive: true });
  return Object.fromEntries(
    blocks.map((block) => {
      const { name, code } = linkCustomBlock(block, pathToFileURL(kitFile).href);
      const file = join(cacheFolder, `${name}.mjs`);
      // Another process may be importing it.
      if (!existsSync(file)) {
        const staging = join(cacheFolder, `.${name}-${process.pid}`);
        writeFileSync(staging, code);
        renameSync(staging, file);
      }
      return [block.type, pathToFileURL(file).href];
    }),
  );
}

async function bundle(file: string): Promise<string> {
  const { rolldown } = await import('rolldown');
  const name = `${customBlocksFolder}/${basename(file)}`;
  try {
    const made = await rolldown({
      cwd: dirname(file),
      input: file,
      tsconfig: false,
      transform: {
        jsx: { runtime: 'automatic', development: false },
        define: { 'process.env.NODE_ENV': '"production"' },
      },
      onLog(_level, log) {
        if (log.code === 'UNRESOLVED_IMPORT') throw new Error(log.message);
      },
      plugins: [
        {
          name: 'block-kit',
          resolveId: (source) =>
            kitNames.has(source) ? { id: kitPlaceholder, external: true } : null,
        },
      ],
    });
    try {
      const { output } = await made.generate({ format: 'esm', minify: true, codeSplitting: false });
      const [entry] = output;
      if (entry.exports.includes('default')) return entry.code;
    } finally {
      await made.close();
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new CommandError(`${name} cannot be compiled: ${message}`, { cause: error });
  }
  throw new CommandError(
    `${name} does not have a default export. Export the component with "export default".`,
  );
}
