import { join } from 'node:path';
import { checkSync } from 'recheck';
import { expect, test } from 'vitest';
import { readSchemaFiles } from '../../scripts/generate/schema-files';
import { spreadOf } from '../runners/is-sample';
import { explainInFile, type SchemaNode } from '../../src/content/schema/schema-node';
import { examplesOfPatterns } from './schema-cases';
import { projectFolder } from '../../src/io/project-folder';

const files = readSchemaFiles(join(projectFolder, 'schema'));

function* listNodes(node: SchemaNode, path: string): Generator<[path: string, node: SchemaNode]> {
  yield [path, node];
  for (const [key, child] of Object.entries(node.properties ?? {})) {
    yield* listNodes(child, `${path}.${key}`);
  }
  if (node.items) yield* listNodes(node.items, `${path}[]`);
}

const nodes = [...files].flatMap(([file, schema]) => [...listNodes(schema, file)]);

test('no object allows keys that the schema does not name', () => {
  const open = nodes.filter(
    ([, node]) =>
      node.type === 'object' && !node.oneOf?.[0]?.$ref && node.additionalProperties !== false,
  );
  expect(open.map(([path]) => path)).toEqual([]);
});

test('everything is described', () => {
  const silent = nodes.filter(([, node]) => !node.$ref && !explainInFile(node));
  expect(silent.map(([path]) => path)).toEqual([]);
});

test('the words beside a link are known as such, so that they are checked', () => {
  const silent = nodes.filter(([, { properties = {} }]) => {
    const words = properties['label'] ?? properties['buttonText'];
    const leads = Object.values(properties).some(({ $ref }) => $ref?.endsWith('/link.schema.json'));
    return leads && words && words.linkWords === undefined;
  });
  expect(silent.map(([path]) => path)).toEqual([]);
});

test('every pattern comes with a message in plain words, and a noun for what it describes', () => {
  const silent = nodes.filter(
    ([, node]) => node.pattern && !(node.patternErrorMessage && node.kindOfValue),
  );
  expect(silent.map(([path]) => path)).toEqual([]);
});

test('every list has a limit but those of the whole site, whose sum has one', () => {
  const endless = nodes.filter(
    ([, { type, maxItems, uniqueItems }]) => type === 'array' && !(maxItems ?? uniqueItems),
  );
  const lists = endless.map(([path]) => path.replace(/\.\w+$/, ''));
  expect([...new Set(lists)]).toEqual(['entities.schema.json', 'site.schema.json']);
});

test('every text has a limit', () => {
  const endless = nodes.filter(([, node]) => {
    const { type, maxLength, enum: choices, pattern = '+' } = node;
    const hasLimit = [maxLength, choices, node.const].some((limit) => limit !== undefined);
    return type === 'string' && !hasLimit && /[+*]|,\}/.test(pattern.replace(/\[[^\]]*\]/g, ''));
  });
  expect(endless.map(([path]) => path)).toEqual([]);
});

test('only objects have a title, and no two the same', () => {
  const titled = nodes.filter(([, node]) => node.title);
  expect(titled.filter(([, node]) => node.type !== 'object').map(([path]) => path)).toEqual([]);
  const titles = titled.map(([, node]) => node.title);
  expect(titles).toEqual([...new Set(titles)]);
});

test('what menus show of an entry are settings that it has', () => {
  for (const [file, { entityKind, properties = {} }] of files) {
    const shown = Object.values(entityKind?.menu ?? {});
    expect([file, shown.filter((name) => !properties[name])]).toEqual([file, []]);
  }
});

test('every schema file is used', () => {
  const used = new Set(['site.schema.json']);
  for (const [file, schema] of files) {
    for (const [, reference] of JSON.stringify(schema).matchAll(/"\$ref":"([^"]+)"/g)) {
      used.add(join(file, '..', reference ?? '').replaceAll('\\', '/'));
    }
  }
  expect([...files.keys()].filter((file) => !used.has(file))).toEqual([]);
});

const patterns = [...new Set(nodes.flatMap(([, { pattern }]) => (pattern ? [pattern] : [])))];

test('every pattern has examples that fit it and examples that almost do', () => {
  expect(Object.keys(examplesOfPatterns).toSorted()).toEqual(patterns.toSorted());
  for (const { valid, invalid } of Object.values(examplesOfPatterns)) {
    expect(valid.length).toBeGreaterThan(1);
    expect(invalid.length).toBeGreaterThan(3);
  }
});

// On a busy machine, only the number of steps says whether a pattern is safe, not the time.
const bySteps = { timeout: null, attackTimeout: null };

test.each(spreadOf(patterns, 4))('%s takes time in proportion to the text at most', (pattern) => {
  // Ajv and VS Code both read patterns with this flag.
  expect(checkSync(pattern, 'u', bySteps).status).toBe('safe');
});
