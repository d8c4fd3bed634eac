import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../scripts/project-folder';
import { makeTempFolder } from './make-temp-folder';

const browser = ['shell', 'blocks', 'components', 'app', 'boot'];
const server = ['pages', 'published', 'render'];

/** What the folders of src/ must not know. */
const walls: Readonly<Record<string, readonly string[]>> = {
  config: [...browser, ...server, 'payload', 'editor'],
  contract: [...browser, ...server, 'editor'],
  payload: [...browser, ...server, 'editor'],
  pages: [...browser, 'editor'],
  published: [...browser, 'editor'],
  render: ['editor'],
  components: ['shell', 'blocks', 'app', 'boot', ...server, 'config', 'editor'],
  blocks: ['shell', 'app', 'boot', ...server, 'config', 'editor'],
  shell: ['app', 'boot', ...server, 'config', 'editor'],
  app: [...server, 'config', 'editor'],
  boot: ['shell', 'blocks', 'components', ...server, 'config', 'editor'],
  editor: ['pages', 'render'],
  'editor/model': ['pages', 'render'],
};

const depths = ['', 'deep/', 'deep/deeper/'];

/** Imports of each folder from each other, at all depths. */
function listImports(): { file: string; target: string; isRefused: boolean }[] {
  const folders = Object.keys(walls);
  const parts = folders.filter((folder) => !folder.includes('/'));
  return folders.flatMap((from) =>
    parts
      .filter((to) => !from.startsWith(to))
      .flatMap((to) =>
        depths.flatMap((inFrom) =>
          depths.map((inTo, index) => ({
            file: `src/${from}/${inFrom}from-${to}-${index}.ts`,
            target: `src/${to}/${inTo}x`,
            isRefused: walls[from]?.includes(to) ?? false,
          })),
        ),
      ),
  );
}

test('each wall between the folders of the code holds, however deep a module is', () => {
  const folder = makeTempFolder();
  copyFileSync(join(projectFolder, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  symlinkSync(join(projectFolder, 'node_modules'), join(folder, 'node_modules'));
  const imports = listImports();
  for (const { file, target } of imports) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    const source = relative(dirname(file), target);
    writeFileSync(path, `import { x } from '${source}';\n\nexport const y = x;\n`);
  }
  const { stdout } = spawnSync(
    process.execPath,
    [join(projectFolder, 'node_modules/oxlint/bin/oxlint'), '--format', 'json', 'src'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 100_000_000 },
  );
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; filename: string }[];
  };
  const refused = diagnostics
    .filter(({ code }) => code.includes('no-restricted-imports'))
    .map(({ filename }) => filename);
  const expected = imports.filter(({ isRefused }) => isRefused).map(({ file }) => file);
  expect(refused.toSorted()).toEqual(expected.toSorted());
});
