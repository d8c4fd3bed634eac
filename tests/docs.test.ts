import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { description, scripts, version } from '../package.json';
import { projectFolder } from '../src/io/project-folder';
import { blockFolder, imageFolder, readShown } from '../scripts/readme/images';
import { nameContent } from '../src/published/name-content';
import { problemCodes } from '../src/check/problems/problem-kinds';
import { blockRegistry } from '../src/generated/block-registry';
import { browserNames, complete, working } from '../src/contract/supported-browsers';
import { formatLimits } from './runners/limits';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  '.github/CODE_OF_CONDUCT.md',
  '.github/SECURITY.md',
  'tests/promises.md',
  ...readdirSync(join(projectFolder, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file.replaceAll('\\', '/')}`),
];
const archive = documents.filter((file) => file.startsWith('docs/decisions/archive/'));

/** What recipes add as an example. */
const exampleNames = /\/(?:quote|event-series)\b/;

function read(file: string): string {
  return readFileSync(join(projectFolder, file), 'utf8');
}

/** What is not code: examples may have links of their own. */
function readProse(file: string): string {
  return read(file)
    .replaceAll(/^ *```[\s\S]*?^ *```$/gm, '')
    .replaceAll(/`[^`\n]*`/g, '');
}

/** The links of a document that stay in the project. */
function listLinks(file: string): string[] {
  const links = [...readProse(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, href = '']) => href);
  return links.filter((href) => !/^[a-z]+:/.test(href));
}

/** The anchors that GitHub gives to the headings of a document. */
function listAnchors(file: string): string[] {
  const headings = read(file).matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function leadsSomewhere(file: string, href: string): boolean {
  const [path = '', anchor] = href.split('#');
  const target = path === '' ? file : normalize(join(dirname(file), path));
  if (!existsSync(join(projectFolder, target))) return false;
  return anchor === undefined || listAnchors(target).includes(anchor);
}

/** The files and folders of the sources that a text names. */
function listPaths(text: string): string[] {
  const named = text.matchAll(/`((?:schema|scripts|src|tests)\/[\w./-]+)`/g);
  return [...named].map(([, path = '']) => path);
}

/** The scripts of package.json that a text asks its reader to run. */
function listCommands(text: string): string[] {
  const named = text.matchAll(/\bnpm (?:run (?:--silent )?([a-z][a-z:-]*)|(start|test)\b)/g);
  return [...named].map(([, run, short]) => run ?? short ?? '');
}

test('links lead to files and headings that exist', () => {
  const broken = documents.flatMap((file) =>
    listLinks(file).flatMap((href) => (leadsSomewhere(file, href) ? [] : `${file}: ${href}`)),
  );
  expect(broken).toEqual([]);
});

test('commands are in package.json', () => {
  const unknown = documents.flatMap((file) =>
    listCommands(read(file)).flatMap((name) => (name in scripts ? [] : `${file}: ${name}`)),
  );
  expect(unknown).toEqual([]);
});

test('files that are named exist', () => {
  const missing = documents
    // The archive is history; what it names may have moved since.
    .filter((file) => !archive.includes(file))
    .flatMap((file) =>
      listPaths(read(file)).flatMap((path) =>
        existsSync(join(projectFolder, path)) || exampleNames.test(path) ? [] : `${file}: ${path}`,
      ),
    );
  expect(missing).toEqual([]);
});

test('README.md is short, and begins with what package.json says the project is', () => {
  const readme = read('README.md');
  expect(readme.split(/\s+/).length).toBeLessThanOrEqual(700);
  expect(readme.split('\n')[2]).toBe(description);
});

test('the figures of README.md are those of the benchmarks', () => {
  const table = read('README.md').match(/^\| (?:Building|Main content).*$/gm) ?? [];
  const figures = table.join('').match(/\d+(?:\.\d+)?(?= m?s\b)/g) ?? [];
  expect(figures).toHaveLength(7);
  const measured = new Set(read('docs/benchmarks.md').match(/\d[\d.,]*/g));
  expect(figures.filter((figure) => !measured.has(figure))).toEqual([]);
});

test('README.md says how many kinds of mistakes are recognized, in tens', () => {
  const tens = Math.floor((problemCodes.length - 1) / 10) * 10;
  expect(read('README.md')).toContain(`more than ${tens} kinds of mistakes`);
});

test('README.md and the guides show the images that were taken with what is noted of them', () => {
  const guides = documents.filter((file) => file.startsWith('docs/editing/'));
  const shown = ['README.md', ...guides].map(read).join('');
  const named = [...shown.matchAll(/(?<!reference\/)images\/([\w-]+\.webp)/g)].map(
    ([, name]) => name,
  );
  const { files } = readShown();
  expect(new Set(named)).toEqual(new Set(Object.keys(files)));
  const images = Object.keys(files).map((name) => readFileSync(join(imageFolder, name)));
  expect(images.map(nameContent), 'npm run readme takes them again').toEqual(Object.values(files));
  // Whoever reads it on a phone loads all of them.
  const bytes = images.reduce((sum, { length }) => sum + length, 0);
  expect(bytes).toBeLessThanOrEqual(1_500_000);
});

test('the reference shows a small image of each block', () => {
  const images = readdirSync(blockFolder).toSorted();
  expect(images).toEqual(
    Object.keys(blockRegistry)
      .map((type) => `${type}.webp`)
      .toSorted(),
  );
  for (const image of images) {
    expect(readFileSync(join(blockFolder, image)).length).toBeLessThanOrEqual(80_000);
  }
});

test('the changelog has a heading for the version of package.json, which README.md names', () => {
  expect(read('docs/changelog.md')).toContain(`\n## ${version}\n`);
  expect(read('README.md')).toContain(`version ${version} `);
});

test('every command of package.json is described', () => {
  const described = new Set(listCommands(read('docs/developing/commands.md')));
  expect(Object.keys(scripts).filter((name) => !described.has(name))).toEqual([]);
});

test('the list of limits is that of the code', () => {
  expect(read('docs/developing/limits.md')).toContain(`\n${formatLimits()}\n`);
});

test('every document can be reached from README.md', () => {
  const reached = new Set(['README.md']);
  for (const file of reached) {
    for (const href of listLinks(file)) {
      const target = normalize(join(dirname(file), href.split('#')[0] ?? ''));
      if (documents.includes(target)) reached.add(target);
    }
  }
  expect(documents.filter((file) => !reached.has(file))).toEqual([]);
});

test('every archived decision is summarized in one section', () => {
  const pages = documents.filter((file) => /^docs\/decisions\/[\w-]+\.md$/.test(file));
  const linked = pages.flatMap((file) =>
    listLinks(file).filter((href) => /^archive\/\d/.test(href)),
  );
  const names = archive.map((file) => file.replace('docs/decisions/', ''));
  expect(linked.toSorted()).toEqual(names.toSorted());
});

test('the page about browsers says which ones the site is built for', () => {
  const rows = [
    ...read('docs/developing/browsers.md').matchAll(/^\| (\w.*?) +\| ([\d.]+) +\| ([\d.]+)/gm),
  ];
  const said = rows.map(([, browser, first, second]) => [browser, Number(first), Number(second)]);
  const names = Object.keys(browserNames) as (keyof typeof browserNames)[];
  expect(new Set(said)).toEqual(
    new Set(names.map((name) => [browserNames[name], complete[name], working[name]])),
  );
  const readme = read('README.md');
  for (const oldest of Object.values(working)) expect(readme).toContain(` ${oldest}`);
});
