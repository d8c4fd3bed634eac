import { expect, test } from 'vitest';
import { scaffoldBlock } from '../../../scripts/generate/block-scaffold';
import type { SchemaNode } from '../../../src/config/schema/schema-node';

const files = scaffoldBlock('opening-hours');

function readJson(file: string): SchemaNode {
  return JSON.parse(files.get(file) ?? '') as SchemaNode;
}

test('a block type has schema, component, test and fixtures under its name', () => {
  expect([...files.keys()]).toEqual([
    'schema/blocks/opening-hours.schema.json',
    'src/blocks/opening-hours.tsx',
    'tests/blocks/opening-hours.test.tsx',
    'tests/fixtures/blocks/opening-hours/valid/minimal.json',
    'tests/fixtures/blocks/opening-hours/valid/full.json',
    'tests/fixtures/blocks/opening-hours/invalid/type-missing.json',
    'tests/fixtures/blocks/opening-hours/invalid/text-missing.json',
  ]);
});

test('the names follow from the type', () => {
  expect(readJson('schema/blocks/opening-hours.schema.json').title).toBe('OpeningHoursBlock');
  expect(files.get('src/blocks/opening-hours.tsx')).toContain('export function OpeningHours(');
});

test('the fixtures have what the schema asks for', () => {
  const { required, properties } = readJson('schema/blocks/opening-hours.schema.json');
  const fixtures = 'tests/fixtures/blocks/opening-hours';
  const keysOf = (file: string) => Object.keys(readJson(`${fixtures}/${file}.json`)).toSorted();
  expect(keysOf('valid/minimal')).toEqual(required?.toSorted());
  expect(keysOf('valid/full')).toEqual(Object.keys(properties ?? {}).toSorted());
  for (const key of required ?? []) expect(keysOf(`invalid/${key}-missing`)).not.toContain(key);
});
