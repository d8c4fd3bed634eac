import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../src/io/project-folder';

const [table = '', main = ''] = ['tests/promises.md', 'docs/promises.md'].map((file) =>
  readFileSync(join(projectFolder, file), 'utf8'),
);
const tests = readdirSync(join(projectFolder, 'tests'), { recursive: true, encoding: 'utf8' })
  .map((file) => `tests/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file));

const endings = { unit: /\.test\.tsx?$/, browser: /\.spec\.ts$/, engines: /\.spec\.ts$/ };

/** The commands that run some of the tests: each word names files by a part of their path. */
const commands = [...table.matchAll(/`npm run test:(unit|browser|engines) -- ([^`]+)`/g)].map(
  ([, kind, words = '']) => ({ kind: kind as keyof typeof endings, words: words.split(' ') }),
);

test('each command that proves a promise finds the tests it names', () => {
  expect(commands.length).toBeGreaterThan(100);
  const missing = commands.flatMap(({ kind, words }) =>
    words.filter((word) => !tests.some((file) => endings[kind].test(file) && file.includes(word))),
  );
  expect(missing).toEqual([]);
});

test('the main promises are proved by commands of the table', () => {
  const promises = main.match(/^- .*$/gm) ?? [];
  expect(promises.length).toBeGreaterThanOrEqual(40);
  const unproved = promises.filter((promise) => {
    const [command = ''] = promise.match(/`npm run [^`]+`/) ?? [];
    return command === '' || !table.includes(command);
  });
  expect(unproved).toEqual([]);
});
