import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeLargeConfig } from '../../scripts/bench/make-large-config';
import { findPolicyFaults } from './find-policy-faults';
import { loadConfig } from '../../src/build/load-config';
import { readBuiltPages } from '../../src/io/read-built-pages';
import { expandRoutes } from '../../src/content/placeholders/dynamic-routes';
import { buildSiteFor } from '../hosts/build-site-for';
import { caches, copyProject } from '../build/project-copy';

test('has no fault with so many pages that Cloudflare Pages sends one policy for all', async () => {
  const cwd = copyProject({ shared: caches });
  const { config } = loadConfig({
    configFile: join(cwd, 'site.config.json'),
    publicFolder: join(cwd, 'public'),
  });
  if (!config) throw new Error('The config has errors');
  const large = makeLargeConfig(config, 120 - expandRoutes(config).length);
  writeFileSync(join(cwd, 'site.config.json'), JSON.stringify(large));
  await buildSiteFor('cloudflare-pages', 'dist', { cwd });
  const folder = join(cwd, 'dist');
  expect(readBuiltPages(folder)).toHaveLength(120);
  expect(findPolicyFaults(folder)).toEqual([]);

  const headers = join(folder, '_headers');
  const text = readFileSync(headers, 'utf8');
  writeFileSync(headers, text.replace('frame-src ', 'frame-src https://a.example '));
  expect(findPolicyFaults(folder)).toEqual([
    '_headers: frame-src permits https://a.example, which is not there',
  ]);
});
