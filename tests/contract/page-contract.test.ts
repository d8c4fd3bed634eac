import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../src/io/project-folder';
import * as classes from '../../src/contract/page-classes';
import { attributes, events, variables } from '../../src/contract/page-contract';

const sources = join(projectFolder, 'src');

const knowNoPages = ['build', 'check', 'cli', 'content', 'editor/server', 'io', 'review'];
const other = new RegExp(`^(${[...knowNoPages, 'contract', 'generated'].join('|')})/`);

/** The parts that write or read pages. */
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !other.test(file));

const escape = (name: string) => name.replaceAll('-', '\\-');
const anyOf = (names: object) => Object.values(names).map(escape).join('|');

const literals = [
  // As an attribute of JSX, in a selector, or as a whole text.
  new RegExp(`(?<![\\w-])(${anyOf(attributes)})(?![\\w-])`),
  new RegExp(`(?<![\\w-])(${anyOf(variables)})(?![\\w-])`),
  new RegExp(`(?<![\\w-])(${anyOf(events)})(?![\\w-])`),
  new RegExp(`className="(${anyOf(classes)})"|['\`, ]\\.(${anyOf(classes)})(?![\\w-])`),
  /\.dataset\b/,
  // How MUI marks its elements is its own affair.
  /> (a:not\()?\[tabindex\]/,
  /['"`., >]\.?Mui[A-Z]\w+-/,
];

function leaveOutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
}

function listLiterals(text: string): string[] {
  const lines = leaveOutComments(text).split('\n');
  return lines.filter((line) => literals.some((literal) => literal.test(line)));
}

test('names that parts of a page share are written in the page contract only', () => {
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    listLiterals(readFileSync(join(sources, file), 'utf8')).map(
      (line) => `${file}: ${line.trim()}`,
    ),
  );
  expect(found).toEqual([]);
});

/** The attributes and CSS variables that a text writes out, whoever else knows of them. */
function listOwnNames(text: string): string[] {
  return [
    ...new Set(leaveOutComments(text).match(/(?<![\w-])(?:data-|--)[a-z]+(?:-[a-z]+)*(?![\w-])/g)),
  ];
}

test('what more than one file writes or reads is in the page contract', () => {
  const owners = new Map<string, string[]>();
  for (const file of files.filter((name) => !/^(editor|published\/hosts)\//.test(name))) {
    for (const name of listOwnNames(readFileSync(join(sources, file), 'utf8'))) {
      // Those of the theme have the names of its parts.
      if (name.startsWith('--palette-')) continue;
      owners.set(name, [...(owners.get(name) ?? []), file]);
    }
  }
  expect(owners.size).toBeGreaterThan(5);
  expect([...owners].filter(([, own]) => own.length > 1)).toEqual([]);
});

test.each([
  '<Row data-late>',
  "'[data-tone=tint2] &': {}",
  "new Event('page-shown')",
  "'--focus': 'white',",
  '<p className="prose">',
  "'h1, .prose': {}",
  "element.dataset.motion = 'paused'",
  "'& > a:not([tabindex])': {}",
  "'.MuiPaper-root': { marginTop: gap },",
])('%s outside of it is found', (line) => {
  expect(listLiterals(line)).toEqual([line]);
});
