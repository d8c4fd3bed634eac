import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toPascalCase } from '../../src/content/schema/bundle-schema';
import { checkSchema } from '../../src/check/schema/check-schema';
import { definition } from '../../src/content/schema/walk-schema';
import type { SiteConfig } from '../../src/generated/config-types';
import { blockRegistry } from '../../src/generated/block-registry';
import { readFixture } from '../blocks/render-block';
import { projectFolder } from '../../src/io/project-folder';

const file = join(projectFolder, 'tests/fixtures/config/complete.json');

/**
 * A valid config with everything that the schemas know: what is in
 * `fixtures/config/complete.json`, the fixtures of kinds of entries and of cards that are not in it,
 * the full and the minimal fixture of each block, and all defaults. Not every id leads somewhere.
 */
export const completeConfig = readCompleteConfig();

function readCompleteConfig(): SiteConfig {
  const written = JSON.parse(readFileSync(file, 'utf8')) as {
    entities: object;
    routes: [{ blocks: object[] }];
  };
  const [route] = written.routes;
  const kinds = Object.entries(readFixtures('entities')).map(([kind, entry]) => [
    listOf(kind),
    [entry],
  ]);
  const cardGrids = Object.values(readFixtures('cards')).map((cards) => ({
    type: 'card-grid',
    cards,
  }));
  // A page has room for each type once.
  const pages = ['valid/full', 'valid/minimal'].map((name) =>
    Object.keys(blockRegistry).map((type) => readFixture(type, name)),
  );
  const complete = {
    ...written,
    $schema: './schema/site.schema.json',
    entities: { ...written.entities, ...Object.fromEntries(kinds) },
    routes: [
      { ...route, blocks: [...route.blocks, ...cardGrids] },
      ...pages.map((blocks) => ({ ...route, blocks })),
    ],
  };
  const { config, findings } = checkSchema(complete, () => complete);
  if (!config) throw new Error(JSON.stringify(findings));
  return config;
}

/** The fixtures in a folder, by the name of their file; none when there is no such folder. */
function readFixtures(folder: string): Record<string, object> {
  const path = join(projectFolder, 'tests/fixtures', folder);
  if (!existsSync(path)) return {};
  return Object.fromEntries(
    readdirSync(path).map((name) => [
      name.replace('.json', ''),
      JSON.parse(readFileSync(join(path, name), 'utf8')) as object,
    ]),
  );
}

/** `event-series` → the list under `entities` that holds such entries */
function listOf(name: string): string {
  const { entityKind } = definition(toPascalCase(name));
  if (!entityKind) throw new Error(`${name} is not a kind of entry`);
  return entityKind.list;
}
