// @promise The boundaries between the folders of the code hold at any depth

import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../src/io/project-folder';
import { makeTempFolder } from './make-temp-folder';

const shown = ['shell', 'blocks', 'components', 'app', 'boot'];
const made = ['pages', 'published', 'render'];
const programs = ['build', 'cli', 'io', 'review'];
const editor = ['editor/model', 'editor/client', 'editor/server', 'editor/worker'];
const beyondEngine = [...programs, ...editor];
const config = ['content', 'check'];

/** What the folders of src/ must not know. */
const walls: Readonly<Record<string, readonly string[]>> = {
  utils: [...config, 'contract', 'payload', ...made, ...shown, ...beyondEngine],
  content: ['check', 'payload', ...made, ...shown, ...beyondEngine],
  check: ['payload', ...made, ...shown, ...beyondEngine],
  contract: ['check', ...made, ...shown, ...beyondEngine],
  payload: ['check', ...made, ...shown, ...beyondEngine],
  pages: ['check', ...shown, ...beyondEngine],
  published: ['check', ...shown, ...beyondEngine],
  render: ['check', 'pages', ...beyondEngine],
  components: ['shell', 'blocks', 'app', 'boot', ...config, ...made, ...beyondEngine],
  blocks: ['shell', 'app', 'boot', ...config, ...made, ...beyondEngine],
  shell: ['app', 'boot', ...config, ...made, ...beyondEngine],
  app: [...config, ...made, ...beyondEngine],
  boot: ['shell', 'blocks', 'components', ...config, ...made, ...beyondEngine],
  io: ['build', 'cli', 'review', ...editor],
  build: ['cli', 'review', ...editor],
  review: ['cli', ...editor],
  cli: ['editor/client'],
  'editor/model': [
    'pages',
    'render',
    ...programs,
    'editor/client',
    'editor/server',
    'editor/worker',
  ],
  'editor/client': ['pages', 'render', ...programs, 'editor/server', 'editor/worker'],
  'editor/server': ['cli', 'editor/client', 'editor/worker'],
  'editor/worker': ['cli', 'editor/client'],
};

const depths = ['', 'deep/', 'deep/deeper/'];

/** Imports of each folder from each other, at all depths. */
function listImports(): { file: string; target: string; isRefused: boolean }[] {
  const folders = Object.keys(walls);
  return folders.flatMap((from) =>
    folders
      .filter((to) => to !== from)
      .flatMap((to) =>
        depths.flatMap((inFrom) =>
          depths.map((inTo, index) => ({
            file: `src/${from}/${inFrom}from-${to.replace('/', '-')}-${index}.ts`,
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
