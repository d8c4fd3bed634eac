import { expect, test } from 'vitest';
import { runSites } from '../../../src/cli/sites/run-sites';
import { makeTempFolder } from '../../make-temp-folder';

test('more parts than sites are refused before anything is built', async () => {
  const folders = [makeTempFolder(), makeTempFolder()];
  const shard = { index: 1, count: 3 };
  await expect(runSites({ folders, out: 'dist-parts/1-of-3', shard, json: true })).rejects.toThrow(
    '--shard: there are more parts (3) than sites (2). Use at most 2 parts.',
  );
});

test('drafts never replace the published folder of a site', async () => {
  const folders = [makeTempFolder()];
  await expect(
    runSites({ folders, out: './dist', draftsFor: 'reviewer', json: true }),
  ).rejects.toThrow('Drafts cannot be written to "./dist", the folder that you publish.');
});
