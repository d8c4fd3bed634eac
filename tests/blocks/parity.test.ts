import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { explainInFile, type SchemaNode } from '../../src/content/schema/schema-node';
import { checkBlock, fixtureFolder, readFixture } from './render-block';
import { projectFolder } from '../../src/io/project-folder';

const types = readdirSync(join(projectFolder, 'schema/blocks')).map((file) =>
  file.replace('.schema.json', ''),
);

test('there are fixtures of block types only', () => {
  expect(readdirSync(fixtureFolder).toSorted()).toEqual(types.toSorted());
});

describe.each(types)('%s', (type) => {
  const schema = readSchema(`schema/blocks/${type}.schema.json`);

  test('has a component and a test', () => {
    expect(existsSync(join(projectFolder, `src/blocks/${type}.tsx`))).toBe(true);
    expect(existsSync(join(projectFolder, `tests/blocks/${type}.test.tsx`))).toBe(true);
  });

  test('describes every property', () => {
    for (const [key, property] of Object.entries(schema.properties ?? {})) {
      const target = property.$ref ? readSchema(join('schema/blocks', property.$ref)) : property;
      expect([key, explainInFile(target) !== '']).toEqual([key, true]);
    }
  });

  test('has a minimal fixture with what it must have and nothing else', () => {
    const block = readFixture(type, 'valid/minimal');
    expect(Object.keys(block).toSorted()).toEqual(schema.required?.toSorted());
    expect(checkBlock(block)).toEqual([]);
  });

  test('has a full fixture with everything it may have', () => {
    const block = readFixture(type, 'valid/full');
    expect(Object.keys(block).toSorted()).toEqual(Object.keys(schema.properties ?? {}).toSorted());
    expect(checkBlock(block)).toEqual([]);
  });

  test.each(schema.required ?? [])('has an invalid fixture without %s', (key) => {
    const faults = checkBlock(readFixture(type, `invalid/${key}-missing`));
    expect(faults).toHaveLength(key === 'type' ? 2 : 1);
    expect(faults.join()).toContain(key);
  });
});

function readSchema(file: string): SchemaNode {
  return JSON.parse(readFileSync(join(projectFolder, file), 'utf8')) as SchemaNode;
}
