import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { spreadOf } from '../runners/is-sample';
import { checkSchema } from '../../src/check/schema/check-schema';
import { siteSchema, walkSchema } from '../../src/content/schema/walk-schema';
import type { SchemaNode } from '../../src/content/schema/schema-node';
import type { SiteConfig } from '../../src/generated/config-types';
import { fixtureFolder, readFixture } from '../blocks/render-block';
import { completeConfig } from './complete-config';
import { listEditorProblems } from './editor-service';
import { listSchemaCases } from './schema-cases';

// The command and VS Code read the same schemas with different programs. Here both are given the
// same configs, and both must say what the schema means.

/** Thousands of configs take their time on a busy machine. */
const patience = 120_000;
// What only sites in several languages have; to the schemas, it is a setting like any other.
const { site } = completeConfig;
const complete: SiteConfig = {
  ...completeConfig,
  site: { ...site, languages: ['en-US', 'es'], untranslated: 'warning' },
};
const cases = [...listSchemaCases(complete)];
const [route] = complete.routes;
const blockFiles = readdirSync(fixtureFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replaceAll('\\', '/').replace('.json', ''));

test('the complete config leaves nothing of the schemas out', () => {
  const seen = new Set<SchemaNode>();
  walkSchema(complete, siteSchema, (_value, node) => seen.add(node));
  const missed = [siteSchema, ...Object.values(siteSchema.$defs ?? {})]
    .flatMap((definition) => [...listValueNodes(definition, definition.title ?? '')])
    .filter(([, node]) => !seen.has(node))
    .map(([place]) => place);
  expect(missed).toEqual([]);
});

test('there are cases enough to mean something', () => {
  expect(cases.length).toBeGreaterThan(1500);
  expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
});

test(
  'the command accepts what the schemas allow, and finds one fault in the rest',
  () => {
    const wrong = spreadOf(cases, 12).filter(({ config, valid }) => {
      const { findings } = checkSchema(structuredClone(config), () => config);
      return findings.length !== (valid ? 0 : 1);
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  },
  patience,
);

test(
  'the editor accepts what the schemas allow and refuses the rest',
  async () => {
    const wrong: string[] = [];
    for (const { name, config, valid } of spreadOf(cases, 24)) {
      const problems = await listEditorProblems(JSON.stringify(config));
      if ((problems.length === 0) !== valid) wrong.push(name);
    }
    expect(wrong).toEqual([]);
  },
  patience,
);

test.each(blockFiles)('%s: command and editor agree', async (file) => {
  const [type = '', ...name] = file.split('/');
  const block = readFixture(type, name.join('/'));
  const text = JSON.stringify({ ...completeConfig, routes: [{ ...route, blocks: [block] }] });
  const { findings } = checkSchema(JSON.parse(text), () => JSON.parse(text) as unknown);
  // One fault in each invalid file.
  expect(findings).toHaveLength(name[0] === 'valid' ? 0 : 1);
  expect((await listEditorProblems(text)).length > 0).toBe(name[0] === 'invalid');
});

/** The nodes that describe values; unions are seen through their branches. */
function* listValueNodes(
  node: SchemaNode,
  place: string,
): Generator<[place: string, node: SchemaNode]> {
  if (node.$ref || node.discriminator) return;
  yield [place, node];
  for (const [name, child] of Object.entries(node.properties ?? {})) {
    yield* listValueNodes(child, `${place}.${name}`);
  }
  if (node.items) yield* listValueNodes(node.items, `${place}[]`);
}
