import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';
import blockUnion from '../../schema/block.schema.json';

// What VS Code shows while an editor types, from the real files and the service that VS Code uses.
const configFile = join(import.meta.dirname, '../../site.config.json');
const text = readFileSync(configFile, 'utf8');
const uri = pathToFileURL(configFile).href;
const service = getLanguageService({
  schemaRequestService: async (address) => readFileSync(new URL(address), 'utf8'),
  workspaceContext: { resolveRelativePath: (path, base) => new URL(path, base).href },
});

function open(content: string) {
  const document = TextDocument.create(uri, 'json', 1, content);
  return { document, json: service.parseJSONDocument(document) };
}

test('the real config has no problem in the editor', async () => {
  const { document, json } = open(text);
  expect(await service.doValidation(document, json)).toEqual([]);
});

test('a typo in the real config is a problem in the editor', async () => {
  const { document, json } = open(text.replace('"blocks"', '"bloks"'));
  const problems = await service.doValidation(document, json);
  expect(problems.map(({ message }) => message)).toContainEqual(expect.stringContaining('bloks'));
});

test('all block types are offered where a type is written', async () => {
  const content = `{ "$schema": "./schema/site.schema.json", "routes": [{ "blocks": [{ "type":  }] }] }`;
  const { document, json } = open(content);
  const position = document.positionAt(content.indexOf('"type": ') + '"type": '.length);
  const completion = await service.doComplete(document, position, json);
  const offered = (completion?.items ?? []).map(({ label }) => label.replaceAll('"', ''));
  expect(offered).toEqual(expect.arrayContaining(blockUnion.properties.type.enum));
});

test('a ready-made block is offered for each type', async () => {
  const content = `{ "$schema": "./schema/site.schema.json", "routes": [{ "blocks": [ ] }] }`;
  const { document, json } = open(content);
  const position = document.positionAt(content.indexOf('[ ]') + 2);
  const completion = await service.doComplete(document, position, json);
  const offered = (completion?.items ?? []).map(({ label }) => label);
  expect(offered).toEqual(expect.arrayContaining(blockUnion.properties.type.enum));
});

test('pointing at a setting explains it', async () => {
  const { document, json } = open(text);
  const offset = text.indexOf('"totalConditions"') + 3;
  const hover = await service.doHover(document, document.positionAt(offset), json);
  expect(JSON.stringify(hover?.contents)).toContain('How many areas this counselor works with');
});
