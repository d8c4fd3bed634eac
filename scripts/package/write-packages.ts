import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { findBundle } from '../../src/build/command-bundles/bundles.mjs';
import { compiledNotes, engineFolder } from '../../src/io/engine-folder.mjs';
import { commandsRecipe } from '../../src/build/command-bundles/keep-commands';
import { partRecipes } from '../../src/io/cache/engine-part';
import { runInSubprocess } from '../../src/io/cache/run-in-subprocess.mjs';
import { readDrawingKey, type Compiled } from '../../src/io/cache/drawing-key';
import { resolveOutputFolder, type Output } from '../../src/io/output-folder';
import { progress } from '../../src/io/progress';
import { listDependencies } from './list-packages';
import { engineProgram, readSharedManifest, writeCreatePackage } from './write-create-package';
import { writeLicenses } from './write-licenses';
import { writeSiteCall } from '../../src/cli/command';

/** Both packages, known by the folder of the first. */
const packagesOutput: Output = { name: 'packages', type: 'folder', mark: 'pagewright' };

/** Files that the compiled code reads by their path in the engine. */
const programs = [
  'src/build/command-bundles/command-modules.mjs',
  'src/build/images/resize-image.mjs',
  'src/build/mock-provider/assets',
  'src/build/outputs/draw-once.mjs',
  'src/cli/check-version.mjs',
  'src/cli/pagewright.mjs',
  'src/cli/templates',
  'src/editor/server/start.js',
  // Developers deploy it: see docs/developing/browser-editor.md.
  'src/editor/sign-in-relay.mjs',
  'src/io/engine-folder.mjs',
  'src/io/custom-blocks.mjs',
];

/** The guides that the editor shows. */
const guides = [
  'docs/developing/browser-editor.md',
  'docs/editing',
  'docs/reference',
  'docs/images',
  'docs/glossary.md',
];

/**
 * Compiles the engine into a package, and writes the package that creates new sites.
 *
 * @param out the folder for both packages
 * @throws RefusedTarget when something else is there
 * @returns the folder of each
 */
export async function writePackages(out = 'node_modules/.cache/package'): Promise<string[]> {
  const folder = resolveOutputFolder(out, packagesOutput, engineFolder);
  rmSync(folder, { recursive: true, force: true });
  const engine = join(folder, 'pagewright');
  await compile(engine);
  for (const path of [...programs, ...guides, 'LICENSE']) copy(path, engine);
  cpSync(
    join(engineFolder, 'src/generated/written-schema.json'),
    join(engine, 'schema/site.schema.json'),
  );
  progress.begin('writing types');
  execFileSync(process.execPath, [
    join(engineFolder, 'node_modules/typescript/bin/tsc'),
    '--project',
    join(engineFolder, 'scripts/package/tsconfig.json'),
    '--outDir',
    join(engine, 'types'),
  ]);
  const compiled: Compiled = { drawingKey: readDrawingKey() };
  writeFileSync(join(engine, compiledNotes), `${JSON.stringify(compiled)}\n`);
  for (const file of listTexts(engine)) {
    const text = readFileSync(file, 'utf8');
    const isCommand = file.startsWith(join(engine, 'commands'));
    const called = nameCommands(text);
    const named = isCommand ? nameGuides(called) : unlinkMissing(called, file);
    if (named !== text) writeFileSync(file, named);
  }
  writeFileSync(join(engine, 'licenses.txt'), writeLicenses());
  writeManifest(engine);
  const create = join(folder, 'create-pagewright');
  writeCreatePackage(create);
  return [engine, create];
}

async function compile(engine: string): Promise<void> {
  const bundle = { ...findBundle('build', engineFolder), isMoved: true };
  const parts = [
    ['commands', { ...commandsRecipe, values: [bundle] }],
    ['app', { ...partRecipes.app, values: [] }],
    ['editor', { ...partRecipes.editor, values: [] }],
    ['browser-editor', { ...partRecipes['browser-editor'], values: [] }],
  ] as const;
  for (const [part, { values, ...recipe }] of parts) {
    progress.begin(`compiling the ${part}`);
    await runInSubprocess({ ...recipe, values: [join(engine, part), ...values] });
  }
}

/** Makes links of a guide to what is not in the package plain text. */
function unlinkMissing(text: string, file: string): string {
  if (!file.endsWith('.md')) return text;
  return text.replaceAll(
    /\[([^\]]+)\]\((?!https?:|#)([^)#]+)[^)]*\)/g,
    (link, label: string, path: string) => (existsSync(join(dirname(file), path)) ? link : label),
  );
}

/** The editor does not show JSON files. */
function isForSites(file: string): boolean {
  return !/\/docs\/.*\.json$/.test(file);
}

function copy(path: string, folder: string): void {
  const target = join(folder, path);
  mkdirSync(dirname(target), { recursive: true });
  cpSync(join(engineFolder, path), target, { recursive: true, filter: isForSites });
}

/** The files that people or Node.js read as text. */
function* listTexts(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const isText = /\.(?:m?js|md)$/.test(entry.name);
    if (entry.isFile() && isText) yield join(entry.parentPath, entry.name);
  }
}

function writeManifest(engine: string): void {
  const manifest = {
    name: 'pagewright',
    description: 'Builds and edits a website that one JSON file describes.',
    ...readSharedManifest(),
    type: 'module',
    bin: engineProgram,
    exports: {
      // The compiler of custom blocks finds the code: see `src/shell/block-kit.ts`.
      './blocks': { types: './types/shell/block-kit.d.ts' },
      './schema/*': './schema/*',
      './package.json': './package.json',
    },
    files: readdirSync(engine).toSorted(),
    dependencies: listDependencies(),
  };
  writeFileSync(join(engine, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  writeFileSync(
    join(engine, 'README.md'),
    '# pagewright\n\nBuilds and edits a website that one JSON file describes. To start a site, run:\n\n```\nnpm create pagewright@latest my-practice\n```\n',
  );
}

/**
 * Replaces the calls of this project, such as `npm run validate -- --fix`, with those of a site that
 * installed the engine: `npx pagewright validate --fix`.
 */
function nameCommands(text: string): string {
  return text.replaceAll(
    /npm run ([a-z][a-z-]*(?![\w:-]))( --(?= ))?/g,
    // A site has no dev server: `npm start` shows what you save.
    (_all, name: string, options?: string) =>
      writeSiteCall(name === 'dev' ? 'start' : name, options !== undefined),
  );
}

/** Replaces the paths of guides with their paths in a site. */
function nameGuides(message: string): string {
  return message.replaceAll(
    /(?<![\w/.-])docs\/(?:editing\/[\w-]+|developing\/browser-editor)\.md/g,
    (file) => `node_modules/pagewright/${file}`,
  );
}
