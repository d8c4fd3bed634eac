import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { projectFolder } from '../../src/io/project-folder';
import { isObject } from '../../src/utils/json';

/** What visitors run. */
const folders = ['app', 'blocks', 'boot', 'components', 'render', 'shell'];

const spoken =
  /^(?:alt|title|label|placeholder|aria-(?:label|description|roledescription|valuetext))$/;

/** The words that a component has of its own, which no config could translate. */
function listCopy(source: string): string[] {
  const found: unknown[] = [];
  const visit = (node: unknown) => {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isObject(node)) return;
    const { type, value, name } = node;
    if (type === 'JSXText') found.push(value);
    if (type === 'JSXAttribute' && isObject(name) && spoken.test(String(name['name']))) {
      if (isObject(value)) found.push(value['value']);
    }
    Object.values(node).forEach(visit);
  };
  visit(parseSync('part.tsx', source).program);
  return found.filter((text) => typeof text === 'string').filter((text) => /\p{L}/u.test(text));
}

test('no component says anything in words of its own', () => {
  const files = folders.flatMap((folder) =>
    readdirSync(join(projectFolder, 'src', folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => join(projectFolder, 'src', folder, name)),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => listCopy(readFileSync(file, 'utf8')))).toEqual([]);
});

test('words in an element and in an attribute that is read aloud are found', () => {
  expect(listCopy('const a = <p className="x" aria-label="Read me">Hello · {name}</p>;')).toEqual([
    'Read me',
    'Hello · ',
  ]);
});
