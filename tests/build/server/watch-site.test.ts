import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { watchSite } from '../../../src/build/server/watch-site';
import { makeTempFolder } from '../../make-temp-folder';

test('what a site is made from is noticed when it changes, and nothing else', async () => {
  const folder = makeTempFolder();
  const configFile = join(folder, 'site.config.json');
  const publicFolder = join(folder, 'public');
  for (const name of ['public/images', 'dist', 'notes']) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  writeFileSync(configFile, '{}');
  let changes = 0;
  watchSite({ configFile, publicFolder }, async () => {
    changes += 1;
  });
  const awaitChange = (count: number) =>
    vi.waitFor(() => expect(changes).toBe(count), { timeout: 10_000 });

  for (const name of ['README.md', 'dist/index.html', 'notes/a.txt']) {
    writeFileSync(join(folder, name), 'not of the site');
  }
  writeFileSync(configFile, '{"site": {}}');
  await awaitChange(1);
  // As editors write it.
  writeFileSync(`${configFile}.new`, '{"site": {"name": "Lake"}}');
  renameSync(`${configFile}.new`, configFile);
  await awaitChange(2);
  writeFileSync(join(publicFolder, 'images/lake.jpg'), 'lake');
  await awaitChange(3);
});
