import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { watchSite } from '../../../src/build/server/watch-site';
import { makeTempFolder } from '../../make-temp-folder';

test('what a site is made from is noticed when it changes, and nothing else', async () => {
  const folder = makeTempFolder();
  const configFile = join(folder, 'site.config.json');
  const publicFolder = join(folder, 'public');
  for (const name of ['public/images', 'dist', 'notes', 'blocks']) {
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
  mkdirSync(join(folder, 'content'));
  writeFileSync(join(folder, '.translations.json'), '{}');
  await awaitChange(4);
  writeFileSync(join(folder, 'blocks/price-table.tsx'), '');
  await awaitChange(5);
});

test('saves during a slow build cause one more, not one each', async () => {
  const folder = makeTempFolder();
  const configFile = join(folder, 'site.config.json');
  writeFileSync(configFile, '{}');
  let calls = 0;
  const waiting: (() => void)[] = [];
  watchSite({ configFile, publicFolder: join(folder, 'public') }, () => {
    calls += 1;
    return new Promise((resolve) => {
      waiting.push(resolve);
    });
  });
  writeFileSync(configFile, '{"site": 1}');
  await vi.waitFor(() => expect(calls).toBe(1), { timeout: 10_000 });
  for (const site of [2, 3, 4]) {
    writeFileSync(configFile, `{"site": ${site}}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
  }
  waiting.shift()?.();
  await vi.waitFor(() => expect(calls).toBe(2), { timeout: 10_000 });
  waiting.shift()?.();
  await new Promise((resolve) => {
    setTimeout(resolve, 500);
  });
  expect(calls).toBe(2);
});
