import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { projectFolder } from '../../src/io/project-folder';
import { run, site, succeed } from './installed-site';

const compilerOptions = {
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  jsx: 'react-jsx',
  module: 'esnext',
  moduleResolution: 'bundler',
  types: [],
  lib: ['es2023', 'dom'],
  // The site would install these two: see `docs/developing/custom-blocks.md`.
  paths: Object.fromEntries(
    ['@types/react', '@mui/material'].flatMap((name) => {
      const folder = join(projectFolder, 'node_modules', name);
      const imported = name.replace('@types/', '');
      return [
        [imported, [folder]],
        [`${imported}/*`, [`${folder}/*`]],
      ];
    }),
  ),
};

/** Compiles the scaffolded code of a custom block with the types of the installed engine, and a mistake. */
export async function checkTypes(file: string): Promise<void> {
  const settings = join(site, 'tsconfig.json');
  writeFileSync(settings, JSON.stringify({ compilerOptions, files: [file] }));
  const compiler = join(projectFolder, 'node_modules/typescript/bin/tsc');
  await succeed(process.execPath, [compiler]);
  const good = readFileSync(join(site, file), 'utf8');
  writeFileSync(join(site, file), good.replace('{text}', '{text.nothing}'));
  expect((await run(process.execPath, [compiler])).stdout).toContain("'nothing' does not exist");
  writeFileSync(join(site, file), good);
  rmSync(settings);
}
