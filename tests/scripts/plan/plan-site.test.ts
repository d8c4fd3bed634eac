import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { planSite } from '../../../scripts/plan/plan-site';
import { loadConfig } from '../../../scripts/read/load-config';
import { makeTempFolder } from '../../make-temp-folder';
import { readTestSite } from '../../sites/read-site';

test('each file is planned once; those of the config win over public/, but a practice may bring icons', async () => {
  const { configFile, publicFolder: original } = readTestSite('specification');
  const publicFolder = join(makeTempFolder(), 'public');
  cpSync(original, publicFolder, { recursive: true });
  const replaced = ['robots.txt', 'sitemap.xml', 'index.html', 'index.html.br', '_site.json'];
  const kept = ['favicon.ico', 'by-hand.txt'];
  for (const file of [...replaced, ...kept]) writeFileSync(join(publicFolder, file), 'by hand');
  const { config } = loadConfig({ configFile, publicFolder });
  if (!config) throw new Error('The config has errors.');

  const app = { key: '', script: '/app.js', outputs: [] };
  const plan = await planSite(config, { publicFolder, app, metaPolicy: 'none' });
  const outputs = [...plan.outputs()];
  const files = outputs.map(({ file }) => file);
  expect(new Set(files).size).toBe(files.length);
  const ofPublic: string[] = [];
  for (const output of outputs) {
    if ('page' in output || ![...replaced, ...kept].includes(output.file)) continue;
    const content = await output.make();
    const path = typeof content === 'object' && 'path' in content ? content.path : '';
    if (path.startsWith(publicFolder)) ofPublic.push(output.file);
  }
  expect(ofPublic.toSorted()).toEqual(kept.toSorted());
  expect(files).toEqual(expect.arrayContaining(replaced.filter((file) => !file.endsWith('.br'))));
  // Pages are handed on in bundles; whatever else takes time comes before them.
  expect(files.indexOf('index.html')).toBeGreaterThan(files.indexOf('by-hand.txt'));
});
