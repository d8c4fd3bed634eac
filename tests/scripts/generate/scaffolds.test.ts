import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scaffoldBlock, scaffoldEntity, scaffoldRule } from '../../../scripts/generate/scaffolds';
import { projectFolder } from '../../../src/io/project-folder';
import type { SchemaNode } from '../../../src/content/schema/schema-node';

const files = scaffoldBlock('opening-hours');

function readJson(file: string, from = files): SchemaNode {
  return JSON.parse(from.get(file) ?? '') as SchemaNode;
}

/** What VS Code shows for an unknown type, in a generated union of types. */
function readMessage(file: string, property: string): unknown {
  const union = readFileSync(join(projectFolder, 'schema', file), 'utf8');
  const { properties } = JSON.parse(union) as SchemaNode;
  return properties?.[property]?.errorMessage;
}

test('a block type has schema, component, test and fixtures under its name', () => {
  expect([...files.keys()].toSorted()).toEqual([
    'schema/blocks/opening-hours.schema.json',
    'src/blocks/opening-hours.tsx',
    'tests/blocks/opening-hours.test.tsx',
    'tests/fixtures/blocks/opening-hours/invalid/text-missing.json',
    'tests/fixtures/blocks/opening-hours/invalid/type-missing.json',
    'tests/fixtures/blocks/opening-hours/valid/full.json',
    'tests/fixtures/blocks/opening-hours/valid/minimal.json',
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

test.each([
  ['partner', 'partners'],
  ['event-series', 'eventSeries'],
  ['specialty', 'specialties'],
])('the list of the content type %s is %s', (name, list) => {
  const entity = scaffoldEntity(name);
  const { entityKind } = readJson(`schema/entities/${name}.schema.json`, entity);
  expect(entityKind?.list).toBe(list);
  const { properties } = readJson(`schema/cards/${name}-cards.schema.json`, entity);
  expect(properties?.['of']?.const).toBe(list);
});

test('new types are refused in the words of the types that exist', () => {
  const block = readJson('schema/blocks/opening-hours.schema.json');
  expect(block.properties?.['type']?.errorMessage).toBe(readMessage('block.schema.json', 'type'));
  const cards = readJson('schema/cards/partner-cards.schema.json', scaffoldEntity('partner'));
  expect(cards.properties?.['of']?.errorMessage).toBe(
    readMessage('shared/cards.schema.json', 'of'),
  );
});

test.each([
  ['safety', 'error'],
  ['quality', 'warning'],
])('in the family %s, the problem of a new rule is: %s', (family, severity) => {
  const rule = scaffoldRule(`${family}/posts-signed`, projectFolder);
  expect([...rule.keys()].toSorted()).toEqual([
    `src/check/rules/${family}/posts-signed.ts`,
    `tests/check/rules/${family}/posts-signed.test.ts`,
  ]);
  expect(rule.get(`src/check/rules/${family}/posts-signed.ts`)).toContain(
    `severity: '${severity}'`,
  );
});
