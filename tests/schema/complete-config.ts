import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSchema } from '../../src/config/schema/check-schema';
import type { SiteConfig } from '../../src/generated/config-types';
import { blockRegistry } from '../../src/generated/block-registry';
import { readFixture } from '../blocks/render-block';
import { projectFolder } from '../../scripts/project-folder';

const file = join(projectFolder, 'tests/fixtures/config/complete.json');

/**
 * A valid config in which everything stands that the schemas know: what is in
 * `fixtures/config/complete.json`, the full and the minimal fixture of each block, and all
 * defaults. Not every id leads somewhere.
 */
export const completeConfig = readCompleteConfig();

function readCompleteConfig(): SiteConfig {
  const written = JSON.parse(readFileSync(file, 'utf8')) as { routes: [object] };
  const [route] = written.routes;
  const blocks = Object.keys(blockRegistry).flatMap((type) => [
    readFixture(type, 'valid/full'),
    readFixture(type, 'valid/minimal'),
  ]);
  const complete = {
    ...written,
    $schema: './schema/site.schema.json',
    routes: [route, { ...route, blocks }],
  };
  const { config, findings } = checkSchema(complete, () => complete);
  if (!config) throw new Error(JSON.stringify(findings));
  return config;
}
