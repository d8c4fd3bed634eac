import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildOne } from '../../../src/cli/sites/build-one';
import { makeTempFolder } from '../../make-temp-folder';
import { makeTask } from './make-task';

function makeSite(config?: string): string {
  const folder = makeTempFolder();
  mkdirSync(join(folder, 'public'));
  if (config !== undefined) writeFileSync(join(folder, 'site.config.json'), config);
  return folder;
}

test('a folder without a config is a failure of that site, which says what is missing', async () => {
  const folder = makeSite();
  const { result, failure, report } = await buildOne(makeTask(folder));
  expect(failure).toContain('no such file');
  expect(failure).toContain(join(folder, 'site.config.json'));
  expect({ result, report }).toEqual({ result: undefined, report: '' });
});

test('errors of a config are written with its path, and counted', async () => {
  const folder = makeSite('{ "site": ');
  const outcome = await buildOne(makeTask(folder));
  expect(outcome).toMatchObject({ errors: 1, warnings: 0 });
  expect(outcome.report).toContain(`--> ${join(folder, 'site.config.json')}:1:`);
  expect(outcome.result).toBeUndefined();
  expect(readdirSync(folder).toSorted()).toEqual(['public', 'site.config.json']);
});

test('a site does not go among its own sources', async () => {
  const { failure } = await buildOne(makeTask(makeSite('{}'), { out: 'public' }));
  expect(failure).toMatch(/^Cannot write the site to "public": "public" belongs to/);
});
