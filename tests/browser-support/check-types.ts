import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { projectFolder } from '../../src/io/project-folder';
import { writeOldDom } from './write-old-dom';

const cacheFolder = join(projectFolder, 'node_modules/.cache/reach');

/**
 * Checks the code of the browser with the types of the oldest ones.
 *
 * @param entry the module that everything else is imported by
 * @returns a line for each error; all say where it is
 */
export function checkTypes(entry: string): string[] {
  const { tsc, domTypes } = findCompiler();
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(join(cacheFolder, 'old-dom.d.ts'), writeOldDom(readFileSync(domTypes, 'utf8')));
  const config = {
    extends: join(projectFolder, 'tsconfig.json'),
    compilerOptions: { lib: ['ES2023'], types: ['node'], pretty: false },
    include: [],
    files: ['old-dom.d.ts', entry, join(projectFolder, 'node_modules/vite/types/importMeta.d.ts')],
  };
  const configFile = join(cacheFolder, 'tsconfig.json');
  writeFileSync(configFile, JSON.stringify(config));
  const { error, stdout } = spawnSync(tsc, ['-p', configFile], {
    cwd: projectFolder,
    encoding: 'utf8',
  });
  if (error) throw error;
  return stdout.split('\n').filter((line) => line !== '');
}

/** The compiler is a program for this kind of machine, in a package of its own, beside its types. */
function findCompiler(): { tsc: string; domTypes: string } {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('typescript'));
  const platform = `@typescript/typescript-${process.platform}-${process.arch}`;
  const folder = join(dirname(resolve(`${platform}/package.json`)), 'lib');
  return { tsc: join(folder, 'tsc'), domTypes: join(folder, 'lib.dom.d.ts') };
}
