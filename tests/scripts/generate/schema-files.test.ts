import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generateFiles } from '../../../scripts/generate';
import { readSchemaFiles } from '../../../scripts/generate/schema-files';
import { makeTempFolder } from '../../make-temp-folder';

function makeSchema(text: string): string {
  const folder = makeTempFolder();
  mkdirSync(join(folder, 'schema'));
  writeFileSync(join(folder, 'schema/site.schema.json'), text);
  return folder;
}

test('a schema that is not JSON is named, with the place', () => {
  const folder = makeSchema('{\n  "type": "object"\n  "title": "Site"\n}');
  expect(() => readSchemaFiles(join(folder, 'schema'))).toThrow(
    'schema/site.schema.json:2:18: A comma is missing here.',
  );
});

test('a schema that refers to one that is not there is named', async () => {
  const folder = makeSchema('{ "properties": { "site": { "$ref": "./stie.schema.json" } } }');
  await expect(generateFiles(folder)).rejects.toThrow(
    'schema/site.schema.json: "$ref" points to stie.schema.json, which does not exist.',
  );
});
